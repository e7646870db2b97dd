/// Operators and Xcode's placeholders. A run of operator characters is one token, which the parser may split.
extension Lexer {
  /// Adds the operator, placeholder or regex literal at `start`, where an operator character is; returns the end.
  mutating func scanOperator(from start: Int) -> Int {
    if bytes[start] == 0x3C, bytes[start + 1] == 0x23, let end = bytes.placeholderEnd(from: start) {
      return append(.identifier, from: start, to: end)
    }
    let end = bytes.operatorEnd(from: start)
    if let slash = bytes.firstSlash(from: start, to: end), let regexEnd = regexEnd(at: slash, operatorStart: start, end)
    {
      if slash > start { appendOperator(from: start, to: slash) }
      return append(.regex, from: slash, to: regexEnd)
    }
    return appendOperator(from: start, to: end)
  }

  @discardableResult
  private mutating func appendOperator(from start: Int, to end: Int) -> Int {
    append(bytes[start] == 0x2E && end == start + 1 ? .period : .operator, from: start, to: end)
  }
}

/// The ends of operators and placeholders.
extension PaddedBytes {
  /// The end of the run of operator characters at `start`, or the start of the comment or placeholder that ends the run. `start` is
  /// not at a comment.
  fileprivate func operatorEnd(from start: Int) -> Int {
    // A dot continues only an operator that starts with a dot.
    let dot: UInt8 = self[start] == 0x2E ? 0 : 0x2E
    var end = start
    if self[end] < 0x80 { end += 1 }
    while true {
      let byte = self[end]
      if byte >= 0x80 {
        // The first character is known to be one that starts an operator.
        guard let scalar = scalar(at: end), end == start || scalar.value.continuesOperator else { return end }
        end += scalar.length
      } else if !has(ByteTrait.operatorCharacter, at: end) || byte == dot {
        return end
      } else if byte == 0x3C, self[end + 1] == 0x23, placeholderEnd(from: end) != nil {
        return end
      } else if byte == 0x2F, end > start, self[end + 1] == 0x2F || self[end + 1] == 0x2A {
        return end
      } else {
        end += 1
      }
    }
  }

  fileprivate func firstSlash(from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset < end {
      if self[offset] == 0x2F { return offset }
      offset += 1
    }
    return nil
  }

  /// The end of a placeholder, `<#name#>`, which is lexed as a name; nil if it does not end on its line, or another `<#` comes
  /// before its end.
  fileprivate func placeholderEnd(from start: Int) -> Int? {
    var end = start + 2
    while true {
      switch self[end] {
      case 0x23 where self[end + 1] == 0x3E: return end + 2
      case 0x3C where self[end + 1] == 0x23: return nil
      case 0x0A, 0x0D: return nil
      case 0 where end >= count: return nil
      default: end += 1
      }
    }
  }
}

/// The white space at the sides of an operator, which distinguishes `-x` from `x - y` and `x!`.
extension PaddedBytes {
  /// True if an operator that starts at `start` has its left operand directly before it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0, !(start == 3 && isByteOrderMark(at: 0)) else { return false }
    switch self[start - 1] {
    case " ", "\t", "\n", "\r", "\u{0}", "(", "[", "{", ",", ";", ":": return false
    case "/": return !(start >= 2 && self[start - 2] == 0x2A)
    case 0xA0: return !(start >= 2 && self[start - 2] == 0xC2)
    default: return true
    }
  }

  /// True if an operator that ends at `end` has its right operand directly after it.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch self[end] {
    case " ", "\t", "\n", "\r", "\u{0}", ")", "]", "}", ",", ";", ":": return false
    // `x^.y` is `(x^).y`, `^.y` is a prefix operator.
    case ".": return !isLeftBound
    case "/": return self[end + 1] != 0x2F && self[end + 1] != 0x2A
    case 0xC2: return self[end + 1] != 0xA0
    default: return true
    }
  }
}
