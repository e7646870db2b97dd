/// Integer and floating-point literals. A malformed one (`0b12`, `1x`) is one token, which includes the letters.
extension Lexer {
  mutating func scanNumber(from start: Int) -> Int {
    if bytes[start] == 0x30 {
      switch bytes[start + 1] {
      case 0x78: return scanHexNumber(from: start)
      case 0x6F, 0x62: return append(.integer, from: start, to: bytes.identifierEnd(from: start + 2))
      default: break
      }
    }
    let end = bytes.end(from: start + 1, of: ByteTrait.digit)
    let byte = bytes[end]
    if byte == 0x2E {
      // The literal is an integer if no digit follows the dot, as in `1.description` and `1...3`, or a dot comes before it, as in
      // `tuple.0.1`.
      guard bytes.isDigit(at: end + 1), tokens.last?.kind != .period else {
        return append(.integer, from: start, to: end)
      }
      return scanExponent(from: start, digits: bytes.end(from: end + 1, of: ByteTrait.digit))
    }
    if byte | 0x20 == 0x65 { return scanExponent(from: start, digits: end) }
    return append(.integer, from: start, to: bytes.identifierEnd(from: end))
  }

  /// Adds a hexadecimal literal: `0xFF`, `0x1.8p3`, `0xFFp-2`.
  private mutating func scanHexNumber(from start: Int) -> Int {
    var end = bytes.end(from: start + 2, of: ByteTrait.hexDigit)
    guard bytes.has(ByteTrait.hexDigit, at: start + 2), bytes[start + 2] != 0x5F else {
      return append(.integer, from: start, to: bytes.identifierEnd(from: end))
    }
    let integerEnd = end
    // Whether the text after a dot may be a member: `0xFF.description`, `0xFF.p`.
    var mayBeMember = false
    if bytes[end] == 0x2E {
      guard bytes.has(ByteTrait.hexDigit, at: end + 1), bytes[end + 1] != 0x5F else {
        return append(.integer, from: start, to: integerEnd)
      }
      mayBeMember = !bytes.isDigit(at: end + 1)
      end = bytes.end(from: end + 1, of: ByteTrait.hexDigit)
    }
    guard bytes[end] | 0x20 == 0x70 else {
      return append(.integer, from: start, to: mayBeMember ? integerEnd : bytes.identifierEnd(from: end))
    }
    let isSigned = bytes[end + 1] == 0x2B || bytes[end + 1] == 0x2D
    if mayBeMember, !isSigned, !bytes.isDigit(at: end + 1) { return append(.integer, from: start, to: integerEnd) }
    return scanExponent(from: start, digits: end)
  }

  /// Adds a floating-point literal whose digits end at `digits`, with an exponent such as `e-3` or `p10` if one follows.
  private mutating func scanExponent(from start: Int, digits: Int) -> Int {
    var end = digits
    let letter = bytes[end] | 0x20
    if letter == 0x65 || letter == 0x70, bytes[end + 1] == 0x2B || bytes[end + 1] == 0x2D { end += 2 }
    return append(.floatingPoint, from: start, to: bytes.identifierEnd(from: end))
  }

}

extension PaddedBytes {
  fileprivate func isDigit(at offset: Int) -> Bool { self[offset] >= 0x30 && self[offset] <= 0x39 }
}
