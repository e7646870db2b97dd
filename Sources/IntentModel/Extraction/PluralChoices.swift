import SourceScan

/// Words of a dialog that the source chooses by a number: `"\(count) book\(count == 1 ? "" : "s")"`.
extension ConstantReader {
  /// The interpolations that choose a word by a number, in a string literal or in the literals of a call that makes a text or
  /// dialog.
  func pluralChoices(in expression: Expression) -> [Place] {
    switch expression.withoutParentheses.form {
    case .string(let literal):
      return literal.segments.compactMap { segment in
        guard case .interpolation(let arguments, let span) = segment, arguments.count == 1,
          isPluralChoice(arguments[0].value.withoutParentheses)
        else { return nil }
        return place(span)
      }
    case .call(let call):
      guard let name = initializerName(call.callee), name == "init" || KnownTypes.isText(name) else { return [] }
      return call.arguments.flatMap { pluralChoices(in: $0.value) }
    default: return []
    }
  }

  /// Whether an expression is a comparison with 1 and then two literals: `count == 1 ? "" : "s"`.
  private func isPluralChoice(_ expression: Expression) -> Bool {
    guard case .other = expression.form else { return false }
    let tokens = parsed.tokens(in: expression.span)
    func isOperator(_ index: Int, _ names: StaticString...) -> Bool {
      tokens[index].kind == .operator && names.contains { parsed.text.matches(tokens[index].span, $0) }
    }
    // The last `?` outside of brackets: an earlier one may belong to an optional chain.
    var mark: Int?, index = 0
    while index < tokens.count {
      switch tokens[index].kind {
      case .leftBrace, .leftBracket, .leftParenthesis, .stringOpen: index = max(index, Int(tokens[index].partner))
      case .operator where isOperator(index, "?"): mark = index
      default: break
      }
      index += 1
    }
    guard let mark else { return false }
    let comparesWithOne = tokens.indices.prefix(mark).dropFirst().contains { index in
      tokens[index].kind == .integer && parsed.text.matches(tokens[index].span, "1")
        && isOperator(index - 1, "==", "!=", ">", "<=")
    }
    guard comparesWithOne, mark + 1 < tokens.count, tokens[mark + 1].kind == .stringOpen else { return false }
    let colon = Int(tokens[mark + 1].partner) + 1
    return colon > mark && colon + 1 < tokens.count && tokens[colon].kind == .colon
      && tokens[colon + 1].kind == .stringOpen
  }
}
