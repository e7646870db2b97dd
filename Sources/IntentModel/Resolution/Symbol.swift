import SourceScan

/// A declared type, protocol or typealias. Those of parsed files come first.
enum SymbolID: Hashable, Comparable, Sendable {
  /// Of a file parsed in full: its index among the symbols of the store.
  case parsed(Int)
  /// Of a file that was only outlined: the number of its entry. It is no symbol until a caller asks.
  case outlined(Int)

  var isOutlined: Bool { if case .outlined = self { true } else { false } }
}

/// An extension.
enum ExtensionID: Hashable, Sendable {
  /// Of a file parsed in full: its index among the extensions of the store.
  case parsed(Int)
  /// Of a file that was only outlined: the number of its entry.
  case outlined(Int)
}

struct Symbol: Sendable {
  enum Kind: Equatable {
    case type(TypeBody.Kind)
    case alias
  }

  enum Access { case `private`, `internal`, `public` }

  /// What a declaration is in.
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
  /// Its own, or what an extension around it gives; not narrowed by what it is nested in.
  var access: Access
  /// The `#if` conditions around it, its containers' included.
  var conditions: [Condition]
  /// Nil where the file wasn't parsed in full: then nothing about the type matters but that it is there.
  var declaration: Declaration?
  /// The names of its generic parameters.
  var genericParameters: [String] = []
  /// What its own clause inherits; of a protocol also what `where Self: …` asks.
  var inherited: [TypeSyntax] = []

  var isPrivate: Bool { access == .private }
}

/// An extension of a file parsed in full.
struct ExtensionRecord: Sendable {
  var file: FileID
  var declaration: Declaration
  var body: Extension
  /// Of the extension itself, its `#if`s included.
  var conditions: [Condition]
  /// Its body declares types or aliases.
  var holdsTypes: Bool
}

/// A body that declares types.
struct DeclaringBody: Sendable {
  /// The function or variable; nil for top-level code.
  var owner: Declaration?
  /// It is an initial value, or the argument of something: not the owner's body itself.
  var isInClosure: Bool
  var enclosing: Symbol.Container
  var file: FileID
  /// `valueNames(in:of:)`, for a body that declares many types: each of them asks.
  var valueNames: Set<String>?
}

/// What names are declared in.
enum Owner: Hashable, Sendable {
  case module(Int)
  case type(SymbolID)
  /// A type that the scan does not hold, by its name as extensions write it.
  case foreign(String)
  case local(Int)
}

/// Where a name is looked up from.
struct Scope: Equatable, Sendable {
  var file: FileID
  var container: Symbol.Container
}

extension Symbol.Container: Sendable {}

/// What a name refers to.
enum Resolution: Hashable {
  case symbol(SymbolID)
  /// A public name of the App Intents framework.
  case framework(String)
  /// Some other module's, or nothing: the last component of the name as written.
  case other(String)

  var symbol: SymbolID? { if case .symbol(let symbol) = self { symbol } else { nil } }
}
