/// The framework's macros that make a type an intent, an entity, an enum or a union.
///
/// Sources: Apple's documentation of App Intents, `AppIntent(schema:)`, `AppEntity(schema:)`, `AppEnum(schema:)`, the
/// deprecated `AssistantIntent(schema:)` and its like, `AppIntent(_:)`, `UnionValue()`. What else an expansion may conform a
/// type to depends on the schema, and the source does not state it (`SchemaNames.addable` has the list).
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

  /// The static constants that the macros' expansions hold, each with its macro. Evidence for the first three: what public
  /// projects print of them, and what Apple's tool makes of hand-written ones; for the others: the macros' declarations in
  /// the interface of the macOS 27.0 SDK.
  static let schemaConstants: KeyValuePairs<String, String> = [
    "__appSchemaIntent": "AppIntent", "__appSchemaEntity": "AppEntity", "__appSchemaEnum": "AppEnum",
    "__assistantSchemaIntent": "AssistantIntent", "__assistantSchemaEntity": "AssistantEntity",
    "__assistantSchemaEnum": "AssistantEnum",
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
