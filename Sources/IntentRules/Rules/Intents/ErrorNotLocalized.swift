import IntentModel

extension Rule {
  static let errorNotLocalized = Rule(
    id: "error-not-localized", severity: .note, summary: "'perform()' throws an error without words of its own",
    rationale:
      "Shortcuts and Siri then show the error's type and number. 'CustomLocalizedStringResourceConvertible' gives it words.",
    source: "WWDC22 10032",
    triggering: [
      Example(
        "enum Gone: Error { case gone }\n" + .performing("some IntentResult", "throw ↓Gone.gone\nreturn .result()"))
    ],
    nonTriggering: [
      Example(
        "enum Gone: Error, CustomLocalizedStringResourceConvertible { case gone }\n"
          + .performing("some IntentResult", "throw Gone.gone")),
      Example(
        "enum Gone: Error { case gone }\nextension Gone: LocalizedError {}\n"
          + .performing("some IntentResult", "throw Gone.gone")),
      Example(.performing("some IntentResult", "throw KitError.gone")),
      Example(.performing("some IntentResult", "throw $book.needsValueError()")),
      Example(.performing("some IntentResult", "throw error")),
      Example("enum Gone: KitError { case gone }\n" + .performing("some IntentResult", "throw Gone.gone")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      var reported: Set<String> = []
      for body in intent.performBodies where body.providedBy == nil {
        for thrown in body.throwing where thrown.type.isResolved && thrown.unknownAncestors.contains("Error") {
          guard thrown.unknownAncestors.allSatisfy({ PlainAncestors.names.contains($0) }),
            !thrown.unknownAncestors.contains("LocalizedError"),
            !thrown.unknownAncestors.contains("CustomLocalizedStringResourceConvertible"),
            reported.insert(thrown.type.name).inserted
          else { continue }
          reporter.report(
            "'\(thrown.type.name)' has no localized words for '\(intent.type.name)' to show", at: thrown.place,
            symbol: intent.type.symbol(thrown.type.name))
        }
      }
    }
  }
}
