import IntentModel

extension Rule {
  static let unsupportedResultType = Rule(
    id: "unsupported-result-type", severity: .error,
    summary: "an intent returns a value of a type that App Intents does not support",
    rationale: """
      'ReturnsValue' takes the types that parameters can have: basic types such as 'String', and entities, enums and unions \
      that the app declares. With another type '.result(value:)' does not compile. Return a supported type.
      """,
    source: "AppIntents interface of iOS 17.4: IntentResult.Value, and the Swift compiler's verdict",
    triggering: [
      Example(
        """
        struct Shelf: Codable {
          let name: String
        }

        struct FindShelf: AppIntent {
          static let title: LocalizedStringResource = "Find Shelf"

          func perform() async throws -> some IntentResult & ReturnsValue<↓Shelf> {
            .result(value: Shelf(name: "Read"))
          }
        }
        """),
      Example("struct Shelf {}\n" + .returning("[↓Shelf]?")),
      Example(.returning("↓[String: Int]")),
      Example(.returning("↓Data")),
      Example(.returning("↓Void")),
      Example(.returning("↓(Int, Int)")),
      Example("enum Shelf: String, CaseIterable { case read }\n" + .returning("↓Shelf")),
    ],
    nonTriggering: [
      Example(
        """
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
        """),
      Example(.returning("String")), Example(.returning("[Int]?")), Example(.returning("IntentFile")),
      Example(.returning("Measurement<UnitLength>")), Example(.returning("KitShelf")),
      Example("enum Shelf: String, AppEnum { case read }\n" + .returning("Shelf")),
      Example("@UnionValue enum Item { case a(Int) }\n" + .returning("[Item]")),
      Example("typealias Shelf = String\n" + .returning("Shelf")),
      Example("import Kit\nimport AppIntents\nstruct Shelf: KitEntity {}\n" + .returning("Shelf")),
      Example(
        "struct Shelf {}\nstruct Open<Shelf>: AppIntent { func perform() -> some ReturnsValue<Shelf> { make() } }"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where !intent.type.isGeneric {
      for alternative in intent.result.alternatives where alternative.origin.providedBy == nil {
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

extension String {
  /// An intent whose 'perform()' returns a value of the type.
  fileprivate static func returning(_ type: String) -> String {
    """
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      func perform() async throws -> some IntentResult & ReturnsValue<\(type)> { make() }
    }
    """
  }
}
