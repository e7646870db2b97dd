/// Bytes of a path as text, and back: no two paths have the same text, though paths need not be UTF-8 and text always is.
///
/// A byte that is part of no character is kept as one of the 128 last scalars of Unicode's last private plane, U+10FF80 for 0x80 to
/// U+10FFFF for 0xFF. Bytes that are such a scalar already are kept one by one in the same way. For people, `IntentReports` shows
/// such bytes as `\xFF`; documents that other programs read have U+FFFD in their place (`readable`).
package enum PathText {
  private static let undecoded: ClosedRange<UInt32> = 0x10FF80...0x10FFFF
  /// The first byte of every scalar of `undecoded` in UTF-8.
  private static let firstByte: UInt8 = 0xF4

  private static func mayBeSpelled(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.contains(firstByte) } ?? text.utf8.contains(firstByte)
  }

  package static func text(_ bytes: some Collection<UInt8>) -> String {
    let plain = String(decoding: bytes, as: UTF8.self)
    if plain.utf8.elementsEqual(bytes), !mayBeSpelled(plain) { return plain }
    let bytes = Array(bytes)
    var text = String.UnicodeScalarView(), index = 0
    while index < bytes.count {
      if let (scalar, count) = scalar(at: index, of: bytes) {
        text.append(scalar)
        index += count
      } else {
        text.append(Unicode.Scalar(undecoded.lowerBound - 0x80 + UInt32(bytes[index])) ?? "\u{FFFD}")
        index += 1
      }
    }
    return String(text)
  }

  /// The bytes of the path that a text denotes.
  package static func bytes(_ text: String) -> [UInt8] {
    guard mayBeSpelled(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      undecoded.contains(scalar.value) ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  /// A path's text for documents: bytes that are not UTF-8 become U+FFFD.
  package static func readable(_ text: String) -> String {
    mayBeSpelled(text) ? String(decoding: bytes(text), as: UTF8.self) : text
  }

  /// The scalar that begins at `index`, and its number of bytes. Nil if the bytes there are not UTF-8, or are a scalar of
  /// `undecoded`.
  private static func scalar(at index: Int, of bytes: [UInt8]) -> (Unicode.Scalar, Int)? {
    let count =
      switch bytes[index] {
      case ..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard count > 0, index + count <= bytes.count else { return nil }
    let part = bytes[index..<index + count], text = String(decoding: part, as: UTF8.self)
    guard text.utf8.elementsEqual(part), let scalar = text.unicodeScalars.first,
      !undecoded.contains(scalar.value)
    else { return nil }
    return (scalar, count)
  }
}
