/// Operators: a run of operator characters is one token, whatever the parser makes of it. And Xcode's placeholders.
extension Lexer {
  /// A member's dot, or a run like `...` and `..<`.
  mutating func scanPeriod(from start: Int) {
    let next = bytes[start + 1]
    if next >= 0x80 || traits[Int(next)] & ByteTrait.operatorCharacter != 0 {
      scanOperator(from: start)
    } else {
      append(.period, from: start, to: start + 1)
    }
  }

  /// `start` is at an operator's first character.
  mutating func scanOperator(from start: Int) {
    if bytes[start] == 0x3C, bytes[start + 1] == 0x23, let end = placeholderEnd(from: start) {
      return append(.identifier, from: start, to: end)
    }
    let end = operatorEnd(from: start)
    if let slash = firstSlash(from: start, to: end), let regexEnd = regexEnd(at: slash, operatorStart: start, end) {
      if slash > start { append(.operator, from: start, to: slash) }
      return append(.regex, from: slash, to: regexEnd)
    }
    append(
      bytes[start] == 0x2E && end == start + 1 ? .period : .operator, from: start,
      to: commentStart(from: start, to: end))
  }

  /// The end of the run of operator characters at `start`, those that start a comment included.
  private func operatorEnd(from start: Int) -> Int {
    // A dot continues only what a dot started.
    let dot: UInt8 = bytes[start] == 0x2E ? 0 : 0x2E
    var end = start
    if bytes[end] < 0x80 { end += 1 }
    while true {
      let byte = bytes[end]
      if byte >= 0x80 {
        // The first character is known to be one that starts an operator.
        guard let scalar = scalar(at: end), end == start || scalar.value.continuesOperator else { return end }
        end += scalar.length
      } else if traits[Int(byte)] & ByteTrait.operatorCharacter == 0 || byte == dot {
        return end
      } else if byte == 0x3C, bytes[end + 1] == 0x23, placeholderEnd(from: end) != nil {
        return end
      } else {
        end += 1
      }
    }
  }

  private func firstSlash(from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset < end {
      if bytes[offset] == 0x2F { return offset }
      offset += 1
    }
    return nil
  }

  /// Where `//` or `/*` ends the run, or its end. The run does not start with one.
  private func commentStart(from start: Int, to end: Int) -> Int {
    var offset = start + 1
    while offset < end - 1 {
      if bytes[offset] == 0x2F, bytes[offset + 1] == 0x2F || bytes[offset + 1] == 0x2A { return offset }
      offset += 1
    }
    return end
  }

  /// `<#name#>` on one line stands for a name.
  private func placeholderEnd(from start: Int) -> Int? {
    var end = start + 2
    while true {
      switch bytes[end] {
      case 0x23 where bytes[end + 1] == 0x3E: return end + 2
      case 0x3C where bytes[end + 1] == 0x23: return nil
      case 0x0A, 0x0D: return nil
      case 0 where end >= count: return nil
      default: end += 1
      }
    }
  }
}

/// Which sides of an operator something is attached to: what tells `-x` from `x - y` and `x!`.
extension Lexer {
  /// True if an operator that starts at `start` has its left operand right before it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > contentStart else { return false }
    switch bytes[start - 1] {
    case " ", "\t", "\n", "\r", "\u{0}", "(", "[", "{", ",", ";", ":": return false
    case "/": return !(start >= 2 && bytes[start - 2] == 0x2A)
    case 0xA0: return !(start >= 2 && bytes[start - 2] == 0xC2)
    default: return true
    }
  }

  /// True if an operator that ends at `end` has its right operand right behind it.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch bytes[end] {
    case " ", "\t", "\n", "\r", "\u{0}", ")", "]", "}", ",", ";", ":": return false
    // `x^.y` is `(x^).y`, `^.y` is a prefix operator.
    case ".": return !isLeftBound
    case "/": return bytes[end + 1] != 0x2F && bytes[end + 1] != 0x2A
    case 0xC2: return bytes[end + 1] != 0xA0
    default: return true
    }
  }
}
