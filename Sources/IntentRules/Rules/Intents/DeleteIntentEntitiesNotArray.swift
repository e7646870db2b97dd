import IntentModel
import IntentReports

extension Rule {
  static let deleteIntentEntitiesNotArray: Rule = Rule(
    id: "delete-intent-entities-not-array", severity: .error,
    summary: "'entities' of a 'DeleteIntent' is not an array of an entity",
    rationale: """
      'DeleteIntent' requires 'entities' to be an array of one entity type. With a single entity, an optional array, a \
      set, or an array of another type, the intent does not compile.
      """,
    source: "AppIntents interface of iOS 17.4: DeleteIntent.entities",
    isFixable: true,
    reported: Example(
      .anyBook()
        + .documentedIntent(
          "\n@Parameter(title: \"Books\") var ↓entities: Book", name: "DeleteBooks", conformance: "DeleteIntent"),
      fixed: .anyBook()
        + .documentedIntent(
          "\n@Parameter(title: \"Books\") var entities: [Book]", name: "DeleteBooks", conformance: "DeleteIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.conforms(to: "DeleteIntent") {
      guard let parameter = intent.parameter("entities"), let type = parameter.type, !mayBeEntities(type) else {
        continue
      }
      let isSingle = type.kind == .entity && !type.isOptional
      reporter.report(
        "'entities' of '\(intent.type.name)' must be an array of an entity; found '\(type.spelling)'",
        at: parameter.place, symbol: intent.type.symbol("entities"),
        fixes: isSingle
          ? [
            FixIt(
              "change the type to '[\(type.spelling)]'", .needsReview,
              [.init(type.place.beginning, "["), .init(type.place.ending, "]")])
          ]
          : [])
    }
  }

  /// Whether the type is an array of entities, or may be one because it is not in the scanned sources.
  private static func mayBeEntities(_ type: ValueType) -> Bool {
    guard type.kind == .array else { return type.kind == .unknown && type.declaration == nil }
    guard !type.isOptional, let element = type.elements.first, !element.isOptional else { return false }
    return element.kind == .entity || element.kind == .unknown && element.declaration == nil
  }
}
