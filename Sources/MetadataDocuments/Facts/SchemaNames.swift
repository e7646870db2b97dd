import IntentModel

/// What documents have for schemas besides their names, which `KnownSchemas` has.
enum SchemaNames {
  static let version = "1.0.0"

  /// Whether a document of Apple's has the name.
  static func isInDocuments(_ spelling: String) -> Bool {
    ["system.open", "system.searchInApp"].contains(spelling) || spelling.hasPrefix("whiteboard.")
  }

  /// What the macro conforms the type to in addition to the schema's own protocol. By a captured document with its source.
  static let conformances: [String: String] = ["system.open": "OpenIntent"]

  /// What a macro may conform a type to in addition to the schema's own protocol; which schema adds which is unverified,
  /// except for those in `conformances`. By the macros' declarations in the interface of the macOS 27.0 SDK.
  static let addable: [String: Set<String>] = [
    "AppIntent": [
      "ShowInAppSearchResultsIntent", "OpenIntent", "DeleteIntent", "AudioPlaybackIntent", "AudioRecordingIntent",
      "LiveActivityIntent", "URLRepresentableIntent",
    ],
    "AssistantIntent": ["ShowInAppSearchResultsIntent"],
    "AppEntity": ["FileEntity", "UniqueAppEntity", "URLRepresentableEntity"],
    "AssistantEntity": [], "AppEnum": [], "AssistantEnum": [],
  ]

  /// What a schema adds, going by its name in the document. A guess, used only to say that the result is unverified.
  static func likelyAddition(to schema: Schema, named name: String) -> String? {
    let guesses = [
      ("Open", "OpenIntent"), ("Delete", "DeleteIntent"), ("Search", "ShowInAppSearchResultsIntent"),
      ("Play", "AudioPlaybackIntent"), ("FileEntity", "FileEntity"), ("Settings", "UniqueAppEntity"),
    ]
    return guesses.first { name.contains($0.0) && addable[schema.macro]?.contains($0.1) == true }?.1
  }

  /// Schemas whose intents change an entity, and so carry a trait: the parameter that holds the entity. By a capture.
  static let updatedEntity: [String: String] = ["whiteboard.updateBoard": "target"]
}
