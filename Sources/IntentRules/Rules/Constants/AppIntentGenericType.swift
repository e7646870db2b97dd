import IntentModel

extension Rule {
  static let appIntentGenericType: Rule = Rule(
    id: "app-intent-generic-type", severity: .warning, summary: "an intent, entity or app enum is generic",
    rationale: """
      The system creates an intent, entity or app enum by the one name that the metadata contains. A generic type \
      has no such name, so the system does not find it. No app is known in which a generic type works. Declare a \
      type without generic parameters.
      """,
    source: "The format of the metadata: an action, entity or enum is named by one mangled type name",
    reported: """
      struct ↓OpenItem<Item: AppEntity>: AppIntent {
        static let title: LocalizedStringResource = "Open Item"
      }
      """,
    correct: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for type in model.reachedTypes where type.isGeneric {
      let enclosing = type.enclosingGenericType
      let problem = enclosing.map { "is nested in the generic type '\($0)'" } ?? "is generic"
      reporter.report(
        "'\(type.name)' \(problem), so the system cannot find it by name; "
          + (enclosing == nil ? "remove the generic parameters" : "move it out of the generic type"),
        of: type)
    }
  }
}

extension LintModel {
  /// The types that the system creates by name: intents, entities and app enums.
  var reachedTypes: [DeclaredType] {
    bundle.intents.map(\.type) + bundle.entities.map(\.type) + bundle.enums.map(\.type)
  }

  /// Whether a type is declared in a file that imports a framework for unit tests, so only tests use it.
  func isInTests(_ type: DeclaredType) -> Bool {
    guard files.indices.contains(type.place.file) else { return false }
    return files[type.place.file].imports("XCTest") || files[type.place.file].imports("Testing")
  }
}
