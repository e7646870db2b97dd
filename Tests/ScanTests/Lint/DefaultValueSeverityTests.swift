@testable import IntentModel
@testable import IntentReports
import Testing

@testable import IntentRules

/// A default value that is not a literal does not compile with the SDKs in which it is '_const', and is lost with the others.
@Suite struct DefaultValueSeverityTests {
  static let rows: [(type: String, xcode: String?, expected: Severity)] = [
    ("Int", "16.4", .error), ("Int", "26.0", .warning), ("Int", nil, .warning), ("[String]", "16.0", .error),
    ("Bool", "15.4", .error), ("Bool", "16.0", .warning), ("Planet", "15.0", .error), ("Planet", "16.0", .warning),
    ("URL", "15.0", .warning), ("Unknown", "15.0", .warning),
    // An entity has no constant form.
    ("Book", nil, .note), ("Book", "26.0", .note), ("Book?", "16.0", .note), ("[Book]", nil, .note),
    ("Book", "15.0", .error),
  ]

  @Test(arguments: rows)
  func dependsOnTypeAndXcode(type: String, xcode: String?, expected: Severity) throws {
    let sources = ExampleSources(
      """
      import AppIntents
      enum Planet: String, AppEnum { case mars }
      struct Book: AppEntity { let id: Int }
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open"
        @Parameter(title: "Value", default: makeValue()) var value: \(type)
        func perform() async throws -> some IntentResult { .result() }
      }
      """)
    var settings = LintSettings()
    settings.xcode = xcode.map { $0.split(separator: ".").compactMap { Int($0) } }
    let rule = try #require(Rule.all.first { $0.id == "parameter-default-not-literal" })
    #expect(LintResult(of: sources.model(settings), with: [rule]).findings.map(\.severity) == [expected])
  }
}
