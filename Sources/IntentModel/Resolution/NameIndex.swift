import SourceScan

/// The declarations of all files by name: the symbols of parsed files, then the entries of files that were only outlined, which
/// become symbols only on request. It omits declarations that the configuration excludes, and those in bodies of files that
/// were only outlined, which no other code can name. Extensions are found separately, by the type's name.
struct NameIndex: Sendable {
  /// The number of symbols. Declarations are numbered: first the symbols, as the program numbers them, then the entries of all
  /// outlines.
  private var symbolCount = 0
  /// Half of the hash of each declaration's name; 0 for a declaration that the index omits, and for a symbol of a crowd.
  private var hashes: [UInt32] = []
  /// The next declaration in the same bucket, -1 for none.
  private var next: [Int32] = []
  /// The first declaration in each bucket, -1 for none.
  private var buckets: [Int32] = [-1]

  /// The names that many symbols have, by hash. A lookup selects the symbols of its containers, and so does not read all symbols
  /// of the name.
  private var crowds: [UInt64: Crowd] = [:]
  static let crowdSize = 16

  /// A group of the extensions in outlines: those with an inheritance clause, which are few and are read for the inherited types,
  /// or the others. The raw values make the hashes of the groups differ.
  enum OutlinedExtension: UInt32 {
    case inheriting = 0x9E37_79B9
    case plain = 0x7F4A_7C15
  }

  /// The symbols with one name.
  struct Crowd: Sendable {
    let name: String
    /// The symbols inside types and bodies.
    fileprivate(set) var byContainer: [Symbol.Container: [SymbolID]] = [:]
    /// The symbols at the top level of files, by module.
    fileprivate(set) var byModule: [Int: [SymbolID]] = [:]
    /// The symbols at the top level of files, by file.
    fileprivate(set) var byFile: [FileID: [SymbolID]] = [:]

    var all: [SymbolID] { (byContainer.values.flatMap(\.self) + byModule.values.flatMap(\.self)).sorted() }

    fileprivate mutating func add(_ id: SymbolID, _ symbol: Symbol) {
      guard symbol.container == .module else { return byContainer[symbol.container, default: []].append(id) }
      byModule[symbol.module, default: []].append(id)
      byFile[symbol.file, default: []].append(id)
    }
  }

  /// The indices of symbols that lookups do not find, because too many others in the same scope have their name.
  private(set) var excessSymbols: [Int] = []

  /// The container and the name of a symbol.
  private struct Scope: Hashable {
    var name: UInt64
    var file: FileID
    var container: Symbol.Container
  }

  init(_ symbols: [Symbol], _ files: [Program.File], _ outlines: Outlines, _ configuration: BuildConfiguration) {
    symbolCount = symbols.count
    let count = symbolCount + outlines.entryCount
    hashes.reserveCapacity(count)
    next = Array(repeating: -1, count: count)
    var capacity = 16
    while capacity * 2 < count { capacity *= 2 }
    buckets = Array(repeating: -1, count: capacity)
    add(symbols)
    let isParsed = files.map { $0.parsed != nil }
    for outline in outlines.batches { add(outline, isParsed, configuration) }
    // Backwards, so that the first declaration is found first.
    for number in hashes.indices.reversed() where hashes[number] != 0 {
      let bucket = bucket(of: hashes[number])
      next[number] = buckets[bucket]
      buckets[bucket] = Int32(number)
    }
  }

  /// Adds the symbols, of which at most `Limits.homonyms` with one name in one scope can be found. Only code that does not
  /// compile has more, unless each is in another branch of an `#if`.
  private mutating func add(_ symbols: [Symbol]) {
    let names = symbols.map { nameHash(of: $0.name) }
    var counts: [UInt64: Int] = [:], countsInScope: [Scope: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    for (index, symbol) in symbols.enumerated() {
      let name = names[index]
      var count = 0
      // Few names are declared that often at all.
      if counts[name, default: 0] > Limits.homonyms {
        let scope = Scope(name: name, file: symbol.file, container: symbol.container)
        count = countsInScope[scope, default: 0]
        countsInScope[scope] = count + 1
        if count >= Limits.homonyms { excessSymbols.append(index) }
      }
      let isCrowded =
        counts[name, default: 0] > Self.crowdSize
        && crowds[name, default: Crowd(name: symbol.name)].name == symbol.name
      if isCrowded, count < Limits.homonyms {
        crowds[name, default: Crowd(name: symbol.name)].add(.parsed(index), symbol)
      }
      hashes.append(count < Limits.homonyms && !isCrowded ? Self.half(of: name) : 0)
    }
  }

  private mutating func add(_ outline: Outline, _ isParsed: [Bool], _ configuration: BuildConfiguration) {
    let isActive = outline.conditions.isEmpty ? [] : outline.conditions.map { configuration.isActive($0) }
    for entry in outline.entries {
      if entry.kind == .extension {
        hashes.append(Self.half(of: entry.nameHash, outline.inherits(entry) ? .inheriting : .plain))
        continue
      }
      let isFound =
        !entry.isLocal && !isParsed[Int(entry.file)] && entry.conditions.map { isActive[$0] } ?? true
      hashes.append(isFound ? Self.half(of: entry.nameHash) : 0)
    }
  }

  private static func half(of hash: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: hash ^ (hash >> 32))) }

  /// The hash of an extension for the name of its type. It differs from the hash of the name, so that a lookup of the name does
  /// not find the extension.
  private static func half(of hash: UInt64, _ form: OutlinedExtension) -> UInt32 {
    max(1, half(of: hash) ^ form.rawValue)
  }

  private func bucket(of hash: UInt32) -> Int { Int(hash) & (buckets.count - 1) }

  /// The names of all crowds.
  var crowdedNames: [String] { crowds.values.map(\.name) }

  func crowd(of name: String) -> Crowd? {
    guard !crowds.isEmpty, let crowd = crowds[nameHash(of: name)], crowd.name == name else { return nil }
    return crowd
  }

  /// The declarations of a name, in order, except the symbols of its crowd. `isNamed` compares the names themselves, because
  /// different names can have equal hashes.
  func declarations(of name: String, _ isNamed: (SymbolID) -> Bool) -> [SymbolID] {
    let hash = Self.half(of: nameHash(of: name))
    var found: [SymbolID] = [], number = Int(buckets[bucket(of: hash)])
    while number >= 0 {
      if hashes[number] == hash, case let id = symbol(number), isNamed(id) { found.append(id) }
      number = Int(next[number])
    }
    return found
  }

  /// The first extensions of one form in the outlines whose type has a name, also in files that are parsed and in branches that
  /// are not compiled. `extends` compares the entries themselves.
  func extensions(of name: String, _ form: OutlinedExtension, atMost limit: Int, _ extends: (Int) -> Bool) -> [Int] {
    let hash = Self.half(of: nameHash(of: name), form)
    var found: [Int] = [], number = Int(buckets[bucket(of: hash)])
    while number >= 0, found.count < limit {
      Steps.count()
      if hashes[number] == hash, number >= symbolCount, extends(number - symbolCount) {
        found.append(number - symbolCount)
      }
      number = Int(next[number])
    }
    return found
  }

  private func symbol(_ number: Int) -> SymbolID {
    number < symbolCount ? .parsed(number) : .outlined(number - symbolCount)
  }
}
