import SourceScan

/// What the source says about one thing, in three states: nothing (no alternative), a constant, or something that is no
/// constant. Every fact of the model that a declaration may leave out, and that is in a member of its own, is one.
///
/// A fact that the source states once has one alternative. There are several only where the source states several at the
/// same time: one per `#if` branch when every branch is kept, one per arm of an `if #available`.
///
/// Like most of the model it is neither `Hashable` nor `Equatable`: no code compares facts, and what would do so had to be
/// compiled for each kind of content.
public struct Fact<Content: Sendable>: Sendable {
  public struct Alternative: Sendable {
    public var content: Constant<Content>
    /// What says it: the expression, the getter's statements, the result type, the builder's body.
    public var place: Place
    public var origin: FactOrigin
    /// The `#if` conditions beyond those that the type itself is under, as written, outermost first.
    public var conditions: [String]
    /// Of the member, of the extension that holds it, or of the `if #available` around the value.
    public var availability: [Availability]

    package init(
      content: Constant<Content>, place: Place, origin: FactOrigin, conditions: [String] = [],
      availability: [Availability] = []
    ) {
      self.content = content
      self.place = place
      self.origin = origin
      self.conditions = conditions
      self.availability = availability
    }
  }

  /// In source order; empty when the source doesn't say.
  public var alternatives: [Alternative]

  package init(_ alternatives: [Alternative] = []) { self.alternatives = alternatives }

  /// What the source doesn't state.
  package static var absent: Fact { Fact() }

  public var isAbsent: Bool { alternatives.isEmpty }
  /// The constants among the alternatives.
  public var known: [Content] {
    // No key path: one of a generic type is made anew each time, for thousands of instructions.
    alternatives.compactMap { $0.content.known }
  }
  /// The constant, when there is one alternative and it is readable.
  public var only: Content? { alternatives.count == 1 ? alternatives[0].content.known : nil }

  /// The same fact about a part of its content; an alternative whose part is nil states nothing.
  package func map<Part>(_ part: (Content) -> Constant<Part>?) -> Fact<Part> {
    var parts: [Fact<Part>.Alternative] = []
    for alternative in alternatives {
      let content: Constant<Part>? =
        switch alternative.content {
        case .known(let whole): part(whole)
        case .unreadable(let unreadable): .unreadable(unreadable)
        }
      guard let content else { continue }
      parts.append(
        .init(
          content: content, place: alternative.place, origin: alternative.origin, conditions: alternative.conditions,
          availability: alternative.availability))
    }
    return Fact<Part>(parts)
  }
}

/// How the source comes to say a fact.
public struct FactOrigin: Sendable {
  public enum Form: Sendable {
    /// A variable with an initial value.
    case stored
    /// A getter that is one expression, with or without `return`.
    case expressionGetter
    /// A getter of several statements, or of none.
    case statementsGetter
    /// A result builder's body.
    case builder
    /// No variable: a function's signature, an attribute, a typealias, an inherited type.
    case declaration
  }

  /// The name of the member that says it.
  public var member: Place
  public var form: Form
  /// The member's type annotation as written.
  public var declaredType: String?
  /// Of a default that an extension of a protocol gives: the protocol's name.
  public var providedBy: String?

  package init(member: Place, form: Form = .stored, declaredType: String? = nil, providedBy: String? = nil) {
    self.member = member
    self.form = form
    self.declaredType = declaredType
    self.providedBy = providedBy
  }
}

/// Something that is there in the source: a compile-time constant, or an expression that is none.
public indirect enum Constant<Content: Sendable>: Sendable {
  case known(Content)
  case unreadable(Unreadable)

  public var known: Content? { if case .known(let content) = self { content } else { nil } }
  public var unreadable: Unreadable? { if case .unreadable(let unreadable) = self { unreadable } else { nil } }
}

/// An expression that is there but isn't a compile-time constant.
public struct Unreadable: Sendable {
  public enum Reason: Sendable {
    /// Another member, a global, a symbol generated from a string catalog.
    case reference
    /// A call of a function.
    case call
    /// A call that makes a plain string when it runs: `NSLocalizedString("…")`, `String(localized: "…")`.
    case stringCall
    /// `#bundle`, `#localized("…")`: what it expands to isn't in the source.
    case macro
    /// `"Open \(name)"`
    case interpolation
    /// `a + b`
    case concatenation
    /// `c ? a : b`, `if` or `switch` as an expression or a statement.
    case conditional
    /// A getter or a builder's body of several statements.
    case statements
    /// It nests deeper than is read.
    case depth
    case other
  }

  /// The expression's source text.
  public var text: String
  public var place: Place
  public var reason: Reason

  package init(text: String, place: Place, reason: Reason = .other) {
    self.text = text
    self.place = place
    self.reason = reason
  }
}
