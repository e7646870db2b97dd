/// A set of names by their hashes, which excludes most other names.
package struct NameFilter: Equatable, Sendable {
  /// One bit for each of the hashes' last bits.
  private var bits: [UInt64]

  /// `count` is about how many names will be added.
  init(count: Int) {
    var words = 16
    // Eight bits for each name: one in eight of the others is taken for one of them.
    while words * 8 < count { words *= 2 }
    bits = Array(repeating: 0, count: words)
  }

  /// One of the same size without any names.
  func emptied() -> NameFilter {
    var copy = self
    copy.bits = bits.map { _ in 0 }
    return copy
  }

  mutating func insert(_ hash: UInt64) { bits[word(of: hash)] |= 1 << (hash & 63) }

  package func mayContain(_ hash: UInt64) -> Bool { bits[word(of: hash)] & (1 << (hash & 63)) != 0 }

  private func word(of hash: UInt64) -> Int { Int((hash >> 6) ^ (hash >> 38)) & (bits.count - 1) }
}
