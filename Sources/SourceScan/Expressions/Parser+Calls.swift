/// Calls: arguments between parentheses and closures after them.
extension Parser {
  mutating func parseCall(of callee: Expression, from start: UInt32) -> Expression {
    let arguments = parseArguments()
    if at(.leftBrace), allowsTrailingClosure, !startsAccessors(index) {
      return parseTrailingClosures(of: callee, arguments: arguments, from: start)
    }
    return Expression(.call(.init(callee: callee, arguments: arguments)), span: span(from: start))
  }

  /// Parses the closures `{ … } otherwise: { … }` after a callee; the current token is the first brace.
  mutating func parseTrailingClosures(
    of callee: Expression, arguments: [Expression.Argument], from start: UInt32
  ) -> Expression {
    var closures = [Expression.Argument(value: parseClosure())]
    while at(.identifier), kind(ahead: 1) == .colon, kind(ahead: 2) == .leftBrace, !at(word: "default") {
      let labelSpan = currentSpan
      let label = name(at: index)
      index += 2
      closures.append(.init(label: label, labelSpan: labelSpan, value: parseClosure()))
    }
    return Expression(
      .call(.init(callee: callee, arguments: arguments, trailingClosures: closures)), span: span(from: start))
  }

  /// Parses the arguments of a call, a subscript, a tuple or an attribute; the current token is the opening bracket. Ends after the
  /// closing one. A trailing comma is allowed, and directives between arguments are skipped, so the arguments of all clauses are
  /// read.
  mutating func parseArguments() -> [Expression.Argument] {
    inGroup { parser in
      var arguments: [Expression.Argument] = []
      while !parser.isAtEnd {
        let before = (parser.index, parser.consumed)
        if parser.skipDirective() { continue }
        arguments.append(parser.parseArgument())
        if !parser.eat(.comma), !parser.isAtEnd, !parser.atDirective {
          parser.report("expected-comma", "expected ',' between arguments, found \(parser.found)")
          while !parser.isAtEnd, !parser.at(.comma) { parser.skipGroup() }
          _ = parser.eat(.comma)
        }
        if (parser.index, parser.consumed) == before { parser.skipGroup() }
      }
      return arguments
    }
  }

  private mutating func parseArgument() -> Expression.Argument {
    guard atLabel else { return .init(value: parseExpression()) }
    let labelSpan = currentSpan
    let label = name(at: index)
    index += 2
    return .init(label: label == "_" ? nil : label, labelSpan: labelSpan, value: parseExpression())
  }

  var atDirective: Bool {
    switch kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  /// Skips a directive, with its condition, in positions for which the grammar has none; false if the current token is not a
  /// directive.
  mutating func skipDirective() -> Bool {
    guard atDirective else { return false }
    if at(.poundIf) || at(.poundElseif) { _ = parseConditionAfterDirective() } else { advance() }
    return true
  }

  /// Skips `(a:b:)` after a function's name, which are labels and not a call; consumes nothing if anything else follows.
  mutating func skipArgumentNames() {
    guard at(.leftParenthesis), isAdjacent else { return }
    let end = closer(of: index)
    var next = index + 1
    guard next < end else { return }
    while next < end {
      guard tokens[next].kind == .identifier, tokens[next + 1].kind == .colon else { return }
      next += 2
    }
    jump(after: end)
  }

  /// Parses a closure, `{ [weak self] a, b async throws -> T in … }`; the current token is the brace.
  mutating func parseClosure() -> Expression {
    let start = start
    let (body, hasSignature) = inGroup { parser in
      let hasSignature = parser.attempt { $0.eatClosureSignature() ? true : nil } ?? false
      return (parser.span(of: parser.index..<max(parser.index, parser.limit)), hasSignature)
    }
    return Expression(.closure(.init(body: body, hasSignature: hasSignature)), span: span(from: start))
  }

  private mutating func eatClosureSignature() -> Bool {
    while at(.at), kind(ahead: 1) == .identifier {
      index += 2
      if at(.leftParenthesis), isAdjacent { skipGroup() }
    }
    if at(.leftBracket) { skipGroup() }
    if at(.leftParenthesis) {
      skipGroup()
    } else {
      while at(.identifier), !at(word: "in"), !at(word: "async"), !at(word: "throws") {
        advance()
        if !eat(.comma) { break }
      }
    }
    _ = eat(word: "async")
    _ = eatThrows()
    if eat(operator: "->") { _ = parseType() }
    return eat(word: "in")
  }

  /// Whether the `{` at `index` starts accessors or observers of a variable, and not a closure: `{ didSet { … } }`.
  func startsAccessors(_ index: Int) -> Bool {
    var next = index + 1
    // Attributes and modifiers may come before the accessor's word.
    while next < limit, tokens[next].kind == .at, next + 1 < limit {
      next += 2
      if next < limit, tokens[next].kind == .leftParenthesis, tokens[next].start == tokens[next - 1].end {
        next = closer(of: next) + 1
      }
    }
    while isWord(next, "mutating") || isWord(next, "nonmutating") || isWord(next, "private")
      || isWord(next, "borrowing")
    {
      next += 1
    }
    if isWord(next, "willSet") || isWord(next, "didSet") {
      return next + 1 < limit && (tokens[next + 1].kind == .leftBrace || tokens[next + 1].kind == .leftParenthesis)
    }
    let isAccessor =
      isWord(next, "get") || isWord(next, "set") || isWord(next, "_read") || isWord(next, "_modify")
      || isWord(next, "unsafeAddress") || isWord(next, "unsafeMutableAddress") || isWord(next, "init")
    guard isAccessor, next + 1 < limit else { return false }
    switch tokens[next + 1].kind {
    case .leftBrace: return true
    case .leftParenthesis: return isWord(next, "set") || isWord(next, "init")
    // A protocol's requirement: `{ get }`, `{ get set }`, `{ get async throws }`.
    case .rightBrace: return isWord(next, "get")
    case .identifier:
      return isWord(next + 1, "async") || isWord(next + 1, "throws") || isWord(next + 1, "set")
        || isWord(next + 1, "nonmutating") || isWord(next + 1, "mutating")
    default: return false
    }
  }
}
