/// What one file declares by name: its types, extensions, aliases and imports. Enough to decide which files have to be
/// parsed in full, and to know the names of all others. Small, and free of the source text it was read from.
public struct Outline: Sendable {
  public enum Kind: UInt8, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
  }

  public struct Entry: Sendable {
    public var kind: Kind
    /// True when a function, an accessor or a closure stands between this declaration and `parent`, or the file.
    public var isLocal: Bool
    /// `private` or `fileprivate` is among its modifiers.
    public var isPrivate: Bool
    /// `public`, `open` or `package` is among its modifiers.
    public var isPublic: Bool
    /// Generic parameters follow its name.
    public var isGeneric: Bool
    /// Its name in `text`, without backticks; of an extension the extended type as written, without generic arguments and
    /// white space: `Shelf.Kind`.
    public var name: ByteSpan
    /// Index of the enclosing type or extension, nil at the top level.
    public var parent: Int?
    /// Indices into `references`: what its inheritance clause, its attributes or the aliased type name. Of a protocol also
    /// what its `where` clause asks of `Self`, which is inheritance too.
    public var references: Range<Int>
    /// Index into `conditions`: the `#if`s around it, those around its parents included. Nil for none.
    public var conditions: Int?
    /// Indices into `staticMembers`; empty for anything but an extension.
    public var staticMembers: Range<Int>
  }

  public struct Reference: Sendable {
    public enum Role: UInt8, Sendable {
      /// In the inheritance clause; of a composition each part.
      case inherited
      /// An attribute of the declaration: `AppIntent` of `@AppIntent(schema: …)`.
      case attribute
      /// Named by a typealias, anywhere in the aliased type.
      case aliased
    }
    /// The dotted name in `text`, without generic arguments: `AppIntents.AppIntent`.
    public var name: ByteSpan
    public var role: Role
  }

  /// In source order, so parents come before what they hold.
  public var entries: [Entry] = []
  public var references: [Reference] = []
  /// The names, in `text`, of what extensions declare that hold a static member. Instance members of the same extension may
  /// be among them.
  public var staticMembers: [ByteSpan] = []
  /// What a typealias stands for, by the index of its entry.
  public var aliasedTypes: [Int: TypeSyntax] = [:]
  /// The conditions of those entries that have some.
  public var conditions: [[Condition]] = []
  /// The modules that the file imports, in `text`; of `import struct M.T` the module.
  public var imports: [ByteSpan] = []
  /// The names' bytes, which the spans of this outline point into.
  public var text: [UInt8] = []

  public init() {}

  /// The `#if`s around an entry, outermost first.
  public func conditions(of entry: Entry) -> [Condition] { entry.conditions.map { conditions[$0] } ?? [] }

  /// A copy whose arrays have no room to spare: what is kept when this outline's memory is used again.
  func trimmed() -> Outline {
    var copy = self
    copy.entries = entries.withUnsafeBufferPointer { Array($0) }
    copy.references = references.withUnsafeBufferPointer { Array($0) }
    copy.staticMembers = staticMembers.withUnsafeBufferPointer { Array($0) }
    copy.imports = imports.withUnsafeBufferPointer { Array($0) }
    copy.text = text.withUnsafeBufferPointer { Array($0) }
    return copy
  }

  /// Empties the outline and keeps its memory.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    staticMembers.removeAll(keepingCapacity: true)
    imports.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    aliasedTypes = [:]
    conditions = []
  }

  /// The text of one of this outline's spans.
  public func string(_ span: ByteSpan) -> String {
    String(decoding: text[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}
