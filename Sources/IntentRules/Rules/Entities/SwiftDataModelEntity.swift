extension Rule {
  static let swiftDataModelEntity: Rule = Rule(
    id: "swiftdata-model-entity", severity: .error, summary: "a SwiftData model conforms to 'AppEntity'",
    rationale: """
      'AppEntity' requires 'Sendable', because the system passes entities between threads. SwiftData declares that \
      a model class is not 'Sendable'. Declare a separate structure for the entity, and copy the values that it \
      shows from the model.
      """,
    source: "SwiftData documentation: PersistentModel isn't Sendable; AppIntents documentation: AppEntity",
    reported: """
      import AppIntents
      import SwiftData

      @Model
      final class ↓Book: AppEntity {
        var id: UUID
      }
      """,
    correct: """
      import AppIntents
      import SwiftData

      @Model
      final class Book {
        var id: UUID
      }

      struct BookEntity: AppEntity {
        let id: UUID
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where entity.type.kind == .class {
      let type = entity.type
      guard let attribute = type.attributes.first(where: { $0.name == "Model" }),
        model.files.indices.contains(type.place.file), model.files[type.place.file].imports("SwiftData")
      else { continue }
      reporter.report(
        "'\(type.name)' is a SwiftData model, which is not 'Sendable'; use a separate struct as the entity",
        of: type,
        notes: [.init(message: "'@Model' makes '\(type.name)' a SwiftData model", place: attribute.place)])
    }
  }
}
