/// Regex literals, and the heuristics that decide whether a `/` starts one. They are the compiler's, because the grammar does not
/// define this.
extension Lexer {
  /// The end of the regex literal that the `/` at `slash` starts, or nil if no literal starts there. `start..<end` is the whole run
  /// of operator characters.
  func regexEnd(at slash: Int, operatorStart start: Int, _ end: Int) -> Int? {
    let isLeftBound = bytes.isLeftBound(start)
    guard !isLeftBound else { return nil }
    let last = tokens.last
    if let last, last.kind == .identifier, isWord(last, "func") || isWord(last, "operator") { return nil }
    var isCertain = false
    if !bytes.isRightBound(end, isLeftBound: false) {
      // It looks like a binary operator.
      if isAfterTry() {
        isCertain = true
      } else {
        guard isExpressionExpected(after: last) else { return nil }
      }
      // An operator may be an argument: `reduce(1, /)`.
      switch last?.kind {
      case .leftParenthesis, .interpolationOpen, .leftBracket, .comma, .colon: break
      default: isCertain = true
      }
    }
    return bareRegexEnd(from: slash, isCertain: isCertain)
  }

  /// Whether the last tokens are `try?` or `try!`. An expression must follow, although the `?` or `!` looks like a postfix
  /// operator.
  private func isAfterTry() -> Bool {
    guard tokens.count >= 2, let last = tokens.last, last.kind == .operator, last.end - last.start == 1 else {
      return false
    }
    let word = tokens[tokens.next - 2]
    let byte = bytes[Int(last.start)]
    return byte == "?" || byte == "!" ? word.end == last.start && isWord(word, "try") : false
  }

  private func isExpressionExpected(after token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftBrace, .leftParenthesis, .interpolationOpen, .leftBracket, .semicolon, .comma, .poundIf, .poundElse,
      .poundElseif, .poundEndif, .unknown:
      return true
    case .colon: return !(token.start > 0 && bytes[Int(token.start) - 1] == ":")
    case .operator: return isExpressionExpected(afterOperator: token)
    case .identifier: return isWordBeforeExpression(token)
    default: return false
    }
  }

  private func isExpressionExpected(afterOperator token: Token) -> Bool {
    let start = Int(token.start), end = Int(token.end)
    if end - start == 1, bytes[start] == "=" { return true }
    if end - start == 2, bytes[start] == "-", bytes[start + 1] == ">" { return false }
    let isLeftBound = bytes.isLeftBound(start)
    guard isLeftBound else { return true }
    // Leading `!`s and `?`s are postfix operators, as in `x!` and `x?`. An expression follows only if another operator comes after
    // them, and is bound on the right.
    var offset = start
    while offset < end, bytes[offset] == "!" || bytes[offset] == "?" { offset += 1 }
    return offset < end && bytes.isRightBound(end, isLeftBound: true)
  }

  private func isWordBeforeExpression(_ token: Token) -> Bool {
    bytes.isWordBeforeExpression(from: Int(token.start), to: Int(token.end))
  }

  private func isWord(_ token: Token, _ word: StaticString) -> Bool {
    token.kind == .identifier && Int(token.end - token.start) == word.utf8CodeUnitCount
      && bytes.spells(word, at: Int(token.start))
  }

  /// The end of the literal `/…/`, which is on one line; nil if the `/` is an operator or part of a comment delimiter. Unless
  /// `isCertain`, a space or tab next to a delimiter, an unbalanced `)` and a missing end mean that it is an operator.
  private func bareRegexEnd(from slash: Int, isCertain: Bool) -> Int? {
    switch bytes[slash + 1] {
    case " ", "\t": if !isCertain { return nil }
    case "/", "*": return nil
    default: break
    }
    if slash > 0, bytes[slash - 1] == "*" { return nil }
    var pattern = RegexPattern()
    var end = slash + 1
    while true {
      let byte = bytes[end]
      switch byte {
      case "/":
        // A comment starts here, so the literal has no end.
        if bytes[end + 1] == "/" || bytes[end + 1] == "*" { return isCertain ? end : nil }
        let endsWithSpace = bytes[end - 1] == " " || bytes[end - 1] == "\t"
        if endsWithSpace, pattern.lastEscape != end - 1, !isCertain { return nil }
        return end + 1
      case "\n", "\r": return isCertain ? end : nil
      case 0 where end >= bytes.count: return isCertain ? end : nil
      default: break
      }
      pattern.take(byte, at: end)
      if pattern.isUnbalanced, !isCertain { return nil }
      end += 1
      // An escaped character is not a delimiter.
      if byte == "\\", bytes[end] != "\n", bytes[end] != "\r", bytes[end] != 0 || end < bytes.count {
        pattern.lastEscape = end
        end += 1
      }
    }
  }

  /// Adds a literal `#/…/#`. It may span lines if only spaces and tabs follow the opening delimiter on its line. If it has no end,
  /// it ends with the line of this delimiter.
  mutating func scanPoundRegex(from start: Int, slash: Int) -> Int {
    let pounds = slash - start
    var end = slash + 1
    while bytes[end] == " " || bytes[end] == "\t" { end += 1 }
    let firstLineEnd = bytes[end] == "\n" || bytes[end] == "\r" ? end : nil
    if firstLineEnd == nil { end = slash + 1 }
    // After one failed search it is known that no end with as many `#`s follows in this file. Longer delimiters than the limit are
    // not searched for.
    let isHopeless = firstLineEnd != nil && pounds >= min(poundsWithoutRegexEnd, Limits.numberSigns + 1)
    while !isHopeless {
      let byte = bytes[end]
      if byte == "/" {
        var close = end + 1
        while bytes[close] == "#" { close += 1 }
        if close - end - 1 >= pounds { return append(.regex, from: start, to: close) }
      } else if byte == "\n" || byte == "\r" {
        if firstLineEnd == nil { break }
      } else if byte == "\\", bytes[end + 1] != "\n", bytes[end + 1] != "\r" {
        end += 1
      }
      if end >= bytes.count {
        end = bytes.count
        if firstLineEnd != nil { poundsWithoutRegexEnd = pounds }
        break
      }
      end += 1
    }
    end = firstLineEnd ?? end
    report("unterminated-regex", "regex literal is not terminated", from: start, to: slash + 1)
    return append(.regex, from: start, to: end)
  }
}

extension PaddedBytes {
  /// Whether the word is a keyword after which a value may follow: any reserved word except those that are values, such as `self`.
  func isWordBeforeExpression(from start: Int, to end: Int) -> Bool {
    let length = end - start
    guard length < Self.wordsBeforeExpressions.count else { return false }
    return Self.wordsBeforeExpressions[length].contains { spells($0, at: start) }
  }

  /// The words before expressions, by their length, which is the index.
  private static let wordsBeforeExpressions: [[StaticString]] = [
    [], [], ["as", "do", "if", "in", "is"], ["for", "let", "try", "var"], ["case", "else", "enum", "func", "init"],
    ["break", "catch", "class", "defer", "guard", "inout", "throw", "where", "while"],
    ["deinit", "import", "public", "repeat", "return", "static", "struct", "switch", "throws"], ["default", "private"],
    ["continue", "internal", "operator", "protocol", "rethrows"], ["extension", "subscript", "typealias"], [],
    ["fallthrough", "fileprivate"], [], [], ["associatedtype"], ["precedencegroup"],
  ]
}

/// The depth of a position in groups and character classes of a regex pattern.
private struct RegexPattern {
  var groups = 0
  var classes = 0
  var isUnbalanced = false
  /// The offset of the last escaped character, or -1.
  var lastEscape = -1

  mutating func take(_ byte: UInt8, at offset: Int) {
    switch byte {
    case "(" where classes == 0: groups += 1
    case ")" where classes == 0: if groups > 0 { groups -= 1 } else { isUnbalanced = true }
    case "[": classes += 1
    case "]": if classes > 0 { classes -= 1 }
    default: break
    }
  }
}
