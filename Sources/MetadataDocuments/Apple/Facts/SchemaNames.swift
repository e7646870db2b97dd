import IntentModel

/// Facts about schemas in documents, except for their names, which are in `KnownSchemas`.
enum SchemaNames {
  static let version = "1.0.0"

  /// Whether a document of Apple's contains the name of the schema.
  static func isInDocuments(_ spelling: String) -> Bool {
    ["system.open", "system.searchInApp"].contains(spelling) || spelling.hasPrefix("whiteboard.")
  }

  /// The protocol that a schema's macro adds, by the schema's name. Evidence: a captured document with its source.
  static let conformances: [String: String] = ["system.open": "OpenIntent"]

  /// The protocol that a schema's macro probably adds: one that the macro can add and that fits the schema's name in the document.
  /// Nil if none does. A guess, used only to report that the result is unverified.
  static func likelyAddition(to schema: Schema, named name: String) -> String? {
    let guesses = [
      ("Open", "OpenIntent"), ("Delete", "DeleteIntent"), ("Search", "ShowInAppSearchResultsIntent"),
      ("Play", "AudioPlaybackIntent"), ("FileEntity", "FileEntity"), ("Settings", "UniqueAppEntity"),
    ]
    return guesses.first { name.contains(text: $0.0) && KnownMacros.byName[schema.macro]?.adds.contains($0.1) == true }?
      .1
  }

  /// The parameter that holds the entity which an intent changes, by the name of the intent's schema. The document of such an
  /// intent has a trait. Evidence: a captured document.
  static let updatedEntity: [String: String] = ["whiteboard.updateBoard": "target"]
}
