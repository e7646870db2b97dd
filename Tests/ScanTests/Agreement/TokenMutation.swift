@testable import SourceScan

/// Breaks a file as people and merges do: whole tokens go, come twice or change places; and as disks do: cut off, other
/// bytes. The same for the same seed.
enum TokenMutation {
  /// The first seed for a file: a new fixture changes nothing for the others.
  static func seed(of path: String) -> UInt64 {
    path.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  static func mutate(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...2, using: &generator) { bytes = step(bytes, &generator) }
    return bytes
  }

  private static func step(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var buffer = TokenBuffer()
    lex(SourceText(bytes), into: &buffer)
    let spans = buffer.tokens.filter { $0.end > $0.start }.map { Int($0.start)..<Int($0.end) }
    guard let one = spans.randomElement(using: &generator), let other = spans.randomElement(using: &generator) else {
      return bytes
    }
    var bytes = bytes
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1: bytes.removeSubrange(one)
    case 2: bytes.insert(contentsOf: bytes[one], at: one.upperBound)
    case 3: bytes.insert(contentsOf: [0x20] + bytes[other] + [0x20], at: one.lowerBound)
    case 4:
      let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
      guard first.upperBound <= second.lowerBound else { break }
      let texts = (bytes[first], bytes[second])
      bytes.replaceSubrange(second, with: texts.0)
      bytes.replaceSubrange(first, with: texts.1)
    case 5: bytes.removeSubrange(one.lowerBound...)
    default:
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
    }
    return bytes
  }
}
