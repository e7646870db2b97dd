import IntentModel
import JSONDocuments
import SourceScan

/// What keeps a construct out of the document, or would.
struct Obstacle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// How Apple's tool writes this is not known; there is a best reading, which is written on demand.
    case unproven
    /// There is nothing that could be written: the source doesn't say, or no form is known.
    case impossible
    /// The source states a value that is not a compile-time constant: a finding of the linter's too.
    case notConstant
  }

  var kind: Kind
  /// Starts in lower case, no full stop.
  var message: String
  var place: Place

  /// What a diagnostic about it is called when it keeps something out of the document.
  var refusalID: String { kind == .notConstant ? "not-constant" : "left-out" }
}

/// What the document has an entry for, and what that takes.
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
  var obstacles: [Obstacle]
  /// The parts that it can't be without.
  var needs: Set<ID>
}

/// A declared type, whatever file names it.
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
