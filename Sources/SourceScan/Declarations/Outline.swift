/// The named declarations of one file or several: types, extensions, aliases and imports. They decide which files are parsed in
/// full, and are all that is known of the other files. Small, and independent of the source text; consecutive files share its
/// arrays.
package struct Outline: Sendable {
  package enum Kind: Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
  }

  /// The access that a declaration's modifiers state.
  package enum Access: Sendable {
    /// `private` or `fileprivate`
    case `private`
    /// `internal`, or no modifier of access.
    case `internal`
    /// `public`, `open` or `package`
    case `public`
  }

  package struct Entry: Sendable {
    /// The hash of the name's last component.
    package var nameHash: UInt64
    /// The name in `text`, without backticks; for an extension, the extended type as written, without generic arguments and white
    /// space: `Shelf.Kind`. Empty for an extension of a type that is not a name.
    package var name: ByteSpan
    /// The number of its file.
    package var file: UInt32
    fileprivate var firstReference: UInt32
    fileprivate var referencesEnd: UInt32
    fileprivate var parentIndex: UInt32
    fileprivate var conditionsIndex: UInt32
    package var kind: Kind
    package var access: Access
    /// One bit each, so that an entry takes 40 bytes.
    fileprivate var traits: UInt8

    fileprivate static let none = UInt32.max
    fileprivate static let local: UInt8 = 1, withCases: UInt8 = 2, qualified: UInt8 = 4

    /// True if a function, an accessor or a closure is between this declaration and `parent` (or the file, if there is no parent).
    package var isLocal: Bool { traits & Self.local != 0 }
    /// Whether the entry is an enum with a case, under any `#if`.
    package var hasCases: Bool { traits & Self.withCases != 0 }
    /// Whether the entry is an extension of a type whose name has more than one component.
    package var isQualified: Bool { traits & Self.qualified != 0 }

    /// Index of the enclosing type or extension, nil at the top level.
    package var parent: Int? { parentIndex == Self.none ? nil : Int(parentIndex) }
    /// Indices into `references`: the names of its attributes, and those in its inheritance clause or the aliased type. For a
    /// protocol, also those in its `where` clause for `Self`, which is inheritance, too.
    package var references: Range<Int> { Int(firstReference)..<Int(referencesEnd) }
    /// Index into the outline's `conditions`: the `#if`s around the entry, those around its parents included. Nil if there are
    /// none.
    package var conditions: Int? { conditionsIndex == Self.none ? nil : Int(conditionsIndex) }
  }

  package struct Reference: Sendable {
    package enum Role: UInt8, Sendable {
      /// A type in the inheritance clause, or one that a protocol's `where` clause requires of `Self`; each part of a composition.
      case inherited
      /// An attribute of the declaration: `AppIntent` of `@AppIntent(schema: …)`.
      case attribute
      /// A name anywhere in the aliased type of a typealias.
      case aliased
    }
    /// The hash of the name's last component.
    package var nameHash: UInt64
    /// The dotted name in `text`, without generic arguments: `AppIntents.AppIntent`.
    package var name: ByteSpan
    package var role: Role
    /// Whether the name has more than one component.
    package var isQualified: Bool
  }

  /// A name that `let`, `var` or `func` declares in an extension with a static member. Instance members of the extension may be
  /// included.
  package struct StaticMember: Sendable {
    package var nameHash: UInt64
    /// Index of the extension.
    package var entry: Int
  }

  package struct Import: Sendable {
    package var nameHash: UInt64
    /// The module's name in `text`; of `import struct M.T` the module.
    package var name: ByteSpan
  }

  private struct AliasedType {
    /// Index of the typealias.
    var entry: Int
    var type: TypeSyntax
  }

  /// The indices of one file's first element in each array.
  private struct Part {
    var firstEntry: UInt32
    var firstReference: UInt32
    var firstStaticMember: UInt32
    var firstCondition: UInt32
    var firstImport: UInt32
    var firstByte: UInt32
  }

  /// The number of the first file. The other files have the numbers after it.
  private(set) var firstFile = 0
  private var parts: [Part] = []
  /// File by file in source order, so parents come before their members.
  package private(set) var entries: [Entry] = []
  package private(set) var references: [Reference] = []
  package private(set) var staticMembers: [StaticMember] = []
  /// The types that typealiases refer to, in the order of their entries.
  private var aliasedTypes: [AliasedType] = []
  /// The lists of conditions to which entries refer. Entries may share a list.
  package var conditions: [[Condition]] = []
  package private(set) var imports: [Import] = []
  /// The names' bytes, which the spans of this outline point into.
  package private(set) var text: [UInt8] = []

  package init() {}

  package var fileCount: Int { parts.count }
  /// The numbers of its files.
  package var files: Range<Int> { firstFile..<firstFile + parts.count }

  /// The `#if`s around an entry, outermost first.
  package func conditions(of entry: Entry) -> [Condition] { entry.conditions.map { conditions[$0] } ?? [] }

  /// The indices in `imports` of the imports of a file.
  package func imports(ofFile file: Int) -> Range<Int> {
    let part = file - firstFile
    return Int(parts[part].firstImport)..<(part + 1 < parts.count ? Int(parts[part + 1].firstImport) : imports.count)
  }

  package func inherits(_ entry: Entry) -> Bool { references[entry.references].contains { $0.role == .inherited } }

  /// The type that the typealias with an index refers to; nil for any other entry.
  func aliasedType(of entry: Int) -> TypeSyntax? {
    guard !aliasedTypes.isEmpty else { return nil }
    let found = aliasedTypes[aliasedTypes.lastIndex(notAbove: entry, \.entry)]
    return found.entry == entry ? found.type : nil
  }

  /// The text of one of this outline's spans.
  package func string(_ span: ByteSpan) -> String { String(decoding: text[span.range], as: UTF8.self) }

  /// A copy whose arrays reserve no more memory than they need, to keep while this outline's memory is used again.
  package func trimmed() -> Outline {
    var copy = self
    copy.parts = parts.withUnsafeBufferPointer { Array($0) }
    copy.entries = entries.withUnsafeBufferPointer { Array($0) }
    copy.references = references.withUnsafeBufferPointer { Array($0) }
    copy.staticMembers = staticMembers.withUnsafeBufferPointer { Array($0) }
    copy.imports = imports.withUnsafeBufferPointer { Array($0) }
    copy.aliasedTypes = aliasedTypes.withUnsafeBufferPointer { Array($0) }
    copy.text = text.withUnsafeBufferPointer { Array($0) }
    return copy
  }

  /// Empties the outline for files from `file` on, and keeps its memory.
  package mutating func removeAll(startingWith file: Int) {
    firstFile = file
    parts.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    staticMembers.removeAll(keepingCapacity: true)
    imports.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    aliasedTypes.removeAll(keepingCapacity: true)
    conditions = []
  }
}

/// Functions for builders.
extension Outline {
  /// Starts the part of the next file.
  package mutating func beginFile() { parts.append(end) }

  /// The start of the next file's part.
  private var end: Part {
    Part(
      firstEntry: UInt32(entries.count), firstReference: UInt32(references.count),
      firstStaticMember: UInt32(staticMembers.count), firstCondition: UInt32(conditions.count),
      firstImport: UInt32(imports.count), firstByte: UInt32(text.count))
  }

  /// Adds a file that `other` holds as the next file, without reading it again. `scope` replaces the scope of its conditions.
  mutating func append(file: Int, of other: Outline, conditionScope scope: UInt16) {
    let number = UInt32(firstFile + parts.count), start = end
    let index = file - other.firstFile
    let first = other.parts[index], last = index + 1 < other.parts.count ? other.parts[index + 1] : other.end
    parts.append(start)
    func moved(_ value: UInt32, _ from: UInt32, _ to: UInt32) -> UInt32 { value - from + to }
    func moved(_ span: ByteSpan) -> ByteSpan {
      ByteSpan(moved(span.start, first.firstByte, start.firstByte), moved(span.end, first.firstByte, start.firstByte))
    }
    for index in Int(first.firstEntry)..<Int(last.firstEntry) {
      var entry = other.entries[index]
      entry.file = number
      entry.name = moved(entry.name)
      entry.firstReference = moved(entry.firstReference, first.firstReference, start.firstReference)
      entry.referencesEnd = moved(entry.referencesEnd, first.firstReference, start.firstReference)
      if entry.parentIndex != Entry.none {
        entry.parentIndex = moved(entry.parentIndex, first.firstEntry, start.firstEntry)
      }
      if entry.conditionsIndex != Entry.none {
        entry.conditionsIndex = moved(entry.conditionsIndex, first.firstCondition, start.firstCondition)
      }
      if entry.kind == .typealias, let type = other.aliasedType(of: index) { appendAliasedType(type) }
      entries.append(entry)
    }
    for var reference in other.references[Int(first.firstReference)..<Int(last.firstReference)] {
      reference.name = moved(reference.name)
      references.append(reference)
    }
    for var member in other.staticMembers[Int(first.firstStaticMember)..<Int(last.firstStaticMember)] {
      member.entry += Int(start.firstEntry) - Int(first.firstEntry)
      staticMembers.append(member)
    }
    var scoped: [ObjectIdentifier: Condition] = [:]
    for conditions in other.conditions[Int(first.firstCondition)..<Int(last.firstCondition)] {
      self.conditions.append(
        conditions.map { condition in
          if condition.scope == scope { return condition }
          let copy =
            scoped[ObjectIdentifier(condition)] ?? Condition(form: condition.form, text: condition.text, scope: scope)
          scoped[ObjectIdentifier(condition)] = copy
          return copy
        })
    }
    for var imported in other.imports[Int(first.firstImport)..<Int(last.firstImport)] {
      imported.name = moved(imported.name)
      imports.append(imported)
    }
    text.append(contentsOf: other.text[Int(first.firstByte)..<Int(last.firstByte)])
  }

  /// A name under construction, component by component.
  struct Name {
    /// The start of the last component in `text`.
    fileprivate var lastStart: Int
    var span: ByteSpan
    /// The hash of the last component.
    fileprivate var hash: UInt64
    var isQualified: Bool { lastStart > Int(span.start) }
  }

  /// Adds the first component of a name. (The component is a pointer: a slice of the source would cost a reference count for each
  /// name.)
  mutating func beginName(_ component: UnsafeRawBufferPointer) -> Name {
    let start = text.count
    text.append(contentsOf: component)
    return Name(
      lastStart: start, span: ByteSpan(UInt32(start), UInt32(text.count)), hash: nameHash(of: component))
  }

  mutating func append(_ component: UnsafeRawBufferPointer, to name: inout Name) {
    text.append(UInt8(ascii: "."))
    name.lastStart = text.count
    text.append(contentsOf: component)
    name.span.end = UInt32(text.count)
    name.hash = nameHash(of: component)
  }

  mutating func append(_ name: Name, _ role: Reference.Role) {
    references.append(
      Reference(nameHash: name.hash, name: name.span, role: role, isQualified: name.isQualified))
  }

  /// Adds the type of the typealias that is going to be the next entry.
  mutating func appendAliasedType(_ type: TypeSyntax) {
    aliasedTypes.append(AliasedType(entry: entries.count, type: type))
  }

  mutating func appendImport(_ name: Name) {
    imports.append(Import(nameHash: name.hash, name: name.span))
  }

  /// Adds a declaration, whose references are those from the index `firstReference` on.
  mutating func append(
    _ kind: Kind, _ name: Name, parent: Int?, firstReference: Int, conditions: Int?, isLocal: Bool, access: Access,
    hasCases: Bool
  ) {
    entries.append(
      Entry(
        nameHash: name.hash, name: name.span, file: UInt32(firstFile + parts.count - 1),
        firstReference: UInt32(firstReference), referencesEnd: UInt32(references.count),
        parentIndex: parent.map { UInt32($0) } ?? Entry.none,
        conditionsIndex: conditions.map { UInt32($0) } ?? Entry.none,
        kind: kind, access: access,
        traits: (isLocal ? Entry.local : 0) | (hasCases ? Entry.withCases : 0)
          | (name.isQualified ? Entry.qualified : 0)))
  }

  /// Adds a member of the extension that is going to be the next entry.
  mutating func appendStaticMember(_ name: UnsafeRawBufferPointer) {
    staticMembers.append(StaticMember(nameHash: nameHash(of: name), entry: entries.count))
  }

  mutating func removeStaticMembers(from first: Int) { staticMembers.removeSubrange(first...) }
}
