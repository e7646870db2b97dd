import IntentModel
import DocumentFormats
import SourceScan

/// An entry of the document, with the entries that it requires.
struct Part: Sendable {
  enum Kind: String, Sendable {
    case action, entity, query, enumeration = "enum", shortcut

    /// The kind in the words of the source, where an action is an intent.
    var noun: String { self == .action ? "intent" : rawValue }
  }

  struct ID: Hashable, Sendable {
    var kind: Kind
    var type: TypeKey
    /// The position of a shortcut in the provider.
    var index = 0
  }

  var id: ID
  /// The key of the entry in the document's section of this kind.
  var identifier: String
  var place: Place
  var json: JSONValue
  var unsupported: [UnsupportedConstruct]
  /// The values that no document written by Xcode shows.
  var evidence: [EvidenceNote]
  /// The parts that this one requires.
  var needs: Set<ID>
  /// Whether the part belongs to another module, whose own document has it.
  var isLinked = false
}
