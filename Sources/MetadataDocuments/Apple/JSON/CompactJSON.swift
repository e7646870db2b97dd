import DocumentFormats

/// A document in the bytes that Apple's tool writes since Xcode 26: one line without spaces, keys in the order of their code
/// points, `/`, quotes, backslashes and control characters escaped, other characters as they are, whole numbers without a fraction.
extension JSONValue {
  package var compact: [UInt8] {
    var bytes: [UInt8] = []
    appendCompact(to: &bytes)
    return bytes
  }

  private func appendCompact(to bytes: inout [UInt8]) {
    switch form {
    case .null: bytes += Array("null".utf8)
    case .bool(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .int(let number): bytes += Array(String(number).utf8)
    case .double(let number): bytes += Array(Self.text(of: number).utf8)
    case .string(let text): Self.quote(text, in: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.appendCompact(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, member) in sorted.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.quote(member.key, in: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.appendCompact(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// `255` for 255.0; a number that is not an `Int` is written as Swift prints it.
  private static func text(of number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? number.description
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  private static func quote(_ text: String, in bytes: inout [UInt8]) {
    let backslash = UInt8(ascii: "\\")
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), backslash, UInt8(ascii: "/"): bytes += [backslash, byte]
      case 0x08: bytes += [backslash, UInt8(ascii: "b")]
      case 0x09: bytes += [backslash, UInt8(ascii: "t")]
      case 0x0A: bytes += [backslash, UInt8(ascii: "n")]
      case 0x0C: bytes += [backslash, UInt8(ascii: "f")]
      case 0x0D: bytes += [backslash, UInt8(ascii: "r")]
      case ..<0x20:
        bytes += Array("\\u00".utf8) + [hexadecimalDigits[Int(byte >> 4)], hexadecimalDigits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
