/// The framework's macros that make a type an intent, an entity, an enum or a union.
///
/// Sources: Apple's documentation of App Intents, `AppIntent(schema:)`, `AppEntity(schema:)`, `AppEnum(schema:)`, the
/// deprecated `AssistantIntent(schema:)` and its like, `AppIntent(_:)`, `UnionValue()`. What else an expansion conforms
/// to (`AssistantSchemaIntent`, `OpenIntent`, …) depends on the schema, and isn't stated by the source.
enum KnownMacros {
  struct Macro: Sendable {
    var name: String
    /// What the expansion conforms the type to.
    var conformances: [String]
    /// True for `@AppIntent(schema: …)`, false for `@AppIntent(.tool)` and `@UnionValue`.
    var isSchema: Bool
  }

  static let schemas: [String: String] = [
    "AppIntent": "AppIntent", "AssistantIntent": "AppIntent", "AppEntity": "AppEntity", "AssistantEntity": "AppEntity",
    "AppEnum": "AppEnum", "AssistantEnum": "AppEnum",
  ]

  /// The static constants that the macros' expansions hold, by what public projects print of them and what Apple's tool makes
  /// of hand-written ones.
  static let schemaConstants: KeyValuePairs<String, String> = [
    "__appSchemaIntent": "AppIntent", "__appSchemaEntity": "AppEntity", "__appSchemaEnum": "AppEnum",
  ]

  /// Names of the macros, for finding the files that use one.
  static var names: [String] { Array(schemas.keys) + ["UnionValue"] }

  static func macro(_ name: String, labels: [String?]) -> Macro? {
    if name == "UnionValue" { return Macro(name: name, conformances: ["AppUnionValue"], isSchema: false) }
    guard let conformance = schemas[name] else { return nil }
    if labels.contains("schema") { return Macro(name: name, conformances: [conformance], isSchema: true) }
    // `@AppIntent(.tool)`: traits of a type that states its conformance itself.
    return Macro(name: name, conformances: [], isSchema: false)
  }
}
