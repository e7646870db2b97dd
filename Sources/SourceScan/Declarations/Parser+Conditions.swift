/// `#if` conditions, and the stack of them that a walk over declarations is under.
extension Parser {
  /// The condition after `#if` or `#elseif`; the current token is the directive. Ends at the line's end, or, as in Swift, after
  /// an expression that continues after an operator, and before any brace.
  mutating func parseConditionAfterDirective() -> Condition {
    let directive = index
    advance()
    let start = start
    var length = Length(), form = parseDisjunction(&length)
    // The rest of the line belongs to the directive, too.
    while !isAtEnd, !isFirstOnLine, !atDirective, !atBrace { advance() }
    guard let end = length.end else {
      return Condition(form: form, text: text.string(span(from: start)), scope: notes.conditionScope)
    }
    form = .unknown
    report(
      Limits.diagnosticID,
      "the condition has more than \(Limits.conditionOperands) operands, so it is not read and counts as false",
      at: tokens[directive].span)
    return Condition(form: form, text: text.string(ByteSpan(start, end)) + " …", scope: notes.conditionScope)
  }

  /// The length of a condition, up to where it was read.
  private struct Length {
    private(set) var operands = 0
    /// The end of the last operand that counts; nil while there are not too many.
    private(set) var end: UInt32?

    /// Counts an operand; false if it is one too many.
    mutating func add(after previousEnd: UInt32) -> Bool {
      operands += 1
      guard operands > Limits.conditionOperands else { return true }
      if end == nil { end = previousEnd }
      return false
    }
  }

  private mutating func parseDisjunction(_ length: inout Length) -> Condition.Form {
    var form = parseConjunction(&length)
    while at(operator: "||") {
      advance()
      let operand = parseConjunction(&length)
      form = length.end == nil ? .or(form, operand) : .unknown
    }
    return form
  }

  private mutating func parseConjunction(_ length: inout Length) -> Condition.Form {
    var form = parseConditionOperand(&length)
    while at(operator: "&&") {
      advance()
      let operand = parseConditionOperand(&length)
      form = length.end == nil ? .and(form, operand) : .unknown
    }
    return form
  }

  private mutating func parseConditionOperand(_ length: inout Length) -> Condition.Form {
    if operatorByte == UInt8(ascii: "!") {
      consumed += 1
      if tokens[index].start + consumed >= tokens[index].end { advance() }
      return nested({ .not($0.parseConditionOperand(&length)) }, otherwise: { _ in .unknown })
    }
    if at(.leftParenthesis) {
      let end = closer(of: index)
      advance()
      let form = nested(
        { parser in parser.within(parser.index..<max(parser.index, end)) { $0.parseDisjunction(&length) } },
        otherwise: { _ in .unknown })
      skipRest(before: end)
      return form
    }
    guard length.add(after: previousEnd) else {
      if !isFirstOnLine, eat(.identifier), at(.leftParenthesis), !isFirstOnLine { skipGroup() }
      return .unknown
    }
    guard !isFirstOnLine, let (name, _) = eatName() else {
      report(
        "invalid-condition", "expected a condition, found \(isFirstOnLine ? "the end of the line" : found)",
        at: ByteSpan(previousEnd, previousEnd))
      return .unknown
    }
    if name == "true" || name == "false" { return .boolean(name == "true") }
    guard at(.leftParenthesis), !isFirstOnLine else { return .flag(name) }
    return parseQuery(name)
  }

  /// The parentheses of `os(iOS)`, `swift(>=6.0)`, `canImport(M, _version: 1.2)`.
  private mutating func parseQuery(_ name: String) -> Condition.Form {
    let end = closer(of: index)
    advance()
    let form: Condition.Form = within(index..<max(index, end)) { parser in
      let comparison: Condition.Comparison? =
        parser.at(operator: ">=") ? .greaterOrEqual : parser.at(operator: "<") ? .less : nil
      if let comparison {
        parser.advance()
        return .version(name, comparison, parser.parseVersion())
      }
      let start = parser.start
      while !parser.isAtEnd, !parser.at(.comma), !parser.atDirective, !parser.atBrace { parser.advance() }
      return .query(name, parser.text.string(parser.span(from: start)))
    }
    skipRest(before: end)
    return form
  }

  /// Moves after the closing parenthesis at `end`, or to the line's end if there is none. Never past another directive: a row
  /// of `#if (` would be read, and its text kept, from each of them to the file's end.
  private mutating func skipRest(before end: Int) {
    while index < end, !atDirective, end < limit || !isFirstOnLine && !atBrace { advance() }
    if index == end { advance() }
  }

  /// `6`, `5.9`, `5.10.1`: the lexer reads `5.9` as a number and `5.10.1` as more tokens. No version has more than four numbers,
  /// and every declaration below the condition compares them.
  private mutating func parseVersion() -> [Int] {
    let start = start
    while !isAtEnd, at(.integer) || at(.floatingPoint) || at(.period) { advance() }
    var numbers: [Int] = [], number: Int?
    let span = span(from: start)
    for byte in text.bytes(span) {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        number = min((number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      } else if let complete = number {
        numbers.append(complete)
        number = nil
      }
    }
    if let number { numbers.append(number) }
    return Array(numbers.prefix(8))
  }
}

/// The `#if`s open at a point of a file, and the conditions that hold there.
struct ConditionStack {
  private struct Frame {
    /// The negated conditions of the earlier clauses.
    var conditions: [Condition]
    /// The condition of the current clause; nil for `#else`.
    var own: Condition?
  }

  private var frames: [Frame] = []
  /// Frames deeper than the parser's limit are counted, not kept.
  private var droppedFrames = 0
  /// The conditions, outermost first.
  private(set) var current: [Condition] = []

  /// Takes the directive at the parser's current token, and moves the parser after its line.
  mutating func take(_ parser: inout Parser) {
    let hadDroppedFrames = droppedFrames > 0, directive = parser.index
    switch parser.kind {
    case .poundIf:
      let condition = parser.parseConditionAfterDirective()
      if frames.count < Limits.nesting {
        frames.append(Frame(conditions: [], own: fitting(condition, beside: byteCount, directive, &parser)))
      } else {
        parser.tooDeepAt = max(parser.tooDeepAt, parser.index)
        droppedFrames += 1
      }
    case .poundElseif:
      let condition = parser.parseConditionAfterDirective()
      // It takes the place of the condition before it.
      let own = frames.last?.own?.text.utf8.count ?? 0
      next(fitting(condition, beside: byteCount - own, directive, &parser))
    case .poundElse:
      parser.advance()
      next(nil)
    default:
      parser.advance()
      if droppedFrames > 0 { droppedFrames -= 1 } else { _ = frames.popLast() }
    }
    // Frames beyond the limit are not kept, so the conditions stay the same.
    if hadDroppedFrames, droppedFrames > 0 { return }
    current.removeAll(keepingCapacity: true)
    for frame in frames {
      current += frame.conditions
      if let own = frame.own { current.append(own) }
    }
  }

  /// The condition; nil, and reported, if it is too long beside those around it.
  private func fitting(
    _ condition: Condition, beside bytes: Int, _ directive: Int, _ parser: inout Parser
  ) -> Condition? {
    guard bytes + condition.text.utf8.count > Limits.conditionBytes else { return condition }
    parser.report(
      Limits.diagnosticID,
      "this condition and those around it have more than \(Limits.conditionBytes) bytes, so it counts as true",
      at: parser.tokens[directive].span)
    return nil
  }

  private var byteCount: Int { current.reduce(0) { $0 + $1.text.utf8.count } }

  private mutating func next(_ condition: Condition?) {
    guard droppedFrames == 0, var frame = frames.popLast() else { return }
    // Each clause denies those before it.
    if let own = frame.own, frame.conditions.count < Limits.deniedConditions, byteCount < Limits.conditionBytes {
      frame.conditions.append(own.denied)
    }
    frame.own = condition
    frames.append(frame)
  }
}
