import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let deprecatedAssistantMacro = Rule(
    id: "deprecated-assistant-macro", severity: .note, summary: "a schema macro under its former name",
    rationale:
      "'@AssistantIntent', '@AssistantEntity' and '@AssistantEnum' are replaced by '@AppIntent', '@AppEntity' and '@AppEnum'.",
    source: "WWDC25 275",
    triggering: [
      Example(
        "↓@AssistantIntent(schema: .system.search)\nstruct A { var criteria: String }",
        fixed: "@AppIntent(schema: .system.search)\nstruct A { var criteria: String }"),
      Example("↓@AssistantEntity(schema: .books.book)\nstruct A { let id: Int }"),
    ],
    nonTriggering: [
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: String }"),
      Example(
        "@AssistantIntent(schema: .system.search)\nstruct A { var criteria: String }",
        settings: .xcode(16)),
      // What the macro expands to, written out: there is no macro to rename.
      Example(
        """
        struct Book: AppEntity {
          let id: Int
          static let __assistantSchemaEntity = "books.book"
        }
        """),
    ]
  ) { model, reporter in
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
        "'@\(schema.macro)' is now '@\(name)'", at: schema.place, symbol: type.symbol,
        fixes: [FixIt("use '@\(name)'", .needsReview, [.init(spelled, name)])])
    }
  }
}

extension LintSettings {
  fileprivate static func xcode(_ version: Int) -> LintSettings {
    var settings = LintSettings()
    settings.xcode = [version]
    return settings
  }
}
