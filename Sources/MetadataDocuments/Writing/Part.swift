import IntentModel
import JSONDocuments
import SourceScan

/// An entry of the document, with what it requires.
struct Part: Sendable {
  enum Kind: String, Sendable { case action, entity, query, enumeration = "enum", shortcut }

  struct ID: Hashable, Sendable {
    var kind: Kind
    var type: TypeKey
    /// Of a shortcut: its position in the provider.
    var index = 0
  }

  var id: ID
  /// The key in its section of the document.
  var identifier: String
  var place: Place
  var json: JSONValue
  var unsupported: [UnsupportedConstruct]
  /// The values whose evidence is less than a document.
  var evidence: [EvidenceNote]
  /// The parts that it requires.
  var needs: Set<ID>
}

/// The identity of a declared type: its module and name.
struct TypeKey: Hashable, Sendable {
  var module: String
  /// Without the module.
  var name: String

  init(_ type: DeclaredType) {
    module = type.module
    name = type.qualifiedName
  }

  /// Nil where the scan doesn't hold the declaration.
  init?(_ reference: TypeReference) {
    guard let module = reference.module, let name = reference.qualifiedName else { return nil }
    self.module = module
    self.name = name
  }
}
