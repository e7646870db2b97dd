/// A statement of a getter, a closure or a result-builder body, with the forms that metadata needs.
package struct Statement: Sendable {
  package indirect enum Form: Sendable {
    case expression(Expression)
    /// `return e`, `return`
    case `return`(Expression?)
    case `if`(If)
    case `switch`(Switch)
    /// `#if … #endif`: every clause, for any platform.
    case conditional([ConditionalClause])
    /// A declaration: `let`, `var`, `func`, a type.
    case declaration
    /// `for`, `while`, `repeat`, `guard`, `do`, `defer`, `throw`, `break`, …
    case other
  }

  package struct If: Sendable {
    /// The `#available(…)` or `#unavailable(…)` that is the only condition, with its arguments as written (`iOS 17.0`, `*`); else
    /// nil.
    package var availability: Availability?
    package var then: [Statement]
    /// The statements of `else { … }`, or an `else if` as one nested statement; nil without `else`.
    package var otherwise: [Statement]?
  }

  package struct Availability: Sendable {
    package var isUnavailable: Bool
    package var arguments: [String]
  }

  package struct Switch: Sendable {
    var subject: Expression
    package var cases: [[Statement]]
  }

  package struct ConditionalClause: Sendable {
    /// The conditions of this clause, see `Condition`.
    package var conditions: [Condition]
    package var statements: [Statement]
  }

  package var form: Form
  package var span: ByteSpan

  package init(_ form: Form, span: ByteSpan) {
    self.form = form
    self.span = span
  }
}

extension [Statement] {
  /// The expression that a body of one statement is or returns; nil for any other body.
  package var onlyExpression: Expression? {
    guard count == 1 else { return nil }
    switch self[0].form {
    case .expression(let value), .return(.some(let value)): return value
    default: return nil
    }
  }
}
