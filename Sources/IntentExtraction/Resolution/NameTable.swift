import SourceScan

/// The names of all outlines as numbers: what declares a name, and what refers to it. Qualified names count by their last
/// component.
struct NameTable {
  struct Entry {
    var file: Int32
    var name: Int32
    var kind: Outline.Kind
    var isLocal: Bool
    /// Index of the entry around it, -1 at the top level.
    var parent: Int32
    var references: Range<Int>
  }

  struct Reference {
    var name: Int32
    var role: Outline.Reference.Role
  }

  private(set) var entries: [Entry] = []
  private(set) var references: [Reference] = []
  let fileCount: Int

  /// Open addressing: the hashes of the names, and their numbers.
  private var hashes: [UInt64]
  private var numbers: [Int32]
  private(set) var nameCount = 0
  /// The components in front of an extended type's last one, by entry.
  private var qualifiers: [Int32: [Int32]] = [:]
  /// Entries by the name that they declare or extend, and by the names that they refer to.
  private var declaring = Grouping()
  private var naming = Grouping()
  private var declared: [Bool] = []
  private var plain: Set<Int32> = []

  init(_ outlines: [Outline]) {
    fileCount = outlines.count
    var entryCount = 0, referenceCount = 0
    for outline in outlines {
      entryCount += outline.entries.count
      referenceCount += outline.references.count
    }
    entries.reserveCapacity(entryCount)
    references.reserveCapacity(referenceCount)
    // Room for every name to be another one, and then half as much again.
    var capacity = 256
    while capacity < (entryCount + referenceCount) * 3 / 2 { capacity *= 2 }
    hashes = Array(repeating: 0, count: capacity)
    numbers = Array(repeating: -1, count: capacity)
    for (file, outline) in outlines.enumerated() { add(outline, file: Int32(file)) }
    declared = Array(repeating: false, count: nameCount)
    for entry in entries where entry.kind != .extension { declared[Int(entry.name)] = true }
    plain = Set(KnownNames.plain.compactMap(name))
    declaring = Grouping(count: nameCount, keys: entries.map(\.name), values: entries.indices.map(Int32.init))
    var owners = Array(repeating: Int32(-1), count: references.count)
    for (index, entry) in entries.enumerated() {
      for reference in entry.references { owners[reference] = Int32(index) }
    }
    naming = Grouping(count: nameCount, keys: references.map(\.name), values: owners)
  }

  private mutating func add(_ outline: Outline, file: Int32) {
    let first = Int32(entries.count), firstReference = references.count
    for reference in outline.references {
      references.append(Reference(name: number(lastComponent(reference.name, outline.text)), role: reference.role))
    }
    for entry in outline.entries {
      let hash = lastComponent(entry.name, outline.text)
      if entry.kind == .extension { addQualifiers(entry.name, outline.text) }
      entries.append(
        Entry(
          file: file, name: number(hash), kind: entry.kind, isLocal: entry.isLocal,
          parent: entry.parent.map { first + Int32($0) } ?? -1,
          references: entry.references.lowerBound + firstReference..<entry.references.upperBound + firstReference))
    }
  }

  private mutating func addQualifiers(_ span: ByteSpan, _ text: [UInt8]) {
    var start = span.start
    for index in span.range where text[index] == UInt8(ascii: ".") {
      let name = number(nameHash(of: ByteSpan(start, UInt32(index)), in: text))
      qualifiers[Int32(entries.count), default: []].append(name)
      start = UInt32(index) + 1
    }
  }

  private func lastComponent(_ span: ByteSpan, _ text: [UInt8]) -> UInt64 {
    var hash = nameHashSeed
    for index in span.range {
      hash = text[index] == UInt8(ascii: ".") ? nameHashSeed : nameHashStep(hash, text[index])
    }
    return hash
  }

  private mutating func number(_ hash: UInt64) -> Int32 {
    var slot = slot(of: hash)
    while numbers[slot] >= 0 {
      if hashes[slot] == hash { return numbers[slot] }
      slot = (slot + 1) & (numbers.count - 1)
    }
    hashes[slot] = hash
    numbers[slot] = Int32(nameCount)
    nameCount += 1
    return numbers[slot]
  }

  private func slot(of hash: UInt64) -> Int { Int((hash ^ (hash >> 32)) & UInt64(numbers.count - 1)) }

  // MARK: Answers

  /// The number of a name, nil for one that occurs nowhere.
  func name(_ name: String) -> Int32? {
    let hash = nameHash(of: name)
    var slot = slot(of: hash)
    while numbers[slot] >= 0 {
      if hashes[slot] == hash { return numbers[slot] }
      slot = (slot + 1) & (numbers.count - 1)
    }
    return nil
  }

  func entries(declaring name: Int32) -> ArraySlice<Int32> { declaring[name] }

  func entries(naming name: Int32) -> ArraySlice<Int32> { naming[name] }

  /// Whether anything but an extension bears the name.
  func isDeclared(_ name: Int32) -> Bool { declared[Int(name)] }

  /// Whether it is one of the types that give a conforming type nothing.
  func isPlain(_ name: Int32) -> Bool { plain.contains(name) }

  /// The names of what an entry is nested in.
  func outerNames(of entry: Int) -> [Int32] {
    var names = qualifiers[Int32(entry)] ?? [], current = Int(entries[entry].parent)
    while current >= 0 {
      names.append(entries[current].name)
      names += qualifiers[Int32(current)] ?? []
      current = Int(entries[current].parent)
    }
    return names
  }
}

/// Values grouped by a number, in two arrays.
private struct Grouping {
  private var starts: [Int32] = []
  private var values: [Int32] = []

  init() {}

  init(count: Int, keys: [Int32], values unordered: [Int32]) {
    starts = Array(repeating: 0, count: count + 1)
    for key in keys { starts[Int(key) + 1] += 1 }
    for key in 0..<count { starts[key + 1] += starts[key] }
    values = Array(repeating: 0, count: keys.count)
    var next = starts
    for (key, value) in zip(keys, unordered) {
      values[Int(next[Int(key)])] = value
      next[Int(key)] += 1
    }
  }

  subscript(key: Int32) -> ArraySlice<Int32> { values[Int(starts[Int(key)])..<Int(starts[Int(key) + 1])] }
}
