import SourceScan

/// Expressions of optional type: the compiler emits the wrapped value, and nothing for `nil`.
extension ConstantReader {
  /// The expression without parentheses, `as T`, and calls that make an optional: `Optional.some(x)`, `Optional(x)`,
  /// `String?.some(x)`, `.some(x)`. A `.none` of `Optional` is `nil`.
  ///
  /// An implicit `.none` may also be a case of the value's own type: `isOptional` states that it is not.
  func unwrapped(_ expression: Expression, isOptional: Bool = true) -> Expression {
    switch expression.form {
    case .parenthesized(let inner), .coercion(let inner, _): return unwrapped(inner, isOptional: isOptional)
    case .implicitMember("none") where isOptional: return Expression(.nilLiteral, span: expression.span)
    case .member(let base, "none") where namesOptional(base): return Expression(.nilLiteral, span: expression.span)
    case .call(let call):
      guard let wrapped = wrapped(by: call, isOptional: isOptional) else { return expression }
      return unwrapped(wrapped, isOptional: isOptional)
    default: return expression
    }
  }

  /// The argument of a call that wraps it in an optional; nil for any other call.
  func wrapped(by call: Expression.Call, isOptional: Bool = true) -> Expression? {
    guard call.trailingClosures.isEmpty, call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
    switch call.callee.form {
    case .implicitMember("some") where isOptional: return call.arguments[0].value
    case .member(let base, "some") where namesOptional(base), .member(let base, "init") where namesOptional(base):
      return call.arguments[0].value
    default: return namesOptional(call.callee) ? call.arguments[0].value : nil
    }
  }

  /// Whether an expression names the type `Optional`: `Optional`, `Optional<String>`, `Swift.Optional`, `String?`.
  func namesOptional(_ expression: Expression) -> Bool {
    switch expression.form {
    case .optionalChain(let inner): return typePath(inner).map(isType) ?? false
    case .type(let type):
      if case .optional = type.form { return true }
    default: break
    }
    guard let path = typePath(expression), path.last == "Optional", case .other = program.lookup(path, from: scope)
    else { return false }
    return path.count == 1 || path[0] == "Swift"
  }
}
