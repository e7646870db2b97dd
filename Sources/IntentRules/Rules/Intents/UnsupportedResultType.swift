extension Rule {
  static let unsupportedResultType: Rule = Rule(
    id: "unsupported-result-type", severity: .error,
    summary: "an intent returns a value of a type that App Intents does not support",
    rationale: """
      'ReturnsValue' takes the types that parameters can have. These are basic types such as 'String', and entities, \
      enums and unions that the app declares. With another type '.result(value:)' does not compile. Return a supported type.
      """,
    source: "AppIntents interface of iOS 17.4: IntentResult.Value, and the Swift compiler's verdict",
    reported: """
      struct Shelf: Codable {
        let name: String
      }

      struct FindShelf: AppIntent {
        static let title: LocalizedStringResource = "Find Shelf"

        func perform() async throws -> some IntentResult & ReturnsValue<↓Shelf> {
          .result(value: Shelf(name: "Read"))
        }
      }
      """,
    correct: """
      struct Shelf: AppEntity {
        let id: Int
        // …
      }

      struct FindShelf: AppIntent {
        static let title: LocalizedStringResource = "Find Shelf"

        func perform() async throws -> some IntentResult & ReturnsValue<Shelf> {
          .result(value: Shelf(id: 3))
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where !intent.type.isGeneric {
      for alternative in intent.result.own {
        guard let type = alternative.content.known?.value, let problem = ParameterTypes.problem(of: type) else {
          continue
        }
        reporter.report(
          "'perform()' cannot return a value of type '\(problem.type.name ?? problem.type.spelling)'; "
            + (problem.type.declaration == nil ? "return an entity, an enum or a basic type" : problem.hint),
          at: problem.type.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }
}
