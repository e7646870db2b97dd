import IntentModel

extension Rule {
  static let openIntentMissingForIndexedEntity: Rule = Rule(
    id: "open-intent-missing-for-indexed-entity", severity: .note,
    summary: "no intent opens an entity that Spotlight shows",
    rationale: """
      Spotlight shows entities that conform to 'IndexedEntity'. Without an 'OpenIntent' for the entity, a tap on it \
      opens the app, but not the entity. Add an 'OpenIntent' whose 'target' is the entity.
      """,
    source: "WWDC24 10134, WWDC25 244",
    reported: """
      struct ↓Book: IndexedEntity {
        let id: Int
        // …
      }
      """,
    correct: Example(
      .anyBook("IndexedEntity")
        + .documentedIntent("\n@Parameter(title: \"Book\") var target: Book", conformance: "OpenIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let opened = model.openedTypes().union(model.typesOfOpenIntents)
    for entity in model.bundle.entities
    where entity.type.conformances.contains("IndexedEntity") && !entity.isHiddenInSpotlight {
      guard !opened.contains(TypeKey(entity.type)) else { continue }
      reporter.report(
        "no 'OpenIntent' has '\(entity.type.name)' as its 'target', so a tap on it in Spotlight opens only the app",
        of: entity.type)
    }
  }
}

extension LintModel {
  /// The types of all parameters of intents that open things. The parameter that is meant may have another name than 'target',
  /// which another rule reports.
  fileprivate var typesOfOpenIntents: [TypeKey] {
    bundle.intents.filter { $0.conforms(to: "OpenIntent") }.flatMap { intent in
      intent.parameters.compactMap { TypeKey($0.type?.declaration) }
    }
  }
}

extension Entity {
  /// Whether Spotlight never shows it.
  var isHiddenInSpotlight: Bool { hideInSpotlight.only == true }
}
