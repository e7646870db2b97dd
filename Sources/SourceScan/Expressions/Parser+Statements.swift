/// Statements of a getter, a closure or a result-builder body.
extension Parser {
  /// Parses all statements up to `limit`.
  mutating func parseStatements() -> [Statement] {
    var statements: [Statement] = []
    while !isAtEnd {
      let before = (index, consumed)
      if eat(.semicolon) { continue }
      statements.append(parseStatement())
      if (index, consumed) == before { skipGroup() }
    }
    return statements
  }

  mutating func parseStatement() -> Statement {
    nested(
      { $0.parseStatementForm() },
      otherwise: { parser in
        let start = parser.start
        while !parser.isAtEnd, !parser.at(.semicolon) { parser.skipGroup() }
        return Statement(.other, span: parser.span(from: start))
      })
  }

  private mutating func parseStatementForm() -> Statement {
    let start = start
    let form: Statement.Form
    if at(.poundIf) {
      form = parseConditionalStatement()
    } else if startsDeclaration(index) {
      var declarations: [Declaration] = []
      let skipped = skipsBodies
      skipsBodies = true
      _ = parseDeclaration(conditions: [], pending: [], into: &declarations)
      skipsBodies = skipped
      form = .declaration
    } else if at(.identifier), let keywordForm = parseKeywordStatement() {
      form = keywordForm
    } else {
      form = .expression(parseExpression())
    }
    return Statement(form, span: span(from: start))
  }

  /// Parses a statement that a keyword starts; nil, with nothing consumed, if none does.
  private mutating func parseKeywordStatement() -> Statement.Form? {
    if at(word: "if") { return parseIf() }
    if at(word: "switch") { return parseSwitch() }
    if eat(word: "return") {
      let hasValue = !isAtEnd && !at(.semicolon) && !at(.rightBrace) && !startsDeclaration(index) && !atDirective
      return .return(hasValue ? parseExpression() : nil)
    }
    if eat(word: "throw") {
      _ = parseExpression()
      return .other
    }
    if at(word: "for") || at(word: "while") || at(word: "guard") {
      skipToBody()
      if at(.leftBrace) { skipGroup() }
      return .other
    }
    if at(word: "repeat") || at(word: "do") || at(word: "defer"), kind(ahead: 1) == .leftBrace || at(word: "do") {
      return parseBlockStatement()
    }
    if at(word: "break") || at(word: "continue") || at(word: "fallthrough") {
      advance()
      if at(.identifier), !isFirstOnLine { advance() }
      return .other
    }
    // A label: `outer: for …`
    if kind(ahead: 1) == .colon, kind(ahead: 2) == .identifier {
      index += 2
      return nested({ $0.parseKeywordStatement() }, otherwise: { _ in nil }) ?? .other
    }
    return nil
  }

  /// Parses `repeat { } while e`, `do { } catch { }` or `defer { }`.
  private mutating func parseBlockStatement() -> Statement.Form {
    let isRepeat = at(word: "repeat")
    advance()
    skipToBody()
    if at(.leftBrace) { skipGroup() }
    if isRepeat, eat(word: "while") {
      _ = parseExpression()
      return .other
    }
    while at(word: "catch") {
      skipToBody()
      if at(.leftBrace) { skipGroup() }
    }
    return .other
  }

  /// Skips conditions and patterns up to the `{` of the body.
  private mutating func skipToBody() {
    while !isAtEnd, !at(.leftBrace), !at(.rightBrace) { skipGroup() }
  }

  private mutating func parseIf() -> Statement.Form {
    advance()
    let availability = parseAvailabilityCondition()
    skipToBody()
    let then = parseBlock()
    var otherwise: [Statement]?
    if eat(word: "else") {
      otherwise = at(word: "if") ? [parseStatement()] : parseBlock()
    }
    return .if(.init(availability: availability, then: then, otherwise: otherwise))
  }

  /// Consumes `#available(iOS 17, *)` or `#unavailable(…)`; nil if a condition does not start with it, or has more parts.
  private mutating func parseAvailabilityCondition() -> Statement.Availability? {
    guard at(.pound), isWord(index + 1, "available") || isWord(index + 1, "unavailable"),
      kind(ahead: 2) == .leftParenthesis
    else { return nil }
    let isUnavailable = isWord(index + 1, "unavailable")
    index += 2
    let arguments = inGroup { $0.parseAvailabilityArguments() }
    return at(.leftBrace) ? .init(isUnavailable: isUnavailable, arguments: arguments) : nil
  }

  /// Consumes the comma-separated arguments, and returns them as written.
  private mutating func parseAvailabilityArguments() -> [String] {
    var arguments: [String] = []
    while !isAtEnd {
      let start = start
      while !isAtEnd, !at(.comma) { skipGroup() }
      arguments.append(text.string(span(from: start)))
      _ = eat(.comma)
    }
    return arguments
  }

  /// Parses `{ … }` as statements; empty if there is no brace.
  private mutating func parseBlock() -> [Statement] {
    guard at(.leftBrace) else { return [] }
    return inGroup { $0.parseStatements() }
  }

  private mutating func parseSwitch() -> Statement.Form {
    advance()
    allowsTrailingClosure = false
    let subject = parseExpression()
    allowsTrailingClosure = true
    skipToBody()
    guard at(.leftBrace) else { return .other }
    let cases = inGroup { parser in
      var cases: [[Statement]] = []
      while !parser.isAtEnd {
        if parser.atCaseLabel {
          parser.skipCaseLabel()
          cases.append(parser.parseCaseBody())
        } else if !parser.skipDirective() {
          parser.skipGroup()
        }
      }
      return cases
    }
    return .switch(.init(subject: subject, cases: cases))
  }

  private var atCaseLabel: Bool {
    at(word: "case") || (at(word: "default") && kind(ahead: 1) == .colon) || (at(.at) && isWord(index + 1, "unknown"))
  }

  /// Skips `case p, q where c:`, up to the colon that is not part of a `? :`.
  private mutating func skipCaseLabel() {
    var questions = 0
    while !isAtEnd {
      if at(operator: "?"), !isLeftBound(index) { questions += 1 }
      if at(.colon) {
        advance()
        if questions == 0 { return }
        questions -= 1
      } else {
        skipGroup()
      }
    }
  }

  private mutating func parseCaseBody() -> [Statement] {
    var statements: [Statement] = []
    while !isAtEnd, !atCaseLabel {
      let before = (index, consumed)
      if eat(.semicolon) || (atDirective && !at(.poundIf) && skipDirective()) { continue }
      statements.append(parseStatement())
      if (index, consumed) == before { skipGroup() }
    }
    return statements
  }

  /// Parses `#if … #endif` around statements; the current token is the `#if`.
  private mutating func parseConditionalStatement() -> Statement.Form {
    var clauses: [Statement.ConditionalClause] = []
    var denied: [Condition] = []
    let end = endOfConditional(index)
    while index < end {
      let next = min(max(Int(tokens[index].partner), index + 1), end)
      var conditions = denied
      if at(.poundElse) {
        advance()
      } else {
        let condition = parseConditionAfterDirective()
        conditions.append(condition)
        if denied.count < Limits.deniedConditions { denied.append(condition.denied) }
      }
      let statements = within(min(index, next)..<next) { $0.parseStatements() }
      clauses.append(.init(conditions: conditions, statements: statements))
      index = next
      consumed = 0
    }
    jump(after: end)
    return .conditional(clauses)
  }
}
