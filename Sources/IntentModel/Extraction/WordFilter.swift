import SourceScan

/// The lengths and first bytes of searched words. They exclude most other words before a string is made of them.
struct WordFilter {
  /// A bit for each length of a word, at the word's first byte. All lengths from 63 on share a bit.
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ words: some Sequence<String>) {
    for word in words {
      guard let first = word.utf8.first else { continue }
      lengths[Int(first)] |= Self.bit(word.utf8.count)
    }
  }

  func mayContain(_ span: ByteSpan, of text: SourceText) -> Bool {
    lengths[Int(text.bytes[Int(span.start)])] & Self.bit(span.count) != 0
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
