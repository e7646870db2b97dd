/// A set of names by their hashes. It contains every name that was added, and a few others with similar hashes.
package struct NameFilter: Equatable, Sendable {
  /// The bits of the names. The upper bits of a hash select a word, and its last six bits a bit of the word.
  private var bits: [UInt64]

  /// `count` is about how many names will be added.
  init(count: Int) {
    var words = 16
    // Eight bits or more for each name: no more than one in eight other names then counts as added.
    while words * 8 < count { words *= 2 }
    bits = Array(repeating: 0, count: words)
  }

  /// A filter of the same size without names.
  func emptied() -> NameFilter {
    var copy = self
    copy.bits = bits.map { _ in 0 }
    return copy
  }

  mutating func insert(_ hash: UInt64) { bits[word(of: hash)] |= 1 << (hash & 63) }

  package func mayContain(_ hash: UInt64) -> Bool { bits[word(of: hash)] & (1 << (hash & 63)) != 0 }

  private func word(of hash: UInt64) -> Int { Int((hash >> 6) ^ (hash >> 38)) & (bits.count - 1) }
}
