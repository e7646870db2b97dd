import IntentModel

extension Rule {
  static let appIntentGenericType = Rule(
    id: "app-intent-generic-type", severity: .warning, summary: "an intent, entity or app enum is generic",
    rationale: """
      The metadata names one type that the system can make. A generic type is none until its parameters are filled in, so \
      that it isn't found. No app is known in which one works.
      """,
    source: "The format of the metadata: an action, entity or enum is named by one mangled type name",
    triggering: [
      Example("struct ↓Open<T: AppEntity>: AppIntent { static let title: LocalizedStringResource = \"Open\" }"),
      Example("struct ↓Box<T> { let id: Int }\nextension Box: AppEntity {}"),
    ],
    nonTriggering: [
      Example(.titled("static let title: LocalizedStringResource = \"Open\"")),
      Example("protocol Opening<T>: AppIntent { associatedtype T }"),
      Example("struct Options<T>: DynamicOptionsProvider { func results() async throws -> [T] { [] } }"),
      Example("struct Box<T> { let id: Int }"),
    ]
  ) { model, reporter in
    for type in model.reachedTypes where type.isGeneric {
      reporter.report("'\(type.name)' is generic", at: type.place, symbol: type.symbol)
    }
  }
}

extension LintModel {
  /// The types that the system makes by their names: intents, entities and app enums.
  var reachedTypes: [DeclaredType] {
    bundle.intents.map(\.type) + bundle.entities.map(\.type) + bundle.enums.map(\.type)
  }

  /// It stands in a file of unit tests, whose types nobody but the tests reaches.
  func isInTests(_ type: DeclaredType) -> Bool {
    guard files.indices.contains(type.place.file) else { return false }
    return files[type.place.file].imports("XCTest") || files[type.place.file].imports("Testing")
  }
}
