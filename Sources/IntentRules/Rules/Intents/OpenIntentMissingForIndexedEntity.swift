import IntentModel

extension Rule {
  static let openIntentMissingForIndexedEntity = Rule(
    id: "open-intent-missing-for-indexed-entity", severity: .note,
    summary: "an indexed entity that no intent opens",
    rationale: "Someone who taps the entity in Spotlight just gets the app, wherever it happens to be.",
    source: "WWDC24 10134, WWDC25 244",
    triggering: [
      Example("struct ↓Book: IndexedEntity { let id: Int }"),
      Example("struct ↓Book: IndexedEntity { let id: Int; var hideInSpotlight: Bool { false } }"),
      // Some are shown.
      Example("struct ↓Book: IndexedEntity { let id: Int; var hideInSpotlight: Bool { isSecret } }"),
    ],
    nonTriggering: [
      Example(
        .entity("Book", "IndexedEntity")
          + .intent("Open", "OpenIntent", #"@Parameter(title: "Book") var target: Book"#)),
      Example(.entity("Book")),
      // Spotlight doesn't show it.
      Example("struct Book: IndexedEntity { let id: Int; let hideInSpotlight = true }"),
      Example("struct Book: IndexedEntity { let id: Int; var hideInSpotlight: Bool { true } }"),
      Example(
        "struct Book: IndexedEntity { let id: Int }\nextension Book { var hideInSpotlight: Bool { return true } }"),
      Example(
        "@AppEntity(schema: .books.book)\nstruct Book: IndexedEntity { let id: Int }\n@AppIntent(schema: .books.openBook)\nstruct Open { var target: Book }"
      ),
    ]
  ) { model, reporter in
    let opened = model.openedTypes
    for entity in model.bundle.entities
    where entity.type.conformances.contains("IndexedEntity") && !entity.isHiddenInSpotlight {
      guard !opened.contains(LintModel.TypeKey(entity.type)) else { continue }
      reporter.report(
        "no 'OpenIntent' opens '\(entity.type.name)'", at: entity.type.place, symbol: entity.type.symbol)
    }
  }
}

extension Entity {
  /// Spotlight never shows it.
  var isHiddenInSpotlight: Bool { hideInSpotlight.only == true }
}
