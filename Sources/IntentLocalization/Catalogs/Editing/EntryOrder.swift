/// The positions of new keys among those of a file: most files are in the order of Xcode, some in that of bytes, as scripts
/// write them.
struct EntryOrder: Sendable {
  private enum Kind: Sendable {
    case standard(RisingKeys<KeyOrder.SortKey>)
    case bytes(RisingKeys<[UInt8]>)
    case none
  }

  private let kind: Kind
  private let entryCount: Int

  init(_ catalog: StringCatalog) {
    let keys = catalog.entries.map { Array($0.key.utf8) }, sortKeys = catalog.entries.map { KeyOrder.SortKey($0.key) }
    entryCount = keys.count
    let inversions = zip(sortKeys, sortKeys.dropFirst()).count { KeyOrder.isLess($1, $0) }
    let byteInversions = zip(keys, keys.dropFirst()).count { $1.lexicographicallyPrecedes($0) }
    // Scripts append to files that Xcode ordered, and the order of signs beyond ASCII is not exactly known here.
    if inversions <= byteInversions, inversions * 20 <= keys.count {
      kind = .standard(RisingKeys(sortKeys, isLess: KeyOrder.isLess))
    } else if byteInversions * 20 <= keys.count {
      kind = .bytes(RisingKeys(keys) { $0.lexicographicallyPrecedes($1) })
    } else {
      kind = .none
    }
  }

  /// The first entry with a key that comes later, or the end.
  func anchor(of key: String) -> Int {
    switch kind {
    case .standard(let keys): keys.first(after: KeyOrder.SortKey(key)) ?? entryCount
    case .bytes(let keys): keys.first(after: Array(key.utf8)) ?? entryCount
    case .none: entryCount
    }
  }
}

/// The keys of a list that come after all keys before them. The first key of the list that comes after a given one is among them,
/// also if the list is not sorted, so that it is found without a look at each.
private struct RisingKeys<Key: Sendable>: Sendable {
  private var keys: [Key] = []
  /// Their positions in the list.
  private var positions: [Int] = []
  private let isLess: @Sendable (Key, Key) -> Bool

  init(_ list: [Key], isLess: @escaping @Sendable (Key, Key) -> Bool) {
    self.isLess = isLess
    for (position, key) in list.enumerated() where keys.last.map({ isLess($0, key) }) ?? true {
      keys.append(key)
      positions.append(position)
    }
  }

  /// The position of the first key that comes after a given one.
  func first(after key: Key) -> Int? {
    var low = 0, high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if isLess(key, keys[middle]) { high = middle } else { low = middle + 1 }
    }
    return low < keys.count ? positions[low] : nil
  }
}
