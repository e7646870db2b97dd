import IntentReports
import SourceScan

extension Rule {
  static let deprecatedAssistantMacro: Rule = Rule(
    id: "deprecated-assistant-macro", severity: .note, summary: "a schema macro is used under its old name",
    rationale: """
      Since Xcode 26 the macros '@AssistantIntent', '@AssistantEntity' and '@AssistantEnum' are named '@AppIntent', \
      '@AppEntity' and '@AppEnum'. Use the new names. The rule does not apply to a configuration with an earlier Xcode.
      """,
    source: "WWDC25 275",
    isFixable: true,
    reported: Example(searching("↓@AssistantIntent"), fixed: searching("@AppIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    if let xcode = model.settings.xcode, xcode.lexicographicallyPrecedes([26]) { return }
    var reported: Set<Place> = []
    for type in model.types {
      guard let schema = type.schema, schema.macro.hasPrefix("Assistant"), !schema.isWrittenOut,
        reported.insert(schema.place).inserted
      else { continue }
      let name = "App" + schema.macro.dropFirst("Assistant".count)
      let start = schema.place.span.start + 1
      let spelled = Place(schema.place.file, ByteSpan(start, start + UInt32(schema.macro.utf8.count)))
      reporter.report(
        "'@\(schema.macro)' was renamed to '@\(name)'", at: schema.place, symbol: type.symbol,
        fixes: [FixIt("use '@\(name)'", .needsReview, [.init(spelled, name)])])
    }
  }
}

private func searching(_ macro: String) -> String {
  """
  \(macro)(schema: .system.search)
  struct SearchLibrary: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]

    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult { .result() }
  }
  """
}
