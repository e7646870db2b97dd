/// A macro of the framework that makes a type an intent, an entity, an enum or a union.
package struct KnownMacro: Sendable {
  package var name: String
  /// The protocol that the expansion adds.
  var conformance: String
  /// The kind of schemas that it takes; nil for a macro without schemas.
  var kind: KnownSchemas.Kind?
  /// The name of the static constant that the expansion declares; nil if none is known.
  var constant: String?
  /// Protocols that the expansion may add in addition to `conformance`. Which schema adds which of them is unverified, unless a
  /// document shows it.
  package var adds: Set<String> = []
  var evidence: [Evidence]
}

/// Sources: Apple's documentation of App Intents, `AppIntent(schema:)`, `AppEntity(schema:)`, `AppEnum(schema:)`, the
/// deprecated `AssistantIntent(schema:)` and its like, `AppIntent(_:)`, `UnionValue()`. For the constants of the first three:
/// expansions that public projects print, and the output of Apple's tool for hand-written ones. For the other constants, and
/// for added protocols: the macros' declarations in the interface of the macOS 27.0 SDK.
package enum KnownMacros {
  package static let all = [
    KnownMacro(
      name: "AppIntent", conformance: "AppIntent", kind: .intent, constant: "__appSchemaIntent",
      adds: [
        "ShowInAppSearchResultsIntent", "OpenIntent", "DeleteIntent", "AudioPlaybackIntent", "AudioRecordingIntent",
        "LiveActivityIntent", "URLRepresentableIntent",
      ], evidence: .documentation + .macOS27 + [.asserted]),
    KnownMacro(
      name: "AppEntity", conformance: "AppEntity", kind: .entity, constant: "__appSchemaEntity",
      adds: ["FileEntity", "UniqueAppEntity", "URLRepresentableEntity"],
      evidence: .documentation + .macOS27 + [.asserted]),
    KnownMacro(
      name: "AppEnum", conformance: "AppEnum", kind: .enum, constant: "__appSchemaEnum",
      evidence: .documentation + .macOS27 + [.asserted]),
    KnownMacro(
      name: "AssistantIntent", conformance: "AppIntent", kind: .intent, constant: "__assistantSchemaIntent",
      adds: ["ShowInAppSearchResultsIntent"], evidence: .documentation + .macOS27),
    KnownMacro(
      name: "AssistantEntity", conformance: "AppEntity", kind: .entity, constant: "__assistantSchemaEntity",
      evidence: .documentation + .macOS27),
    KnownMacro(
      name: "AssistantEnum", conformance: "AppEnum", kind: .enum, constant: "__assistantSchemaEnum",
      evidence: .documentation + .macOS27),
    KnownMacro(name: "UnionValue", conformance: "AppUnionValue", evidence: .documentation),
  ]

  package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// A use of a macro as an attribute of a type.
  struct Use: Sendable {
    var name: String
    var conformances: [String]
    /// Whether the use names a schema: true for `@AppIntent(schema: …)`, false for `@AppIntent(.tool)` and `@UnionValue`.
    var isSchema: Bool
  }

  static func use(_ name: String, labels: [String?]) -> Use? {
    guard let macro = byName[name] else { return nil }
    let isSchema = macro.kind != nil && labels.contains("schema")
    // `@AppIntent(.tool)` states traits of a type that declares its conformance itself.
    let conforms = isSchema || macro.kind == nil
    return Use(name: name, conformances: conforms ? [macro.conformance] : [], isSchema: isSchema)
  }
}
