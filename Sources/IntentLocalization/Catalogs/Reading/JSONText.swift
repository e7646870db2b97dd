import DocumentFormats

/// Escapes in a string of JSON.
enum JSONText {
  /// The bytes between the quotes decoded. They were checked before; half of a surrogate pair is U+FFFD.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = [], rest = bytes
    text.reserveCapacity(bytes.count)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"): text.append(contentsOf: String(UTF16Escape.scalar(&rest, marker: escape)).utf8)
      default: text.append(escape)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
