/// A statement of a getter, a closure or a result-builder body, as far as metadata needs it.
public struct Statement: Sendable {
  public indirect enum Form: Sendable {
    case expression(Expression)
    /// `return e`, `return`
    case `return`(Expression?)
    case `if`(If)
    case `switch`(Switch)
    /// `#if … #endif`: every clause, whatever the platform.
    case conditional([ConditionalClause])
    /// `let`, `var`, `func`, a type: what declares something.
    case declaration
    /// `for`, `while`, `guard`, `do`, `defer`, `throw`, an assignment, …
    case other
  }

  public struct If: Sendable {
    /// Set when the only condition is `#available(…)` or `#unavailable(…)`: its arguments as written (`iOS 17.0`, `*`).
    public var availability: Availability?
    public var then: [Statement]
    /// `else { … }`; an `else if` is one nested statement.
    public var otherwise: [Statement]?

    public init(availability: Availability?, then: [Statement], otherwise: [Statement]?) {
      self.availability = availability
      self.then = then
      self.otherwise = otherwise
    }
  }

  public struct Availability: Sendable {
    public var isUnavailable: Bool
    public var arguments: [String]

    public init(isUnavailable: Bool, arguments: [String]) {
      self.isUnavailable = isUnavailable
      self.arguments = arguments
    }
  }

  public struct Switch: Sendable {
    public var subject: Expression
    public var cases: [[Statement]]

    public init(subject: Expression, cases: [[Statement]]) {
      self.subject = subject
      self.cases = cases
    }
  }

  public struct ConditionalClause: Sendable {
    /// The conditions of this clause, see `Condition`.
    public var conditions: [Condition]
    public var statements: [Statement]

    public init(conditions: [Condition], statements: [Statement]) {
      self.conditions = conditions
      self.statements = statements
    }
  }

  public var form: Form
  public var span: ByteSpan

  public init(_ form: Form, span: ByteSpan) {
    self.form = form
    self.span = span
  }
}
