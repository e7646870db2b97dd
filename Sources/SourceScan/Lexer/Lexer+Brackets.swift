/// Something that is open: a bracket, a string literal, an interpolation or an `#if` clause.
struct Opening {
  enum Kind: UInt8 { case parenthesis, bracket, brace, interpolation, string, conditional }

  var kind: Kind
  /// Of a string: how many `#`s its delimiters have.
  var pounds: UInt32 = 0
  /// Of a string: `"""` delimits it.
  var isMultiLine = false
  /// The index of its token.
  var token: UInt32
  /// What was in reach outside of it.
  var outside: Reach
}

/// Where in `Lexer.openings` the nearest opening of each kind is that a closer may match at the current place, or -1.
///
/// With it a closer finds its opening, or that it has none, without a search, however deep and broken the nesting is.
struct Reach {
  var parenthesis: Int32 = -1
  var bracket: Int32 = -1
  var brace: Int32 = -1
  var interpolation: Int32 = -1
  var conditional: Int32 = -1
  /// The innermost string literal around, if it must end on its line.
  var lineBoundString: Int32 = -1
}

/// Openings and closings, and which belongs to which.
extension Lexer {
  mutating func open(_ kind: Opening.Kind, _ tokenKind: Token.Kind, at start: Int) {
    let token = UInt32(buffer.tokens.count)
    append(tokenKind, from: start, to: start + 1)
    buffer.tokens[Int(token)].partner = token
    push(Opening(kind: kind, token: token, outside: reach))
  }

  mutating func push(_ opening: Opening) {
    let index = Int32(truncatingIfNeeded: openings.count)
    switch opening.kind {
    case .parenthesis: reach.parenthesis = index
    case .bracket: reach.bracket = index
    case .brace:
      reach.parenthesis = -1
      reach.bracket = -1
      reach.brace = index
    case .interpolation:
      reach = Reach(interpolation: index, lineBoundString: reach.lineBoundString)
    case .string:
      reach.lineBoundString = opening.isMultiLine ? -1 : index
    case .conditional:
      reach = Reach(conditional: index, lineBoundString: reach.lineBoundString)
    }
    openings.append(opening)
  }

  /// A closing bracket that matches `openings[opening]`, or nothing when that is -1. Whatever was opened after the
  /// match stays unmatched.
  mutating func close(_ kind: Token.Kind, opening: Int32, at start: Int) {
    let token = UInt32(buffer.tokens.count)
    if opening >= 0 {
      abandonOpenings(above: Int(opening))
      append(kind, from: start, to: start + 1)
      pop(closedBy: token)
    } else {
      reportUnmatched(start)
      append(kind, from: start, to: start + 1)
      buffer.tokens[Int(token)].partner = token
    }
  }

  mutating func closeParenthesis(at start: Int) {
    guard reach.parenthesis < 0, reach.interpolation >= 0 else {
      return close(.rightParenthesis, opening: reach.parenthesis, at: start)
    }
    close(.interpolationClose, opening: reach.interpolation, at: start)
    scanStringText()
  }

  /// Takes the top opening off and makes it and the token that closes it partners.
  mutating func pop(closedBy token: UInt32) {
    guard let opening = openings.popLast() else { return }
    reach = opening.outside
    buffer.tokens[Int(opening.token)].partner = token
    buffer.tokens[Int(token)].partner = opening.token
  }

  /// Drops the brackets and `#if`s above `openings[index]`: they have no match. Never called across a string.
  mutating func abandonOpenings(above index: Int) {
    guard openings.count > index + 1 else { return }
    reportUnmatched(Int(buffer.tokens[Int(openings[index + 1].token)].start))
    openings.removeLast(openings.count - index - 2)
    reach = openings.removeLast().outside
  }

  /// One report for a row of them is enough: they have one cause.
  private mutating func reportUnmatched(_ offset: Int) {
    if let last = buffer.diagnostics.last, Int(last.span.end) == offset, last.id == "unmatched-bracket" {
      buffer.diagnostics[buffer.diagnostics.count - 1].span.end += 1
      return
    }
    let bracket = Unicode.Scalar(bytes[offset])
    report("unmatched-bracket", "'\(bracket)' has no match", from: offset, to: offset + 1)
  }

  /// The end of the file closes what is still open. Strings and interpolations get an empty closing token, so that
  /// these always have a partner.
  mutating func closeEverything() {
    while let opening = openings.last {
      let token = UInt32(buffer.tokens.count)
      let span = buffer.tokens[Int(opening.token)].span
      switch opening.kind {
      case .parenthesis, .bracket, .brace:
        let isOutermost =
          openings.count == 1 || openings[openings.count - 2].kind.rawValue > Opening.Kind.brace.rawValue
        if isOutermost { reportUnmatched(Int(span.start)) }
        openings.removeLast()
      case .conditional:
        report("unterminated-conditional", "'#if' without '#endif'", from: Int(span.start), to: Int(span.end))
        openings.removeLast()
      case .interpolation:
        append(.interpolationClose, from: count, to: count)
        pop(closedBy: token)
      case .string:
        reportUnterminatedString(opening)
        append(.stringClose, from: count, to: count)
        pop(closedBy: token)
      }
    }
  }
}
