import SourceScan

/// A declared type, protocol or typealias of the program.
///
/// Not negative: its place among the program's symbols, which are those of the files parsed in full. Negative: an entry of
/// a file that was only outlined.
package struct SymbolID: Hashable, Sendable {
  let index: Int
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
    /// The body of an extension, by its index in the program; negative for one of a file that was only outlined.
    case `extension`(Int)
    /// A function's, accessor's or closure's body: index into the program's local scopes.
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

/// An extension with what it extends.
struct ExtensionRecord: Sendable {
  var file: FileID
  var declaration: Declaration
  var body: Extension
  /// Of the extension itself, its `#if`s included.
  var conditions: [Condition]
  /// What it extends: more than one where a name is declared several times (in branches of an `#if`, in targets that are
  /// scanned as one), none for a type that the scan does not hold.
  var extended: [SymbolID]
  /// The extended type as written, for one that the scan does not hold: `URL`, `Array`, `Notification.Name`.
  var foreignName: String
  /// It extends a type that the scan does not hold.
  var isForeign: Bool
  /// Its body declares types or aliases.
  var holdsTypes: Bool
}

/// Where a name is looked up from.
package struct Scope: Equatable, Sendable {
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
