extension ChangeKind {
  static let schemaChanged = ChangeKind(
    "schema-changed", .dangerous, .siri, summary: "a type has another schema, or none",
    rationale: """
      Siri and Apple Intelligence know what a type with a schema is and does. With another schema, or without one, requests \
      that reached it go elsewhere; shortcuts keep the type by its identifier.
      """,
    source: "WWDC24 sessions 10133 and 10134 (assistant schemas)",
    examples: [
      ChangeExample(
        "@AppIntent(schema: .photos.openAsset) struct OpenPhoto { var target: Photo }",
        "struct ↓OpenPhoto: AppIntent { @Parameter(title: \"Photo\") var target: Photo }"),
      ChangeExample(
        "@AppIntent(schema: .books.openBook) struct OpenBook {}",
        "@AppIntent(schema: .reader.openPage) struct ↓OpenBook {}"),
    ],
    harmless: [
      ChangeExample(
        "@AssistantIntent(schema: .books.openBook) struct OpenBook {}",
        "@AppIntent(schema: .books.openBook) struct OpenBook {}"),
      ChangeExample(
        "struct OpenBook: AppIntent {}", "@AppIntent(schema: .books.openBook) struct OpenBook {}"),
    ]
  ) { comparison, reporter in
    for pair in comparison.declarations {
      guard let old = pair.old.schema.known, pair.old.schema.differs(from: pair.new.schema) else { continue }
      reporter.report(
        pair.new.schema.known.map { "'\(pair.new.name)' has the schema '\($0)' instead of '\(old)'" }
          ?? "'\(pair.new.name)' no longer has the schema '\(old)'",
        symbol: pair.old.symbol, at: .new(pair.new.location))
    }
  }
}
