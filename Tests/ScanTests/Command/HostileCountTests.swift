import Foundation
@testable import IntentLocalization
import Testing

/// Phrases that stand for more sentences than an integer can count.
@Suite struct HostileCountTests {
  private static func source(parameters: Int, cases: Int, phrases: [String]) -> String {
    let values = (0..<cases).map { "v\($0)" }.joined(separator: ", ")
    let declared = (0..<parameters).map { "@Parameter(title: \"P\($0)\") var p\($0): Value" }.joined(separator: "\n")
    return """
      import AppIntents
      enum Value: String, AppEnum {
        case \(values)
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Value"
        static let caseDisplayRepresentations: [Value: DisplayRepresentation] = [:]
      }
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open"
        \(declared)
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Open(), phrases: [\(phrases.map { "\"\($0) \\(.applicationName)\"" }.joined(separator: ", "))],
            shortTitle: "Open", systemImageName: "a")
        }
      }
      """
  }

  /// `\(\.$p0) \(\.$p1) …`
  private static func phrase(_ start: String, parameters: Int) -> String {
    start + (0..<parameters).map { " \\(\\.$p\($0))" }.joined()
  }

  private static let commands = [
    "lint App --module App --fail-on never", "list App", "list App --format json", "preview App --module App",
    "strings App --module App --say --locale en", "strings App --module App --say --locale de --format json",
  ]

  /// A product of 63 and of 40 factors, and a sum of two products that fit.
  @Test(arguments: commands, [(63, 2, 1), (64, 2, 1), (40, 3, 1), (62, 2, 2), (62, 2, 40)])
  func phrasesOfSourceAreCounted(words: String, size: (parameters: Int, cases: Int, phrases: Int)) throws {
    let phrases = (0..<size.phrases).map { Self.phrase("open \($0)", parameters: size.parameters) }
    let folder = try CommandFolder([
      "App/A.swift": Self.source(parameters: size.parameters, cases: size.cases, phrases: phrases),
      "App/de.lproj/Localizable.strings": "\"Open\" = \"Auf\";\n",
    ])
    let outcome = try folder.run(words)
    #expect(outcome.status < 2, "\(outcome.errors)")
    if words.hasPrefix("lint") {
      #expect(outcome.output.contains("as 1000000000 or more with the values"), "\(outcome.output)")
    }
  }

  /// Who changes a table alone must not be able to stop a check.
  @Test(arguments: commands) func phrasesOfTablesAreCounted(words: String) throws {
    let tokens = (0..<3).map { "${p\($0)}" }.joined(separator: " ")
    let repeated = Array(repeating: tokens, count: 30).joined(separator: " ")
    let folder = try CommandFolder([
      "App/A.swift": Self.source(parameters: 3, cases: 4, phrases: ["open", Self.phrase("show", parameters: 3)]),
      "App/de.lproj/AppShortcuts.strings":
        "\"open ${applicationName}\" = \"auf \(repeated) ${applicationName}\";\n"
        + "\"show \(tokens) ${applicationName}\" = \"zeig \(repeated) ${applicationName}\";\n",
    ])
    let outcome = try folder.run(words)
    #expect(outcome.status < 2, "\(outcome.errors)")
    if words.hasPrefix("strings") {
      #expect(
        outcome.output.contains(words.hasSuffix("json") ? "1000000000" : "at most 1000 phrases"), "\(outcome.output)")
    }
  }

  /// A long phrase with a thousand values would be a thousand long sentences, and there can be thousands of such phrases.
  @Test func sentencesTakeALimitedAmountOfMemory() throws {
    let words = String(repeating: "word ", count: 20_000)
    let phrases = (0..<4).map { "\(words)\($0) \\(\\.$p0)" }
    let folder = try CommandFolder([
      "App/A.swift": Self.source(parameters: 1, cases: 1_000, phrases: phrases),
      "App/de.lproj/Localizable.strings": "\"Open\" = \"Auf\";\n",
    ])
    let output = try folder.run("strings App --module App --say --locale en").output
    #expect(output.utf8.count < 20 << 20 && output.contains("more\n"))
  }

  /// A long text that a thousand declarations refer to would be written a thousand times.
  @Test(arguments: ["preview App --module App", "tools App"])
  func longTextsAreShortenedInReferences(words: String) throws {
    let long = String(repeating: "word ", count: 4_000)
    func references(_ text: (Int) -> String) -> String { (0..<40).map(text).joined(separator: "\n") }
    let folder = try CommandFolder([
      "App/A.swift": """
      import AppIntents
      enum Value: String, AppEnum {
        case a
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(long)"
        static let caseDisplayRepresentations: [Value: DisplayRepresentation] = [.a: "\(long)"]
      }
      struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(long)"
        static let defaultQuery = Query()
        var id: String
      }
      struct Query: EntityQuery {}
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "\(long)"
        @Parameter(title: "\(long)", default: "\(long)") var text: String
        static var parameterSummary: some ParameterSummary { Summary("\(String(repeating: "\\(\\.$text)", count: 40))") }
      }
      \(references { "struct Take\($0): AppIntent { @Parameter var value: Value; @Parameter var book: Book }" })
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          \(references { "AppShortcut(intent: Open(), phrases: [\"open \($0) \\(.applicationName)\"])" })
        }
      }
      """
    ])
    let output = try folder.run(words).output
    #expect(output.utf8.count < 25 * long.utf8.count && output.contains("…"))
  }

  /// No app has thousands of languages, and each of them costs time for each text.
  @Test func languagesAreLimited() throws {
    let entries = (0..<1_000).map { "\"l\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"B\"}}" }
    let folder = try CommandFolder([
      "App/A.swift": Self.source(parameters: 1, cases: 1, phrases: ["open"]),
      "App/Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"Open\": {\"localizations\": {"
        + entries.joined(separator: ", ") + "}}}}",
    ])
    let others = 1_000 - AppLanguages.limit
    #expect(try folder.run("strings App --module App").output.contains("languages not counted: \(others)"))
    #expect(try folder.run("preview App --module App").output.contains("\(others) more"))
  }

  @Test func countsEndAtABillion() {
    let most = SentenceCount(.max)
    #expect(SentenceCount(3) * SentenceCount(4) + SentenceCount(1) == SentenceCount(13))
    #expect(most * most == most && most + most == most && SentenceCount(.min) == SentenceCount(0))
    #expect([most, SentenceCount(0)].product() == SentenceCount(0) && [SentenceCount]().product() == SentenceCount(1))
    #expect("\(most)" == "1000000000 or more" && "\(SentenceCount(1_000))" == "1000")
  }
}
