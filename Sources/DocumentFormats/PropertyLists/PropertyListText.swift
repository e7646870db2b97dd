/// Escapes in a quoted string of a property list.
package enum PropertyListText {
  /// The text of a string as it is in a file, with its quotes if it has any.
  package static func text(of literal: ArraySlice<UInt8>) -> String {
    guard let quote = literal.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), literal.count > 1 else {
      return String(decoding: literal, as: UTF8.self)
    }
    return decode(literal.dropFirst().dropLast())
  }

  /// Decodes the escapes of a string, as `CFOldStylePList.c` of swift-corelibs-foundation does. Octal escapes name bytes of the
  /// NextStep encoding there; above ASCII they are read as Latin-1 here, which is unverified and which no project is known to
  /// need.
  ///
  /// `unicode` is the letter of escapes with four digits: `u` in JSON, whose other escapes are among these.
  package static func decode(_ bytes: ArraySlice<UInt8>, unicode: UInt8 = UInt8(ascii: "U")) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = [], rest = bytes
    text.reserveCapacity(bytes.count)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "a"): text.append(0x07)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "v"): text.append(0x0B)
      case unicode: append(UTF16Escape.scalar(&rest, marker: escape), to: &text)
      case UInt8(ascii: "0")...UInt8(ascii: "7"): append(octal(escape, &rest), to: &text)
      default: text.append(escape)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    text.append(contentsOf: String(scalar).utf8)
  }

  private static func octal(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    var value = UInt32(first - UInt8(ascii: "0"))
    for _ in 0..<2 {
      guard let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
      rest.removeFirst()
      value = value << 3 | UInt32(digit - UInt8(ascii: "0"))
    }
    return Unicode.Scalar(value & 0xFF) ?? "\u{FFFD}"
  }
}
