/// The text with `%` and two digits in place of each byte for which `isSpecial` is true.
package func percentEncoded(_ text: String, where isSpecial: (UInt8) -> Bool) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  let bytes = text.utf8.reduce(into: [UInt8]()) { bytes, byte in
    bytes += isSpecial(byte) ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The text with escapes for all bytes except those of letters and digits of ASCII, and of `others`.
package func percentEncoded(_ text: String, except others: String) -> String {
  percentEncoded(text) { byte in
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: false
    default: !others.utf8.contains(byte)
    }
  }
}
