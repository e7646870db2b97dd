import SourceScan

/// A declared type, protocol or typealias of the program.
public struct SymbolID: Hashable, Sendable {
  let index: Int
}

struct Symbol {
  enum Kind: Hashable {
    case type(TypeBody.Kind)
    case alias
  }

  /// What a declaration stands in.
  enum Container: Hashable {
    /// The top level of a file.
    case module
    case type(SymbolID)
    /// An extension of a type that the scan does not hold, by its name as written.
    case foreign(String)
    /// A function's, accessor's or closure's body: index into the program's local scopes.
    case local(Int)
  }

  var name: String
  var kind: Kind
  var module: Int
  var file: Int
  var container: Container
  var isPrivate: Bool
  /// The `#if` conditions around it, its containers' included.
  var conditions: [Condition]
  /// Nil where the file wasn't parsed in full: then nothing about the type matters but that it is there.
  var declaration: Declaration?
  /// Of a typealias.
  var aliasedType: TypeSyntax?
  /// The extension that it is declared in, when it is.
  var enclosingExtension: Int?
  /// It has generic parameters, and its file wasn't parsed: nobody knows which.
  var hasUnknownParameters = false
}

/// An extension with what it extends.
struct ExtensionRecord {
  var file: Int
  var declaration: Declaration
  var body: Extension
  /// Of the extension itself, its `#if`s included.
  var conditions: [Condition]
  /// Nil for a type that the scan does not hold.
  var extended: SymbolID?
}

/// Where a name is looked up from.
public struct Scope: Hashable, Sendable {
  var file: Int
  var container: Symbol.Container
}

extension Symbol.Container: Sendable {}

/// What a name stands for.
enum Resolution: Hashable {
  case symbol(SymbolID)
  /// A public name of the App Intents framework.
  case framework(String)
  /// Some other module's, or nothing: the last component of the name as written.
  case other(String)

  var symbol: SymbolID? { if case .symbol(let symbol) = self { symbol } else { nil } }
}
