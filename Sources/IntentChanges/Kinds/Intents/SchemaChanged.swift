extension ChangeKind {
  static let schemaChanged: ChangeKind = ChangeKind(
    "schema-changed", .dangerous, .siri, summary: "the schema of a type changed or was removed",
    rationale: """
      Siri and Apple Intelligence use the schema to know what a type is and what it does. Without the schema, or with \
      another one, they no longer use the type for the same requests. Saved shortcuts keep working, because they store \
      the identifier of the type.
      """,
    source: "WWDC24 sessions 10133 and 10134 (assistant schemas)",
    reported: ChangeExample(
      """
      @AppIntent(schema: .photos.openAsset)
      struct OpenPhoto {
        var target: Photo
      }
      """,
      """
      struct ↓OpenPhoto: AppIntent {
        @Parameter(title: "Photo") var target: Photo
      }
      """),
    harmless: ChangeExample(
      "@AssistantIntent(schema: .books.openBook) struct OpenBook {}",
      "@AppIntent(schema: .books.openBook) struct OpenBook {}"),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.declarations {
      guard let old = pair.old.schema.known, pair.old.schema.differs(from: pair.new.schema) else { continue }
      reporter.report(
        pair.new.schema.known.map {
          "'\(pair.new.name)' now has the schema '\($0)' instead of '\(old)', so Siri uses it for other requests"
        }
          ?? "'\(pair.new.name)' no longer has the schema '\(old)', so Siri no longer uses it for requests of that schema",
        symbol: pair.old.symbol, at: .new(pair.new.location))
    }
  }
}
