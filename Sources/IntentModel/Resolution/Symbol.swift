import SourceScan

/// A declared type, protocol or typealias. Those of parsed files come first.
enum SymbolID: Hashable, Comparable, Sendable {
  /// A declaration of a parsed file: its index among the symbols of the store.
  case parsed(Int)
  /// A declaration of a file that was only outlined: the number of its entry. It becomes a symbol only on request.
  case outlined(Int)

  var isOutlined: Bool { if case .outlined = self { true } else { false } }
}

enum ExtensionID: Hashable, Sendable {
  /// An extension of a parsed file: its index among the extensions of the store.
  case parsed(Int)
  /// An extension of a file that was only outlined: the number of its entry.
  case outlined(Int)
}

struct Symbol: Sendable {
  enum Kind: Equatable {
    case type(TypeBody.Kind)
    case alias
  }

  enum Access { case `private`, `internal`, `public` }

  /// The context of a declaration.
  enum Container: Hashable {
    /// The top level of a file.
    case module
    case type(SymbolID)
    /// The body of an extension.
    case `extension`(ExtensionID)
    /// A function's, accessor's or closure's body: index into the store's local scopes.
    case local(Int)
  }

  var name: String
  var kind: Kind
  var module: Int
  var file: FileID
  var container: Container
  /// The access that the declaration states, or that of the extension around it; not narrowed by enclosing types.
  var access: Access
  /// The `#if` conditions around it, its containers' included.
  var conditions: [Condition]
  /// Nil if the file wasn't parsed in full: then only the type's existence matters.
  var declaration: Declaration?
  var genericParameters: [String] = []
  /// The types in its own inheritance clause; for a protocol, also those in `where Self: …`.
  var inherited: [TypeSyntax] = []

  var isPrivate: Bool { access == .private }
}

/// An extension in a file that was parsed in full.
struct ExtensionRecord: Sendable {
  var file: FileID
  var declaration: Declaration
  var body: Extension
  /// The conditions of the extension itself, including those of the `#if`s around it.
  var conditions: [Condition]
  /// Whether the body declares types or aliases.
  var holdsTypes: Bool
}

/// A body that declares types.
struct DeclaringBody: Sendable {
  /// The function or variable; nil for top-level code.
  var owner: Declaration?
  /// Whether a closure is between the body and the types, or the body is an initial value.
  var isInClosure: Bool
  var enclosing: Symbol.Container
  var file: FileID
  /// The cached result of `valueNames(in:of:)`, for a body that declares many types and needs it for each.
  var valueNames: Set<String>?
}

/// The module, type or body that declares names. A type also owns what its extensions declare.
enum Owner: Hashable, Sendable {
  case module(Int)
  case type(SymbolID)
  /// A type that the scan does not hold, by its name as extensions write it.
  case foreign(String)
  case local(Int)
}

/// The scope from which a name is looked up.
struct Scope: Equatable, Sendable {
  var file: FileID
  var container: Symbol.Container
}

extension Symbol.Container: Sendable {}

/// The result of looking up a name.
enum Resolution: Hashable {
  case symbol(SymbolID)
  /// A public name of the App Intents framework.
  case framework(String)
  /// A name of another module, or one that is declared nowhere: the last component as written.
  case other(String)

  var symbol: SymbolID? { if case .symbol(let symbol) = self { symbol } else { nil } }
}
