/// Escapes that name a character by the hexadecimal digits of its UTF-16 code units: `\U00E9` in property lists, `\u00e9` in
/// JSON.
enum UTF16Escape {
  /// The character of up to four digits, or of a surrogate pair, whose second half is an escape of its own.
  ///
  /// - Parameters:
  ///   - rest: The text after the marker. Afterwards the text after the escape.
  ///   - marker: The letter after the backslash.
  /// - Returns: U+FFFD for half of a surrogate pair.
  static func scalar(_ rest: inout ArraySlice<UInt8>, marker: UInt8) -> Unicode.Scalar {
    let unit = codeUnit(&rest)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    var ahead = rest
    guard unit < 0xDC00, ahead.popFirst() == UInt8(ascii: "\\"), ahead.popFirst() == marker else { return "\u{FFFD}" }
    let low = codeUnit(&ahead)
    guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    rest = ahead
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private static func codeUnit(_ rest: inout ArraySlice<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = rest.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      rest.removeFirst()
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
