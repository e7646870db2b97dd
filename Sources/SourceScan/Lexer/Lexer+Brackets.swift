/// Adds opening and closing tokens, and matches them.
///
/// The openings without a match so far are a list from `innermost` outwards, linked by the `partner`s of the tokens.
extension Lexer {
  /// The index that means no token.
  static let none = UInt32.max

  /// Adds an opening token without a match so far; returns its end.
  mutating func open(_ kind: Token.Kind, from start: Int, to end: Int) -> Int {
    let index = tokens.next
    append(kind, from: start, to: end, partner: innermost)
    innermost = index
    return end
  }

  /// Adds a closing token for the innermost opening and makes the two partners.
  mutating func closeInnermost(_ kind: Token.Kind, from start: Int, to end: Int) {
    let opening = innermost
    innermost = tokens[opening].partner
    tokens[opening].partner = tokens.next
    append(kind, from: start, to: end, partner: opening)
  }

  /// Adds a closing bracket; returns where lexing continues.
  mutating func close(_ kind: Token.Kind, at start: Int) -> Int {
    let crossesBraces = kind == .rightParenthesis && !stacks.interpolations.isEmpty
    guard let opening = tokens.opening(for: kind, from: innermost, crossesBraces: crossesBraces) else {
      reportUnmatched(at: start)
      return append(kind, from: start, to: start + 1, partner: tokens.next)
    }
    abandonOpenings(within: opening)
    if tokens[opening].kind == .interpolationOpen { return closeInterpolation(from: start, to: start + 1) }
    closeInnermost(kind, from: start, to: start + 1)
    return start + 1
  }

  /// Makes the brackets and `#if`s within `opening` that have no match so far their own partners, which means no match, and
  /// reports the outermost one.
  mutating func abandonOpenings(within opening: UInt32) {
    guard innermost != opening else { return }
    var outermost = innermost
    while innermost != opening {
      outermost = innermost
      innermost = tokens[outermost].partner
      tokens[outermost].partner = outermost
      if tokens[outermost].declarationKeyword == .conditional { stacks.conditionals.removeLast() }
    }
    reportUnmatched(at: Int(tokens[outermost].start))
  }

  /// Reports a bracket without a match. Adjacent ones are one report, because they have one cause.
  private mutating func reportUnmatched(at offset: Int) {
    if let last = buffer.diagnostics.last, Int(last.span.end) == offset, last.id == "unmatched-bracket" {
      buffer.diagnostics[buffer.diagnostics.count - 1].span.end += 1
      return
    }
    let bracket = Unicode.Scalar(bytes[offset])
    report("unmatched-bracket", "'\(bracket)' has no match", from: offset, to: offset + 1)
  }

  /// At the file's end, closes the innermost open construct, or adds the last token and returns true. Strings and
  /// interpolations get an empty closing token, so that these always have a partner.
  mutating func finish() -> Bool {
    guard innermost != Self.none else {
      append(.endOfFile, from: bytes.count, to: bytes.count)
      return true
    }
    let index = innermost
    let token = tokens[index]
    switch token.kind {
    case .stringOpen, .interpolationOpen: closeUnterminated(token.kind, at: bytes.count)
    case .leftBrace, .leftParenthesis, .leftBracket:
      innermost = token.partner
      tokens[index].partner = index
      let isOutermost = innermost == Self.none || !tokens[innermost].kind.isOpeningBracket
      if isOutermost { reportUnmatched(at: Int(token.start)) }
    default:
      innermost = token.partner
      tokens[index].partner = index
      stacks.conditionals.removeLast()
      report("unterminated-conditional", "'#if' without '#endif'", from: Int(token.start), to: Int(token.end))
    }
    return false
  }
}

extension TokenSpace {
  /// The number of unmatched openings that are examined for a closing bracket: more than mistakes leave open, and few enough that
  /// the search is fast for any file.
  private static let reach = 64

  /// The opening that a closing bracket of this kind matches: the nearest of its kind within `reach`, but not across a `{`, a
  /// string, an interpolation or an `#if`; nil if there is none. A `)` may end the interpolation. With `crossesBraces`, within an
  /// interpolation, a stray `{` does not stop the search, because the string would then include the rest of the file.
  fileprivate func opening(for kind: Token.Kind, from innermost: UInt32, crossesBraces: Bool) -> UInt32? {
    var index = innermost
    var distance = 0
    while index != Lexer.none, distance < Self.reach {
      let token = self[index]
      switch token.kind {
      case .leftBrace:
        if kind == .rightBrace { return index }
        if !crossesBraces { return nil }
      case .leftParenthesis: if kind == .rightParenthesis { return index }
      case .leftBracket: if kind == .rightBracket { return index }
      case .interpolationOpen: return kind == .rightParenthesis ? index : nil
      default: return nil
      }
      index = token.partner
      distance += 1
    }
    return nil
  }
}

extension Token.Kind {
  fileprivate var isOpeningBracket: Bool {
    switch self {
    case .leftBrace, .leftParenthesis, .leftBracket: true
    default: false
    }
  }
}
