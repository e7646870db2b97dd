import SourceScan

/// The names that files declare which were only outlined: found by name, and turned into symbols only when asked for.
struct OutlineIndex: Sendable {
  struct Entry: Sendable {
    var file: Int
    /// Index into the outline's entries.
    var entry: Int
  }

  /// By entry number: the file. Entries are numbered through all files.
  private var fileOfEntry: [Int32] = []
  /// By entry number: the next one whose name falls into the same bucket, -1 for none.
  private var next: [Int32] = []
  private var buckets: [Int32] = []
  /// By file: the number of its first entry.
  private var firstEntry: [Int32]

  init(_ files: [Program.File]) {
    firstEntry = []
    firstEntry.reserveCapacity(files.count)
    var count = 0
    for index in files.indices {
      firstEntry.append(Int32(count))
      count += files[index].outline?.entries.count ?? 0
    }
    guard count > 0 else { return }
    fileOfEntry.reserveCapacity(count)
    next = Array(repeating: -1, count: count)
    var capacity = 16
    while capacity < count { capacity *= 2 }
    buckets = Array(repeating: -1, count: capacity)
    for index in files.indices {
      guard let entries = files[index].outline?.entries, let text = files[index].outline?.text else { continue }
      for entry in entries { add(entry, text, file: index) }
    }
  }

  private mutating func add(_ entry: Outline.Entry, _ text: [UInt8], file: Int) {
    let number = fileOfEntry.count
    fileOfEntry.append(Int32(file))
    // Extensions declare no name, and what a body declares can't be named from elsewhere.
    guard entry.kind != .extension, !entry.isLocal else { return }
    let bucket = bucket(of: nameHash(of: entry.name, in: text))
    next[number] = buckets[bucket]
    buckets[bucket] = Int32(number)
  }

  private func bucket(of hash: UInt64) -> Int { Int((hash ^ (hash >> 32)) & UInt64(buckets.count - 1)) }

  /// How many entries there are.
  var count: Int { fileOfEntry.count }

  /// Adds the names that entries declare.
  func addNames(of files: [Program.File], to names: inout NameFilter) {
    for index in files.indices {
      guard let entries = files[index].outline?.entries, let text = files[index].outline?.text else { continue }
      for entry in entries where entry.kind != .extension && !entry.isLocal {
        names.insert(nameHash(of: entry.name, in: text))
      }
    }
  }

  /// The entry with a number.
  subscript(number: Int) -> Entry {
    let file = Int(fileOfEntry[number])
    return Entry(file: file, entry: number - Int(firstEntry[file]))
  }

  /// The number of an entry.
  func number(of entry: Int, file: Int) -> Int { Int(firstEntry[file]) + entry }

  /// The numbers of the entries that bear a name, in the order of the files.
  func numbers(of name: String, in files: [Program.File]) -> [Int] {
    guard !buckets.isEmpty else { return [] }
    var found: [Int] = []
    var number = buckets[bucket(of: nameHash(of: name))]
    while number >= 0 {
      let place = self[Int(number)]
      if let outline = files[place.file].outline,
        outline.text[outline.entries[place.entry].name.range].elementsEqual(name.utf8)
      {
        found.append(Int(number))
      }
      number = next[Int(number)]
    }
    return found.reversed()
  }
}

// MARK: Symbols

extension Program {
  /// An entry of an outline as a symbol.
  func outlinedSymbol(_ id: SymbolID) -> Symbol {
    let number = -1 - id.index, place = outlines[number]
    guard let outline = files[place.file].outline else { preconditionFailure("the entry comes from an outline") }
    let entry = outline.entries[place.entry]
    var container = Symbol.Container.module
    if let parent = entry.parent {
      let parentNumber = outlines.number(of: parent, file: place.file)
      container = outline.entries[parent].kind == .extension ? .extension(-1 - parentNumber) : .type(id: parentNumber)
    }
    return Symbol(
      name: outline.string(entry.name), kind: entry.kind.symbolKind, module: files[place.file].module,
      file: place.file, container: container,
      access: entry.isPrivate ? .private : entry.isPublic ? .public : .internal,
      conditions: outline.conditions(of: entry), declaration: nil, aliasedType: outline.aliasedTypes[place.entry]
    )
  }

  /// The entries of a name that are part of the build.
  private func outlined(_ name: String, where matches: (Outline.Entry, Int) -> Bool) -> [SymbolID] {
    outlines.numbers(of: name, in: files).compactMap { number in
      let place = outlines[number]
      guard let outline = files[place.file].outline else { return nil }
      let entry = outline.entries[place.entry]
      return isActive(outline.conditions(of: entry)) && matches(entry, place.file)
        ? SymbolID(index: -1 - number) : nil
    }
  }

  /// What outlined files declare at a module's top level.
  func outlined(_ name: String, inModule module: Int) -> [SymbolID] {
    outlined(name) { entry, file in entry.parent == nil && files[file].module == module }
  }

  /// What outlined files nest in a type: in its body or in an extension.
  func outlined(_ name: String, nestedIn type: SymbolID, depth: Int) -> [SymbolID] {
    outlined(name) { entry, file in
      guard let parent = entry.parent, let outline = files[file].outline else { return false }
      let number = outlines.number(of: parent, file: file)
      guard outline.entries[parent].kind == .extension else { return type.index == -1 - number }
      // A name that is nested in many extensions is looked up only from where somebody asks for it.
      return extended(by: -1 - number, depth: depth + 1).contains(type)
    }
  }

  /// What an extension extends, also one of an outlined file.
  func extended(by index: Int, depth: Int = 0) -> [SymbolID] {
    if index >= 0 { return extensions[index].extended }
    let place = outlines[-1 - index]
    guard let outline = files[place.file].outline, depth < Self.maximumDepth else { return [] }
    let path = outline.string(outline.entries[place.entry].name).split(separator: ".").map(String.init)
    let scope = Scope(file: place.file, container: .module)
    return lookup(path, from: scope, depth: depth + 1).symbol.map { [followingAliases($0, depth: depth + 1)] } ?? []
  }

  /// What an outlined type inherits, by name.
  func outlinedInheritance(of id: SymbolID) -> [[String]] {
    let place = outlines[-1 - id.index]
    guard let outline = files[place.file].outline else { return [] }
    return outline.references[outline.entries[place.entry].references].compactMap { reference in
      guard reference.role == .inherited else { return nil }
      return outline.string(reference.name).split(separator: ".").map(String.init)
    }
  }
}

extension Symbol.Container {
  fileprivate static func type(id number: Int) -> Self { .type(SymbolID(index: -1 - number)) }
}

extension Outline.Kind {
  fileprivate var symbolKind: Symbol.Kind {
    switch self {
    case .struct, .extension: .type(.struct)
    case .class: .type(.class)
    case .enum: .type(.enum)
    case .actor: .type(.actor)
    case .protocol: .type(.protocol)
    case .typealias: .alias
    }
  }
}
