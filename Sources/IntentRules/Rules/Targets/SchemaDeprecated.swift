import IntentModel
import SourceScan

extension Rule {
  static let schemaDeprecated: Rule = Rule(
    id: "schema-deprecated", severity: .note, summary: "a type has a deprecated schema",
    rationale: """
      Apple's SDK in Xcode 27 marks some schemas deprecated and names a replacement for each. Use the replacement. Xcode 26 \
      and earlier do not have the replacements, so the rule reports nothing for an app that is built with them.
      """,
    source: "AppIntents interface of the macOS 27.0 SDK",
    reported: """
      ↓@AppIntent(schema: .system.search)
      struct SearchBooks {
        var criteria: StringSearchCriteria
      }
      """,
    correct: """
      @AppIntent(schema: .system.searchInApp)
      struct SearchBooks {
        var criteria: StringSearchCriteria
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<Place> = []
    for type in model.types {
      guard let schema = type.schema, let (kind, name) = schema.identity,
        let deprecation = KnownSchemas.deprecations.first(where: { $0.kind == kind && $0.name == name }),
        !(model.settings.xcode?.lexicographicallyPrecedes([deprecation.since]) ?? false),
        reported.insert(schema.place).inserted
      else { continue }
      reporter.report(
        "the schema '\(name)' is deprecated in Xcode \(deprecation.since); use '\(deprecation.replacement)'",
        at: schema.place, symbol: type.symbol)
    }
  }
}
