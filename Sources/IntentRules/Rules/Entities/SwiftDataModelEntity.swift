import IntentModel

extension Rule {
  static let swiftDataModelEntity = Rule(
    id: "swiftdata-model-entity", severity: .error, summary: "a SwiftData model is an entity itself",
    rationale: """
      Entities cross threads and have to be 'Sendable', which a model class isn't: SwiftData rules it out by name. Make the \
      entity a small type of its own that copies what it shows.
      """,
    source: "SwiftData documentation: PersistentModel isn't Sendable; AppIntents documentation: AppEntity",
    triggering: [
      Example("import AppIntents\nimport SwiftData\n@Model final class ↓Book: AppEntity { var id: UUID }"),
      Example("import AppIntents\nimport SwiftData\n@Model class ↓Book {}\nextension Book: AppEntity {}"),
    ],
    nonTriggering: [
      Example(
        "import AppIntents\nimport SwiftData\n@Model final class Book {}\nstruct BookEntity: AppEntity { let id: UUID }"
      ),
      // Another module's macro of that name.
      Example("import AppIntents\nimport Kit\n@Model final class Book: AppEntity { var id: UUID }"),
      Example("import AppIntents\nimport SwiftData\n@Model struct Book: AppEntity { var id: UUID }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.type.kind == .class {
      let type = entity.type
      guard let attribute = type.attributes.first(where: { $0.name == "Model" }),
        model.files.indices.contains(type.place.file), model.files[type.place.file].imports("SwiftData")
      else { continue }
      reporter.report(
        "'\(type.name)' is a SwiftData model, which can't be an entity", at: type.place, symbol: type.symbol,
        notes: [.init(message: "the macro makes it a model", place: attribute.place)])
    }
  }
}
