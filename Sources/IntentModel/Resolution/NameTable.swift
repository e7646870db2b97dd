import SourceScan

/// The names of all outlines as numbers: their declarations, and the references to them. Qualified names count by their last
/// component.
struct NameTable {
  struct Entry {
    var file: Int32
    var name: Int32
    var kind: Outline.Kind
    var isLocal: Bool
    var isPrivate: Bool
    /// Index of the entry around it, -1 at the top level.
    var parent: Int32
    fileprivate var firstReference: Int32
    fileprivate var referencesEnd: Int32

    var references: Range<Int> { Int(firstReference)..<Int(referencesEnd) }
  }

  struct Reference {
    var name: Int32
    /// The component in front of the name, -1 for an unqualified one.
    var qualifier: Int32
    var role: Outline.Reference.Role
  }

  /// The kinds of declarations of a name, without extensions.
  private struct Declarers: OptionSet {
    var rawValue: UInt8
    static let any = Declarers(rawValue: 1)
    static let alias = Declarers(rawValue: 2)
    /// A class or a protocol: its nested types are visible through other names, too, those of subclasses and of conforming types.
    static let inheritable = Declarers(rawValue: 4)
    /// Combinations for kinds of declarations, computed once.
    static let byAlias: Declarers = [.any, .alias], byInheritable: Declarers = [.any, .inheritable]
  }

  private(set) var entries: [Entry] = []
  private(set) var references: [Reference] = []
  let fileCount: Int
  let modules: ModuleTable

  private struct Slot {
    /// The upper half of the hash, which distinguishes nearly all names without a look at `hashes`.
    var tag: UInt32 = 0
    /// -1 for an empty slot.
    var number: Int32 = -1
  }

  /// A hash table with open addressing that has the numbers of the names. Small, so that it stays in the processor's cache.
  private var slots: [Slot]
  /// The hash of each name, by the name's number.
  private var hashes: [UInt64] = []
  /// The components in front of an extended type's last one, by entry.
  private var qualifiers: [Int32: [Int32]] = [:]
  /// Entries by the name that they declare or extend, and by the names that they refer to.
  private var declaring = Grouping()
  private var naming = Grouping()
  private var declarers: [Declarers] = []
  private var plain: Set<Int32> = []
  /// The numbers of the modules' names.
  private var moduleNames: Set<Int32> = []

  init(_ outlines: Outlines, _ modules: ModuleTable) {
    fileCount = outlines.fileCount
    self.modules = modules
    let entryCount = outlines.entryCount, referenceCount = outlines.batches.reduce(0) { $0 + $1.references.count }
    entries.reserveCapacity(entryCount)
    references.reserveCapacity(referenceCount)
    // A third to a half of the names are different in most apps. The table grows if there are more.
    var capacity = 256
    while capacity < (entryCount + referenceCount) / 2 { capacity *= 2 }
    slots = Array(repeating: Slot(), count: capacity)
    hashes.reserveCapacity(capacity / 2)
    var keys = Keys(entries: entryCount, references: referenceCount)
    for outline in outlines.batches { add(outline, &keys) }
    let nameCount = hashes.count
    declarers = Array(repeating: [], count: nameCount)
    for entry in entries where entry.kind != .extension {
      declarers[Int(entry.name)].rawValue |= Self.declarers(entry.kind).rawValue
    }
    plain = Set(KnownNames.plain.compactMap(name))
    moduleNames = Set((modules.names + [KnownProtocols.module]).compactMap(name))
    declaring = Grouping(count: nameCount, keys: keys.declared, values: keys.entries)
    naming = Grouping(count: nameCount, keys: keys.named, values: keys.users)
  }

  /// The keys that group entries and references while they are added.
  private struct Keys {
    /// The name and the number of each entry.
    var declared: [Int32] = [], entries: [Int32] = []
    /// The name of each reference, and the entry that it belongs to.
    var named: [Int32] = [], users: [Int32] = []

    init(entries entryCount: Int, references: Int) {
      declared.reserveCapacity(entryCount)
      entries.reserveCapacity(entryCount)
      named.reserveCapacity(references)
      users.reserveCapacity(references)
    }
  }

  private mutating func add(_ outline: Outline, _ keys: inout Keys) {
    let first = Int32(entries.count), firstReference = Int32(references.count)
    for reference in outline.references {
      let qualifier = reference.isQualified ? qualifiers(of: reference.name, in: outline.text).last : nil
      let name = number(reference.nameHash)
      references.append(Reference(name: name, qualifier: qualifier ?? -1, role: reference.role))
      keys.named.append(name)
      keys.users.append(-1)
    }
    for entry in outline.entries {
      if entry.isQualified { qualifiers[Int32(entries.count)] = qualifiers(of: entry.name, in: outline.text) }
      let name = number(entry.nameHash)
      keys.declared.append(name)
      keys.entries.append(Int32(entries.count))
      let referenced = entry.references
      var reference = Int(firstReference) + referenced.lowerBound
      while reference < Int(firstReference) + referenced.upperBound {
        keys.users[reference] = Int32(entries.count)
        reference += 1
      }
      entries.append(
        Entry(
          file: Int32(entry.file), name: name, kind: entry.kind, isLocal: entry.isLocal,
          isPrivate: entry.access == .private, parent: entry.parent.map { first + Int32($0) } ?? -1,
          firstReference: firstReference + Int32(referenced.lowerBound),
          referencesEnd: firstReference + Int32(referenced.upperBound)))
    }
  }

  /// The numbers of a dotted name's components in front of the last.
  private mutating func qualifiers(of name: ByteSpan, in text: [UInt8]) -> [Int32] {
    var numbers: [Int32] = [], start = name.start, index = name.start
    // A `while` loop, because a `for` loop calls an iterator for each step in a debug build.
    while index < name.end {
      if text[Int(index)] == UInt8(ascii: ".") {
        numbers.append(number(nameHash(of: ByteSpan(start, index), in: text)))
        start = index + 1
      }
      index += 1
    }
    return numbers
  }

  private static func declarers(_ kind: Outline.Kind) -> Declarers {
    switch kind {
    case .typealias: .byAlias
    case .class, .protocol: .byInheritable
    case .struct, .enum, .actor, .extension: .any
    }
  }

  private mutating func number(_ hash: UInt64) -> Int32 {
    let slot = slot(of: hash)
    if slots[slot].number >= 0 { return slots[slot].number }
    let number = Int32(hashes.count)
    slots[slot] = Slot(tag: Self.tag(of: hash), number: number)
    hashes.append(hash)
    if hashes.count > slots.count / 2 { grow() }
    return number
  }

  /// The slot that has a name with this hash, or the empty slot for it.
  private func slot(of hash: UInt64) -> Int {
    let tag = Self.tag(of: hash)
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (slots.count - 1)
    while slots[slot].number >= 0, slots[slot].tag != tag || hashes[Int(slots[slot].number)] != hash {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func tag(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  private mutating func grow() {
    slots = Array(repeating: Slot(), count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      slots[slot(of: hash)] = Slot(tag: Self.tag(of: hash), number: Int32(number))
    }
  }

  // MARK: Lookup

  /// The number of a name, nil for one that occurs nowhere.
  func name(_ name: String) -> Int32? {
    let number = slots[slot(of: nameHash(of: name))].number
    return number < 0 ? nil : number
  }

  func entries(declaring name: Int32) -> ArraySlice<Int32> { declaring[name] }

  func entries(naming name: Int32) -> ArraySlice<Int32> { naming[name] }

  /// Whether the name is that of a type that adds nothing of interest to the types that inherit from it (`KnownNames.plain`).
  func isPlain(_ name: Int32) -> Bool { plain.contains(name) }

  // MARK: What a name may mean

  /// Whether a reference of the declaration `user` may mean the declaration `entry`, which has the name that is referred to. True
  /// if outlines don't decide it, false if Swift's lookup can't find `entry`.
  func reaches(_ entry: Int, by reference: Reference, of user: Int) -> Bool {
    let target = entries[entry], file = entries[user].file
    guard sees(target, from: file) else { return false }
    guard target.parent >= 0 else {
      return reference.qualifier < 0 || moduleNames.contains(reference.qualifier) || !isDeclared(reference.qualifier)
    }
    let outer = entries[Int(target.parent)].name
    if reference.qualifier >= 0 { return leads(reference.qualifier, to: outer) }
    // A nested type is visible without a qualifier only inside the type around it.
    var current = user
    while current >= 0 {
      if leads(entries[current].name, to: outer, isScope: true) { return true }
      current = Int(entries[current].parent)
    }
    return false
  }

  /// Whether the extension `extending` may extend the declaration `entry`, which has the name of the extended type.
  func extends(_ extending: Int, _ entry: Int) -> Bool {
    let target = entries[entry]
    guard sees(target, from: entries[extending].file), !target.isLocal else { return false }
    let qualifier = qualifiers[Int32(extending)]?.last
    guard target.parent >= 0 else {
      return qualifier.map { moduleNames.contains($0) || !isDeclared($0) } ?? true
    }
    return qualifier.map { leads($0, to: entries[Int(target.parent)].name) } ?? false
  }

  /// Whether the types nested in `outer` may be seen through the name `name`.
  private func leads(_ name: Int32, to outer: Int32, isScope: Bool = false) -> Bool {
    if name == outer || isInheritable(outer) { return true }
    let declarers = declarers[Int(name)]
    return declarers.contains(.alias) || (!isScope && (declarers.isEmpty || declarers.contains(.inheritable)))
  }

  /// Whether a type may inherit from a declaration of this name. A name that the scan does not declare may be anything.
  private func isInheritable(_ name: Int32) -> Bool {
    let declarers = declarers[Int(name)]
    return declarers.isEmpty || !declarers.isDisjoint(with: [.inheritable, .alias])
  }

  private func isDeclared(_ name: Int32) -> Bool { !declarers[Int(name)].isEmpty }

  private func sees(_ target: Entry, from file: Int32) -> Bool {
    if target.file == file { return true }
    return !target.isPrivate && !target.isLocal && modules.sees(fileOf: Int(target.file), from: Int(file))
  }

  /// The extension at the top level around an entry, -1 for none. Its type may be declared in another file, while all other types
  /// around the entry are in the entry's file.
  func outerExtension(of entry: Int) -> Int {
    var current = entry
    while entries[current].parent >= 0 { current = Int(entries[current].parent) }
    return current != entry && entries[current].kind == .extension ? current : -1
  }

  /// The names in front of an extended type's own.
  func qualifiers(of entry: Int) -> [Int32] { qualifiers[Int32(entry)] ?? [] }
}

/// Values grouped by a number, in two arrays: `starts` has the position of each group in `values`.
private struct Grouping {
  private var starts: [Int32] = []
  private var values: [Int32] = []

  init() {}

  init(count: Int, keys: [Int32], values unordered: [Int32]) {
    starts = Array(repeating: 0, count: count + 1)
    // `while` loops, because a `for` loop calls an iterator for each step in a debug build.
    var index = 0
    while index < keys.count {
      starts[Int(keys[index]) + 1] += 1
      index += 1
    }
    index = 0
    while index < count {
      starts[index + 1] += starts[index]
      index += 1
    }
    values = Array(repeating: 0, count: keys.count)
    var next = starts
    index = 0
    while index < keys.count {
      let key = Int(keys[index])
      values[Int(next[key])] = unordered[index]
      next[key] += 1
      index += 1
    }
  }

  subscript(key: Int32) -> ArraySlice<Int32> { values[Int(starts[Int(key)])..<Int(starts[Int(key) + 1])] }
}
