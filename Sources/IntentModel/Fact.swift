import SourceScan

/// One fact as the source states it: not at all (no alternative), as a constant, or as something that is not a constant. The
/// model uses this type for facts that a declaration may omit and that the source states in a member or attribute of its own.
///
/// A fact that the source states once has one alternative. Several exist only if the scan keeps every `#if` branch and the source
/// states the fact in several of them.
///
/// Neither `Hashable` nor `Equatable`, like most of the model: no code compares facts, and the conformance would be compiled
/// for each type of content.
public struct Fact<Content: Sendable>: Sendable {
  public struct Alternative: Sendable {
    public var content: Constant<Content>
    /// The source that states it: the expression, the getter's statements, the result type, the builder's body.
    public var place: Place
    public var origin: FactOrigin
    /// The `#if` conditions beyond those that the type itself is under, as written, outermost first.
    public var conditions: [String]
    /// The availability of the member, and of the extension that holds it.
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

  /// Alternatives in source order; empty if the source does not state the fact.
  public var alternatives: [Alternative]

  package init(_ alternatives: [Alternative] = []) { self.alternatives = alternatives }

  /// A fact that the source does not state.
  package static var absent: Fact { Fact() }

  public var isAbsent: Bool { alternatives.isEmpty }
  /// The alternatives that the type itself states. The compiler does not list a value from a protocol extension, so it is not part
  /// of the type's metadata.
  package var own: [Alternative] { alternatives.filter { $0.origin.providedBy == nil } }
  /// The constants among the alternatives.
  public var known: [Content] {
    // Not a key path: the key path of a generic type is created again for each access, which takes thousands of instructions.
    alternatives.compactMap { $0.content.known }
  }
  /// The constant, if there is one alternative and it is readable; nil otherwise.
  public var only: Content? { alternatives.count == 1 ? alternatives[0].content.known : nil }

  /// The fact about a part of the content. An alternative whose part is nil is dropped.
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

/// The form in which the source states a fact, and the member that states it.
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

  /// The location of the name of the member that states it.
  public var member: Place
  public var form: Form
  /// The member's type annotation as written; nil if there is none.
  public var declaredType: String?
  /// The protocol or superclass that provides the member, if it is not the type's own.
  public var providedBy: String?

  package init(member: Place, form: Form = .stored, declaredType: String? = nil, providedBy: String? = nil) {
    self.member = member
    self.form = form
    self.declaredType = declaredType
    self.providedBy = providedBy
  }
}

/// Something that the source states: a compile-time constant, or an expression that is not constant.
public indirect enum Constant<Content: Sendable>: Sendable {
  case known(Content)
  case unreadable(Unreadable)

  public var known: Content? { if case .known(let content) = self { content } else { nil } }
  public var unreadable: Unreadable? { if case .unreadable(let unreadable) = self { unreadable } else { nil } }
}

/// An expression in the source that isn't a compile-time constant.
public struct Unreadable: Sendable {
  public enum Reason: Sendable {
    /// Another member, a global, a symbol generated from a string catalog.
    case reference
    case call
    /// A call that makes a plain string when it runs: `NSLocalizedString("…")`, `String(localized: "…")`.
    case stringCall
    /// `#bundle`, `#localized("…")`: the source does not contain the expansion.
    case macro
    /// `"Open \(name)"`
    case interpolation
    /// `a + b`
    case concatenation
    /// `c ? a : b`, `if` or `switch` as an expression or a statement.
    case conditional
    /// A getter or a builder's body of several statements.
    case statements
    /// It nests deeper than the scan reads.
    case depth
    case other
  }

  /// The expression's source text.
  public var text: String
  public var place: Place
  public var reason: Reason = .other
}
