/// Expressions: operands joined by operators. What metadata can hold keeps its form; everything else is `.other`.
extension Parser {
  /// Parses one expression. The current token should start one; if it doesn't, nothing is consumed and the form is `.other`.
  mutating func parseExpression() -> Expression {
    nested(
      { $0.parseSequence() },
      otherwise: { parser in
        let start = parser.start
        parser.skipGroup()
        return Expression(.other, span: parser.span(from: start))
      })
  }

  /// Parses operands and operators up to the end of the expression: `a + b`, `x as T`, `c ? a : b`, `x = y`.
  private mutating func parseSequence() -> Expression {
    let start = start
    var result = parseOperand(), casts = 0
    while true {
      if at(word: "as") || at(word: "is") {
        let cast = parseCast(of: result, from: start)
        casts += 1
        // A row of casts is nested data as well; past the limit only its extent is kept.
        result = casts < Limits.nesting ? cast : Expression(.other, span: cast.span)
      } else if isInfixOperator {
        let isTernary = at(operator: "?")
        advance()
        if isTernary {
          _ = parseExpression()
          _ = eat(.colon)
        }
        _ = parseOperand()
        result = Expression(.other, span: span(from: start))
      } else {
        return result
      }
    }
  }

  private mutating func parseCast(of operand: Expression, from start: UInt32) -> Expression {
    let isCoercion = at(word: "as")
    advance()
    let isConditional = isAdjacent && (eat(operatorByte: UInt8(ascii: "?")) || eat(operatorByte: UInt8(ascii: "!")))
    let type = parseType()
    let isOther = if case .other = operand.form { true } else { false }
    let form: Expression.Form = isCoercion && !isConditional && !isOther ? .coercion(operand, type) : .other
    return Expression(form, span: span(from: start))
  }

  /// Whether the operator joins two operands: it has white space on both sides or on neither, is `=` or `->`, or is a `?` after
  /// white space. A line that starts with an operator directly before an operand starts a new statement.
  private var isInfixOperator: Bool {
    guard kind == .operator, consumed == 0 else { return false }
    let token = tokens[index]
    let leftBound = isLeftBound(index), rightBound = isRightBound(index)
    if at(operator: "?") { return !leftBound && index + 1 < limit }
    if at(operator: "=") || at(operator: "->") { return index + 1 < limit }
    if leftBound != rightBound { return false }
    // `- x` at the start of a line continues the expression; `-x` there is a prefix operator, which is excluded above.
    return index + 1 < limit && token.end > token.start
  }

  func isLeftBound(_ index: Int) -> Bool {
    guard index > 0, tokens[index - 1].end == tokens[index].start else { return false }
    switch tokens[index - 1].kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .comma, .semicolon, .colon, .interpolationOpen: return false
    default: return true
    }
  }

  func isRightBound(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].start == tokens[index].end else { return false }
    switch tokens[index + 1].kind {
    case .rightParenthesis, .rightBracket, .rightBrace, .comma, .semicolon, .colon, .interpolationClose, .endOfFile:
      return false
    // An operator before a dot is postfix after an operand, as in `x!.y`, and otherwise prefix, as in `-.pi`.
    case .period: return !isLeftBound(index)
    default: return true
    }
  }

  /// Parses `try`, `await` and prefix operators, then one operand with its suffixes.
  private mutating func parseOperand() -> Expression {
    let start = start
    if at(word: "try") || at(word: "await") || startsEffect {
      advance()
      if isAdjacent { _ = eat(operatorByte: UInt8(ascii: "?")) || eat(operatorByte: UInt8(ascii: "!")) }
      _ = parseExpression()
      return Expression(.other, span: span(from: start))
    }
    guard kind == .operator, !at(operator: "=") else { return parsePostfix() }
    if at(operator: "-"), isNumber(index + 1), tokens[index].end == tokens[index + 1].start { return parsePostfix() }
    let spelling = text.string(currentSpan)
    advance()
    // An operator alone is a function: `reduce(0, +)`.
    if at(.rightParenthesis) || at(.comma) || at(.rightBracket) || isAtEnd {
      return Expression(.other, span: span(from: start))
    }
    let operand = nested({ $0.parseOperand() }, otherwise: { Expression(.other, span: $0.currentSpan) })
    return Expression(.prefix(spelling, operand), span: span(from: start))
  }

  /// Whether a contextual word in front of an operand is here: `unsafe f()`, `consume x`, `copy x`.
  private var startsEffect: Bool {
    (at(word: "unsafe") || at(word: "consume") || at(word: "copy"))
      && kind(ahead: 1) == .identifier && !tokens[index + 1].isFirstOnLine
  }

  private func isNumber(_ index: Int) -> Bool {
    index < limit && (tokens[index].kind == .integer || tokens[index].kind == .floatingPoint)
  }

  /// Parses an operand and its suffixes: calls, members, subscripts, `!`, `?`, trailing closures, `#if` chains.
  private mutating func parsePostfix() -> Expression {
    let start = start
    var result = parsePrimary()
    var steps = 0
    while let next = parseSuffix(of: result, from: start) {
      steps += 1
      // A chain is nested data as well; past the limit only its extent is kept.
      result = steps < Limits.nesting ? next : Expression(.other, span: next.span)
    }
    return result
  }

  /// Parses the next suffix and applies it to `base`; nil if there is none.
  private mutating func parseSuffix(of base: Expression, from start: UInt32) -> Expression? {
    switch kind {
    case .period: return parseMember(of: base, from: start)
    case .colon where isAdjacent && atModuleSelector:
      guard case .name = base.form else { return nil }
      index += 1
      return parseMember(of: base, from: start)
    case .leftParenthesis where !isFirstOnLine: return parseCall(of: base, from: start)
    case .leftBracket where !isFirstOnLine:
      let arguments = parseArguments()
      return Expression(.subscript(base, arguments), span: span(from: start))
    case .leftBrace where allowsTrailingClosure && base.takesTrailingClosure && !startsAccessors(index):
      return parseTrailingClosures(of: base, arguments: [], from: start)
    case .operator: return parseOperatorSuffix(of: base, from: start)
    case .poundIf where isPostfixConditional:
      jump(after: endOfConditional(index))
      return Expression(.other, span: span(from: start))
    default: return nil
    }
  }

  private mutating func parseMember(of base: Expression, from start: UInt32) -> Expression? {
    switch kind(ahead: 1) {
    case .identifier:
      advance()
      let name = eatName()?.name ?? ""
      skipArgumentNames()
      return Expression(.member(base, name), span: span(from: start))
    case .integer:
      advance()
      let name = text.string(currentSpan)
      advance()
      return Expression(.member(base, name), span: span(from: start))
    default:
      report("expected-member", "expected a member's name after '.'")
      advance()
      return Expression(.other, span: span(from: start))
    }
  }

  private mutating func parseOperatorSuffix(of base: Expression, from start: UInt32) -> Expression? {
    if operatorByte == UInt8(ascii: "<"), isAdjacent, base.mayBeSpecialized {
      let arguments: [TypeSyntax]? = attempt { parser in
        guard let arguments = parser.parseGenericArguments(), parser.endsGenericArguments else { return nil }
        return arguments
      }
      if let arguments { return Expression(.specialized(base, arguments), span: span(from: start)) }
    }
    guard isAdjacent, consumed > 0 || isLeftBound(index) else { return nil }
    if eat(operatorByte: UInt8(ascii: "!"), ifPostfix: true) {
      return Expression(.forceUnwrap(base), span: span(from: start))
    }
    if eat(operatorByte: UInt8(ascii: "?"), ifPostfix: true) {
      return Expression(.optionalChain(base), span: span(from: start))
    }
    // Any other postfix operator: `x...`
    if consumed == 0, isLeftBound(index), !isRightBound(index), !at(operator: "="), !at(operator: "->") {
      advance()
      return Expression(.other, span: span(from: start))
    }
    return nil
  }

  /// Consumes a `!` or `?` of a postfix run: the rest of the token has only such bytes, and what follows may follow a postfix
  /// operator. False, with nothing consumed, if that isn't so.
  private mutating func eat(operatorByte byte: UInt8, ifPostfix: Bool) -> Bool {
    guard operatorByte == byte else { return false }
    let token = tokens[index]
    for offset in Int(token.start + consumed)..<Int(token.end) {
      guard text[offset] == UInt8(ascii: "!") || text[offset] == UInt8(ascii: "?") else { return false }
    }
    // `a ?b : c` isn't left-bound. `a?(x)`, `a![0]`, `a!.b` and a lone `a!` are postfix; `a!b` is invalid.
    if isRightBound(index) {
      switch tokens[index + 1].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .period, .operator: break
      default: return false
      }
    }
    return eat(operatorByte: byte)
  }

  /// Distinguishes generic arguments from a comparison by the token after `>` (The Swift Programming Language, Generic Argument
  /// Clause; the list is the compiler's).
  private var endsGenericArguments: Bool {
    switch kind {
    case .leftParenthesis, .leftBrace, .rightParenthesis, .rightBracket, .rightBrace, .period, .comma, .semicolon,
      .colon, .endOfFile, .leftBracket, .interpolationClose:
      return true
    case .operator: return isAdjacent || at(operator: "=")
    default: return isFirstOnLine
    }
  }

  /// Whether the first clause of the `#if` starts with a `.member`: then it is part of the chain before it.
  private var isPostfixConditional: Bool {
    var next = index + 1
    while next < limit, !tokens[next].isFirstOnLine, tokens[next].declarationKeyword != .conditional { next += 1 }
    return next < limit && tokens[next].kind == .period
  }

  /// The index of the `#endif` that ends the `#if` at `index`; `limit` if there is none.
  func endOfConditional(_ index: Int) -> Int {
    var directive = index
    while tokens[directive].kind != .poundEndif {
      let next = Int(tokens[directive].partner)
      guard next > directive, next < limit else { return limit }
      directive = next
    }
    return directive
  }
}

extension Expression {
  /// Whether a trailing closure may follow. Literals are never called, so a `{` after one starts something else.
  fileprivate var takesTrailingClosure: Bool {
    switch form {
    case .integer, .floatingPoint, .boolean, .nilLiteral, .string, .regex, .array, .dictionary, .keyPath, .discard,
      .closure:
      false
    default: true
    }
  }

  fileprivate var mayBeSpecialized: Bool {
    switch form {
    case .name, .member, .implicitMember: true
    default: false
    }
  }
}
