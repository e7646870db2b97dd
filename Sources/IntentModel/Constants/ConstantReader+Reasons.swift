import SourceScan

/// The reason why an expression is not a constant, from its form and its tokens.
extension ConstantReader {
  func reason(for expression: Expression) -> Unreadable.Reason {
    switch expression.form {
    case .name, .member, .implicitMember, .optionalChain, .subscript: .reference
    case .macro: .macro
    case .call(let call): reason(for: call)
    case .string: .interpolation
    case .parenthesized(let inner), .coercion(let inner, _), .forceUnwrap(let inner): reason(for: inner)
    case .other: reasonOfTokens(expression.span)
    default: .other
    }
  }

  private func reason(for call: Expression.Call) -> Unreadable.Reason {
    // `String("…")` with a literal alone is that literal to the compiler, and never comes here.
    if let name = typePath(call.callee)?.last,
      KnownTypes.isStringFunction(name) || name == "String" && call.arguments.first?.label != nil
    {
      return .stringCall
    }
    return isConstruction(call) ? reasonOfArguments(call.arguments) : .call
  }

  /// The reason of the first argument that is not a constant.
  private func reasonOfArguments(_ arguments: [Expression.Argument]) -> Unreadable.Reason {
    for argument in arguments {
      // Only the reason of a nested call is computed: reading its value, too, would repeat the work at each level.
      if case .call(let call) = argument.value.withoutParentheses.form {
        let reason = reason(for: call)
        if reason != .other { return reason }
        continue
      }
      if let unreadable = value(argument.value).firstUnreadable { return unreadable.reason }
    }
    return .other
  }

  private func isConstruction(_ call: Expression.Call) -> Bool {
    call.callee.isImplicitInit || typePath(call.callee).map(isType) ?? false
  }

  /// The reason that an operator or keyword shows: `a + b`, `c ? a : b`, `if …`.
  private func reasonOfTokens(_ span: ByteSpan) -> Unreadable.Reason {
    let tokens = parsed.tokens(in: span), first = tokens[0].span
    if parsed.text.matches(first, "if") || parsed.text.matches(first, "switch") { return .conditional }
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftBrace, .leftBracket, .leftParenthesis, .stringOpen:
        index = max(index, Int(token.partner))
      case .operator where parsed.text.matches(token.span, "?"): return .conditional
      case .operator where parsed.text.matches(token.span, "+"): return .concatenation
      default: break
      }
      index += 1
    }
    return .other
  }
}
