import SourceScan

/// The conditions of `if` statements and of `a ? b : c`, evaluated for a build without environment variables of its own: many
/// manifests read one. Each variable that decides a condition is noted as an assumption.
extension ManifestValues {
  /// An operand of a condition.
  private enum Constant: Equatable {
    /// `nil`, or the value of an environment variable, which is assumed not to be set.
    case unset
    case text(String)
    case boolean(Bool)
  }

  /// Whether the condition of an `if` statement is true; nil if the source alone does not determine it.
  mutating func holds(_ statement: Statement) -> Bool? {
    let tokens = file.tokens(in: statement.span)
    var starts = tokens.first.map { [$0.end] } ?? [], ends: [UInt32] = [], index = 1
    while index < tokens.count, tokens[index].kind != .leftBrace {
      switch tokens[index].kind {
      case .comma:
        ends.append(tokens[index].start)
        starts.append(tokens[index].end)
      case .leftParenthesis, .leftBracket, .stringOpen: index = max(index, Int(tokens[index].partner))
      default: break
      }
      index += 1
    }
    guard index < tokens.count else { return nil }
    ends.append(tokens[index].start)
    var answer: Bool? = true
    for (start, end) in zip(starts, ends) {
      let clause = holds(clause: ByteSpan(start, end))
      if clause == false { return false }
      if clause == nil { answer = nil }
    }
    return answer
  }

  /// Whether a clause of a condition is true. Commas separate the clauses, such as `isOn` and `let key = environment["KEY"]`. Nil
  /// if the source alone does not determine it.
  private mutating func holds(clause: ByteSpan) -> Bool? {
    let tokens = file.tokens(in: clause)
    guard let first = tokens.first else { return nil }
    if ["let", "var"].contains(file.text.string(first.span)) {
      guard tokens.count > 2, file.text.string(tokens[2].span) == "=",
        let value = expression(tokens[2].end, clause.end),
        constant(value) == .unset
      else { return nil }
      return false
    }
    return expression(clause.start, clause.end).flatMap { truth($0) }
  }

  /// The selected branch of `a ? b : c`; nil for another expression, and if the source alone does not determine it.
  mutating func chosenBranch(of value: Expression) -> Expression? {
    guard case .other = value.form else { return nil }
    let tokens = file.tokens(in: value.span)
    var question: Int?, colon: Int?, inner = 0, index = 0
    while index < tokens.count, colon == nil {
      let token = tokens[index]
      switch token.kind {
      // The `?` of an optional chain comes directly after its operand.
      case .operator where index > 0 && token.start > tokens[index - 1].end && file.text.string(token.span) == "?":
        if question == nil { question = index } else { inner += 1 }
      case .colon where question != nil:
        if inner == 0 { colon = index }
        inner -= 1
      case .leftParenthesis, .leftBracket, .leftBrace, .stringOpen: index = max(index, Int(token.partner))
      default: break
      }
      index += 1
    }
    guard let question, let colon, let condition = expression(value.span.start, tokens[question].start),
      let holds = truth(condition)
    else { return nil }
    return holds
      ? expression(tokens[question].end, tokens[colon].start) : expression(tokens[colon].end, value.span.end)
  }

  private mutating func truth(_ value: Expression) -> Bool? {
    if case .boolean(let answer)? = constant(value) { return answer }
    return nil
  }

  private mutating func constant(_ expression: Expression) -> Constant? {
    guard enter() else { return nil }
    defer { leave() }
    let value = resolved(expression)
    switch value.form {
    case .boolean(let answer): return .boolean(answer)
    case .nilLiteral: return .unset
    case .string: return text(of: value).map(Constant.text)
    case .prefix("!", let inner): return truth(inner).map { .boolean(!$0) }
    case .subscript(let base, let arguments):
      guard isEnvironment(base), let name = arguments.first else { return nil }
      return variable(name.value, at: value.span) ? .unset : nil
    case .member(let base, _): return isUnsetChain(base) ? .unset : nil
    case .call(let call):
      guard case .member(let base, let name) = call.callee.withoutParentheses.form else { return nil }
      if isUnsetChain(base) { return .unset }
      guard name == "contains", case .member(let environment, "keys") = base.withoutParentheses.form,
        isEnvironment(environment), let argument = call.arguments.first
      else { return nil }
      return variable(argument.value, at: value.span) ? .boolean(false) : nil
    case .other: return combined(value)
    default: return nil
    }
  }

  /// The value of `a || b`, `a && b`, `a == b`, `a != b` or `a ?? b`; nil for another expression, and if the source alone does not
  /// determine it. Operators of lower precedence are split first.
  private mutating func combined(_ value: Expression) -> Constant? {
    for (joint, decisive) in [("||", true), ("&&", false)] {
      guard let operands = operands(of: value, joinedBy: joint, amongOthers: true) else { continue }
      let answers = operands.map { truth($0) }
      if answers.contains(decisive) { return .boolean(decisive) }
      return answers.contains(nil) ? nil : .boolean(!decisive)
    }
    for joint in ["==", "!="] {
      guard let sides = operands(of: value, joinedBy: joint, amongOthers: true) else { continue }
      guard sides.count == 2, let left = constant(sides[0]), let right = constant(sides[1]) else { return nil }
      return .boolean((left == right) == (joint == "=="))
    }
    guard let sides = operands(of: value, joinedBy: "??") else { return nil }
    for side in sides {
      guard let constant = constant(side) else { return nil }
      if constant != .unset { return constant }
    }
    return .unset
  }

  private mutating func isUnsetChain(_ base: Expression) -> Bool {
    guard case .optionalChain(let inner) = base.withoutParentheses.form else { return false }
    return constant(inner) == .unset
  }

  /// Whether an expression is `ProcessInfo.processInfo.environment` or `Context.environment`.
  private mutating func isEnvironment(_ base: Expression) -> Bool {
    guard case .member(let object, "environment") = resolved(base).form else { return false }
    switch object.withoutParentheses.form {
    case .name("Context"): return true
    case .member(let type, "processInfo"):
      if case .name("ProcessInfo") = type.withoutParentheses.form { return true }
      return false
    default: return false
    }
  }

  /// Notes that a variable is taken as not set; false if its name is computed.
  private mutating func variable(_ name: Expression, at span: ByteSpan) -> Bool {
    guard let name = text(of: name) else { return false }
    note("assumes that the environment variable '\(name)' is not set", at: span, .assumption)
    return true
  }

  private func expression(_ start: UInt32, _ end: UInt32) -> Expression? {
    let statements = file.statements(in: ByteSpan(start, end))
    guard statements.count == 1, case .expression(let value) = statements[0].form else { return nil }
    return value
  }
}
