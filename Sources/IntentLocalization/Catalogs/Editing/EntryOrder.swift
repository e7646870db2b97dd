import SourceScan

/// The positions of new keys among those of a file: most files are in the order of Xcode, some in that of bytes, as scripts
/// write them.
struct EntryOrder: Sendable {
  /// The entries whose keys come after all keys before them; empty for a file without an order. A binary search among them finds
  /// the first entry of the file that comes after a given key, even if the file is not fully sorted.
  private var rising: [(key: KeyOrder.SortKey, index: Int)] = []
  private let entryCount: Int
  private let isInOrderOfBytes: Bool

  init(_ catalog: StringCatalog) {
    let keys = catalog.entries.map(\.key)
    let standard = keys.map { KeyOrder.SortKey($0) }, bytes = keys.map { KeyOrder.SortKey(bytesOf: $0) }
    let inversions = Self.inversions(standard), byteInversions = Self.inversions(bytes)
    entryCount = keys.count
    isInOrderOfBytes = byteInversions < inversions || inversions * 20 > keys.count
    // One key in twenty may be out of order: scripts append to files that Xcode ordered, and the order of signs beyond ASCII is
    // not exactly known here.
    guard min(inversions, byteInversions) * 20 <= keys.count else { return }
    for (index, key) in (isInOrderOfBytes ? bytes : standard).enumerated()
    where rising.last.map({ $0.key < key }) ?? true {
      rising.append((key, index))
    }
  }

  private static func inversions(_ keys: [KeyOrder.SortKey]) -> Int { zip(keys, keys.dropFirst()).count { $1 < $0 } }

  /// The index of the first entry with a key that comes after `key`; the number of entries if there is none, or if the file has no
  /// order.
  func anchor(of key: String) -> Int {
    let key = isInOrderOfBytes ? KeyOrder.SortKey(bytesOf: key) : KeyOrder.SortKey(key)
    let next = firstNumber(below: rising.count) { !(key < rising[$0].key) }
    return next < rising.count ? rising[next].index : entryCount
  }
}
