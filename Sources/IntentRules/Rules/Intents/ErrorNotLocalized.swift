import IntentModel

extension Rule {
  static let errorNotLocalized: Rule = Rule(
    id: "error-not-localized", severity: .note, summary: "'perform()' throws an error without a localized message",
    rationale: """
      Shortcuts and Siri show the error to users. Without a localized message, they show only its type and a number. \
      Conform the error to 'CustomLocalizedStringResourceConvertible' and describe the problem in \
      'localizedStringResource'.
      """,
    source: "WWDC22 10032",
    reported: """
      enum LibraryError: Error {
        case closed
      }

      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        func perform() async throws -> some IntentResult {
          guard Library.shared.isOpen else { throw ↓LibraryError.closed }
          return .result()
        }
      }
      """,
    correct: """
      enum LibraryError: Error, CustomLocalizedStringResourceConvertible {
        case closed

        var localizedStringResource: LocalizedStringResource { "The library is closed." }
      }

      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        func perform() async throws -> some IntentResult {
          guard Library.shared.isOpen else { throw LibraryError.closed }
          return .result()
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      var reported: Set<String> = []
      for body in intent.performBodies where body.providedBy == nil {
        for thrown in body.throwing where thrown.type.isResolved && thrown.unknownAncestors.contains("Error") {
          guard thrown.unknownAncestors.allSatisfy({ KnownAncestors.plain.contains($0) }),
            !thrown.unknownAncestors.contains("LocalizedError"),
            !thrown.unknownAncestors.contains("CustomLocalizedStringResourceConvertible"),
            reported.insert(thrown.type.name).inserted
          else { continue }
          reporter.report(
            "error '\(thrown.type.name)' has no localized message, so Shortcuts shows its type and a number; conform it to 'CustomLocalizedStringResourceConvertible'",
            at: thrown.place, symbol: intent.type.symbol(thrown.type.name))
        }
      }
    }
  }
}
