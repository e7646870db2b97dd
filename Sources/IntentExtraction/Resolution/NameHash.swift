import SourceScan

/// FNV-1a over a name's bytes. Where two names with one hash would be a mistake, the names themselves are compared.
func nameHash(of span: ByteSpan, in text: [UInt8]) -> UInt64 {
  var hash = nameHashSeed
  for byte in text[span.range] { hash = nameHashStep(hash, byte) }
  return hash
}

func nameHash(of name: String) -> UInt64 {
  // Several times as fast as byte by byte through the string's view.
  var name = name
  return name.withUTF8 { bytes in
    var hash = nameHashSeed
    for byte in bytes { hash = nameHashStep(hash, byte) }
    return hash
  }
}

/// Of `AppIntents.IntentModes` the hash of `IntentModes`.
func lastComponentHash(of span: ByteSpan, in text: [UInt8]) -> UInt64 {
  var hash = nameHashSeed
  for byte in text[span.range] { hash = byte == UInt8(ascii: ".") ? nameHashSeed : nameHashStep(hash, byte) }
  return hash
}

let nameHashSeed: UInt64 = 0xcbf2_9ce4_8422_2325

@inline(__always)
func nameHashStep(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

extension ByteSpan {
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// Names by their hashes: says of most that are not among them that they aren't.
struct NameFilter: Sendable {
  /// One bit for each of the hashes' last bits.
  private var bits: [UInt64]

  /// `count` is about how many names will be added.
  init(count: Int) {
    var words = 16
    // Eight bits for each name: one in eight of the others is taken for one of them.
    while words * 8 < count { words *= 2 }
    bits = Array(repeating: 0, count: words)
  }

  mutating func insert(_ hash: UInt64) { bits[word(of: hash)] |= 1 << (hash & 63) }

  func mayContain(_ hash: UInt64) -> Bool { bits[word(of: hash)] & (1 << (hash & 63)) != 0 }

  private func word(of hash: UInt64) -> Int { Int((hash >> 6) ^ (hash >> 38)) & (bits.count - 1) }
}
