import IntentModel

/// Facts about schemas in documents, except for their names, which `KnownSchemas` has.
enum SchemaNames {
  static let version = "1.0.0"

  /// Whether a document of Apple's has the name.
  static func isInDocuments(_ spelling: String) -> Bool {
    ["system.open", "system.searchInApp"].contains(spelling) || spelling.hasPrefix("whiteboard.")
  }

  /// Protocols that the macro adds to the schema's own. Evidence: a captured document with its source.
  static let conformances: [String: String] = ["system.open": "OpenIntent"]

  /// The protocol that a schema probably adds, judged by its name in the document. A guess, used only to report that the result
  /// is unverified.
  static func likelyAddition(to schema: Schema, named name: String) -> String? {
    let guesses = [
      ("Open", "OpenIntent"), ("Delete", "DeleteIntent"), ("Search", "ShowInAppSearchResultsIntent"),
      ("Play", "AudioPlaybackIntent"), ("FileEntity", "FileEntity"), ("Settings", "UniqueAppEntity"),
    ]
    return guesses.first { name.contains(text: $0.0) && KnownMacros.byName[schema.macro]?.adds.contains($0.1) == true }?
      .1
  }

  /// Schemas whose intents change an entity, and so carry a trait: the parameter that holds the entity. By a capture.
  static let updatedEntity: [String: String] = ["whiteboard.updateBoard": "target"]
}
