/// `#if` conditions, and the stack of those that hold at a point of a file.
extension Parser {
  /// Parses the condition after `#if` or `#elseif`; the current token is the directive. Consumes the rest of the line, except from
  /// a brace on. `&&` or `||` at the start of the next line continues the condition.
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

  /// The number of operands of a condition, and where reading stops if there are too many.
  private struct Length {
    private(set) var operands = 0
    /// The end of the last operand that counts; nil if there are not too many.
    private(set) var end: UInt32?
    /// The number of open parentheses: in them, a condition continues on the next line.
    var parentheses = 0

    /// Counts an operand, which comes after the offset `previousEnd`; false if there are too many.
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
      let end = closer(of: index), isClosed = end < limit
      advance()
      length.parentheses += isClosed ? 1 : 0
      defer { length.parentheses -= isClosed ? 1 : 0 }
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
    guard !isFirstOnLine || length.parentheses > 0, !atDirective, let (name, _) = eatName() else {
      report(
        "invalid-condition", "expected a condition, found \(isFirstOnLine ? "the end of the line" : found)",
        at: ByteSpan(previousEnd, previousEnd))
      return .unknown
    }
    if name == "true" || name == "false" { return .boolean(name == "true") }
    guard at(.leftParenthesis), !isFirstOnLine else { return .flag(name) }
    return parseQuery(name)
  }

  /// Parses the parentheses of `os(iOS)`, `swift(>=6.0)`, `canImport(M, _version: 1.2)`.
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

  /// Moves after the closing parenthesis at `end`, or to the line's end if there is none. Stops at another directive: else each
  /// `#if (` in a row of them would be read, and its text stored, up to the file's end.
  private mutating func skipRest(before end: Int) {
    while index < end, !atDirective, end < limit || !isFirstOnLine && !atBrace { advance() }
    if index == end { advance() }
  }

  /// Parses `6`, `5.9` or `5.10.1`: the lexer makes one token of `5.9` and several of `5.10.1`. Keeps eight numbers at most: no
  /// version has more than four, and every declaration below the condition compares them.
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
    /// The condition of the current clause; nil for `#else`, and for a condition that exceeds the limit of bytes.
    var own: Condition?
  }

  private var frames: [Frame] = []
  /// The number of open `#if`s beyond the parser's limit, for which there is no frame.
  private var droppedFrames = 0
  /// The conditions that hold at this point, outermost first.
  private(set) var current: [Condition] = []

  /// Takes the directive at the parser's current token, and moves the parser after the directive and its condition.
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
      // The new condition replaces that of the clause before it.
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

  /// The condition; nil, with a diagnostic, if it and the `bytes` of the conditions around it exceed the limit.
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
    // Each clause is under the negated conditions of the clauses before it, up to the limits.
    if let own = frame.own, frame.conditions.count < Limits.deniedConditions, byteCount < Limits.conditionBytes {
      frame.conditions.append(own.denied)
    }
    frame.own = condition
    frames.append(frame)
  }
}
