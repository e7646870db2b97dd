extension Rule {
  static let unsupportedPropertyType: Rule = Rule(
    id: "unsupported-property-type", severity: .error,
    summary: "a property of an entity has an unsupported type",
    rationale: """
      Shortcuts filters by properties and passes them on, so a property must have a supported type. Supported are basic \
      types such as 'String', and the entities, app enums and unions of the app. Any other type \
      stops the build, or Apple's tool exports no metadata for the target.
      """,
    source: "Apple's metadata processor, WWDC25 244: properties are of the types that parameters are of",
    reported: """
      struct Book: AppEntity {
        @Property(title: "Cover") var cover: ↓CGImage
      }
      """,
    correct: """
      struct Book: AppEntity {
        @Property(title: "Cover") var cover: IntentFile
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (entity, property) in model.entityProperties where !entity.type.isGeneric && property.wrapper != .schema {
      guard let type = property.type, let problem = ParameterTypes.problem(of: type) else { continue }
      reporter.report(
        "property '\(property.name)' has the unsupported type '\(problem.type.name ?? problem.type.spelling)'; "
          // The hints are written for parameters.
          + problem.hint.split(separator: " ").map { $0 == "parameters" ? "properties" : $0 }.joined(separator: " "),
        at: problem.type.place, symbol: entity.type.symbol(property.name),
        cause: .init(
          "\(entity.type.module) \(problem.type.spelling)", note: "property '\(property.name)' has this type too"))
    }
  }
}
