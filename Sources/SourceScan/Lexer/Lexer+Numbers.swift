/// Integer and floating-point literals. A malformed one (`0b12`, `1x`) stays one token, letters and all.
extension Lexer {
  mutating func scanNumber(from start: Int) {
    if bytes[start] == 0x30 {
      switch bytes[start + 1] {
      case 0x78: return scanHexNumber(from: start)
      case 0x6F, 0x62: return append(.integer, from: start, to: identifierEnd(from: start + 2))
      default: break
      }
    }
    let end = digitsEnd(from: start + 1, trait: ByteTrait.digit)
    let byte = bytes[end]
    if byte == 0x2E {
      // `1.description`, `1...3`; in `tuple.0.1` a dot stands before.
      guard isDigit(bytes[end + 1]), buffer.tokens.last?.kind != .period else {
        return append(.integer, from: start, to: end)
      }
      return scanExponent(from: start, digits: digitsEnd(from: end + 1, trait: ByteTrait.digit))
    }
    if byte | 0x20 == 0x65 { return scanExponent(from: start, digits: end) }
    append(.integer, from: start, to: identifierEnd(from: end))
  }

  /// `0xFF`, `0x1.8p3`, `0xFFp-2`
  private mutating func scanHexNumber(from start: Int) {
    var end = digitsEnd(from: start + 2, trait: ByteTrait.hexDigit)
    guard traits[Int(bytes[start + 2])] & ByteTrait.hexDigit != 0, bytes[start + 2] != 0x5F else {
      return append(.integer, from: start, to: identifierEnd(from: end))
    }
    let integerEnd = end
    // Whether what follows a dot may be a member: `0xFF.description`, `0xFF.p`.
    var mayBeMember = false
    if bytes[end] == 0x2E {
      guard traits[Int(bytes[end + 1])] & ByteTrait.hexDigit != 0, bytes[end + 1] != 0x5F else {
        return append(.integer, from: start, to: integerEnd)
      }
      mayBeMember = !isDigit(bytes[end + 1])
      end = digitsEnd(from: end + 1, trait: ByteTrait.hexDigit)
    }
    guard bytes[end] | 0x20 == 0x70 else {
      return append(.integer, from: start, to: mayBeMember ? integerEnd : identifierEnd(from: end))
    }
    let isSigned = bytes[end + 1] == 0x2B || bytes[end + 1] == 0x2D
    if mayBeMember, !isSigned, !isDigit(bytes[end + 1]) { return append(.integer, from: start, to: integerEnd) }
    scanExponent(from: start, digits: end)
  }

  /// The rest of a floating-point literal whose digits end at `digits`: `e-3`, `p10`, or nothing.
  private mutating func scanExponent(from start: Int, digits: Int) {
    var end = digits
    let letter = bytes[end] | 0x20
    if letter == 0x65 || letter == 0x70, bytes[end + 1] == 0x2B || bytes[end + 1] == 0x2D { end += 2 }
    append(.floatingPoint, from: start, to: identifierEnd(from: end))
  }

  private func digitsEnd(from start: Int, trait: UInt8) -> Int {
    var end = start
    while traits[Int(bytes[end])] & trait != 0 { end += 1 }
    return end
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
