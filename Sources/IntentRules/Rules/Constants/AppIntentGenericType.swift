import IntentModel

extension Rule {
  static let appIntentGenericType = Rule(
    id: "app-intent-generic-type", severity: .warning, summary: "an intent, entity or app enum is generic",
    rationale: """
      The system creates an intent, entity or app enum by the one name that the metadata contains. A generic type \
      has no such name, so the system does not find it. No app is known in which a generic type works. Declare a \
      type without generic parameters.
      """,
    source: "The format of the metadata: an action, entity or enum is named by one mangled type name",
    triggering: [
      Example(
        """
        struct ↓OpenItem<Item: AppEntity>: AppIntent {
          static let title: LocalizedStringResource = "Open Item"
        }
        """),
      Example("struct ↓Box<T> { let id: Int }\nextension Box: AppEntity {}"),
      Example("struct Control<Target> { struct ↓Cancel: AppIntent {} }"),
      Example("struct Control<Target> {}\nextension Control { enum Kind { struct ↓Cancel: AppIntent {} } }"),
      Example(
        """
        class Store<T> {
          enum ↓Mode: String, AppEnum { case a }
          struct ↓Book { let id: Int }
        }
        extension Store.Book: AppEntity {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """),
      Example("protocol Opening<T>: AppIntent { associatedtype T }"),
      Example("struct Options<T>: DynamicOptionsProvider { func results() async throws -> [T] { [] } }"),
      Example("struct Box<T> { let id: Int }"),
      Example("enum Library { struct Open: AppIntent {} }\nstruct Control<Target> { enum Kind { case a } }"),
      Example("struct Control<Target> {}\nextension Library { struct Open: AppIntent {} }\nenum Library {}"),
    ]
  ) { model, reporter in
    for type in model.reachedTypes where type.isGeneric {
      let enclosing = type.enclosingGenericType
      let problem = enclosing.map { "is nested in the generic type '\($0)'" } ?? "is generic"
      reporter.report(
        "'\(type.name)' \(problem), so the system cannot find it by name; "
          + (enclosing == nil ? "remove the generic parameters" : "move it out of the generic type"),
        at: type.place, symbol: type.symbol)
    }
  }
}

extension LintModel {
  /// The types that the system creates by name: intents, entities and app enums.
  var reachedTypes: [DeclaredType] {
    bundle.intents.map(\.type) + bundle.entities.map(\.type) + bundle.enums.map(\.type)
  }

  /// It is declared in a file of unit tests, so only tests use it.
  func isInTests(_ type: DeclaredType) -> Bool {
    guard files.indices.contains(type.place.file) else { return false }
    return files[type.place.file].imports("XCTest") || files[type.place.file].imports("Testing")
  }
}
