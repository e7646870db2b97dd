import SourceScan

/// A member of a type as it is declared, for rules that ask for more than the facts: which initializers there are, what
/// is stored, which names are taken.
public struct DeclaredMember: Sendable {
  public enum Kind: Sendable {
    case variable, function, initializer, enumCase, type, typeAlias, other
  }

  /// How a variable gets its value.
  public enum Storage: Sendable {
    /// Observers count as stored.
    case stored
    case computed
  }

  public struct Parameter: Sendable {
    /// Nil for `_`.
    public var label: String?
    /// Nil where the function's types aren't read.
    public var type: ValueType?
    public var hasDefault: Bool
  }

  public struct ImpliedType: Sendable {
    /// The bare name.
    public var name: String
    public var isLiteral: Bool
  }

  /// Without backticks; of an initializer `init`.
  public var name: String
  public var kind: Kind
  public var isStatic: Bool = false
  /// Of a variable.
  public var isLet: Bool = false
  public var storage: Storage = .stored
  public var hasInitialValue: Bool = false
  /// A variable's annotation, a function's result, what a typealias refers to; nil when nothing is written. Of functions the
  /// types are read that App Intents calls: `perform` of intents, and those of queries.
  public var type: ValueType? = nil
  /// Of a variable without an annotation: the type that the form of its initial value states, `String` of `"Open"`; nil
  /// where more than the expression decides.
  public var impliedType: ImpliedType? = nil
  /// Of a function or an initializer.
  public var parameters: [Parameter] = []
  public var isFailable: Bool = false
  /// In source order: `private`, `lazy`, `nonisolated(unsafe)`, …
  public var modifiers: [String] = []
  /// By its own modifiers, or by those of the extension that holds it.
  public var access: DeclaredType.Access = .internal
  public var attributes: [DeclaredType.NamedAttribute] = []
  /// Of a default that a protocol's extension gives, or an inherited member: the protocol's or superclass's name.
  public var providedBy: String?
  /// The name.
  public var place: Place
  /// The whole declaration, attributes included, in the same file.
  public var span: ByteSpan
  public var availability: [Availability] = []
  /// The `#if` conditions beyond the type's own.
  public var conditions: [String] = []

  /// `entities(for:)`, `init()`, `title`
  public var signature: String {
    guard kind == .function || kind == .initializer else { return name }
    return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

/// What the body of a `perform()`, or of a getter, mentions: names and calls, not what they mean.
public struct PerformBody: Sendable {
  /// `.result(dialog: "Done")`, `requestConfirmation(result: x)`: a name with what it is called with.
  public struct Call: Sendable {
    public var name: String
    /// The name before the dot: `ShelfError` of `ShelfError.gone(3)`; nil without one.
    public var base: String? = nil
    /// Nothing comes before the dot: `.result()`.
    public var isImplicitMember: Bool = false
    /// In order; nil for an argument without one, and for a first trailing closure.
    public var labels: [String?] = []
    public var hasTrailingClosure: Bool = false
    /// Of a call of `result`: what it passes as `value:`.
    public var value: Value? = nil
    /// Of a call of `result`: what it passes as `dialog:`.
    public var dialog: Value? = nil
    /// Of a call of `result`: the interpolations of its dialog that choose between two words by whether a number is 1.
    package var pluralChoices: [Place] = []
    /// `Show` of `.result(snippetIntent: Show())`: the type of a snippet intent that is made without arguments.
    package var bareSnippet: TypeReference? = nil
    /// `Book` of `EntityIdentifier(for: Book.self, identifier: 3)`.
    public var metatypes: [TypeReference] = []
    /// After `try?`.
    public var isTriedOptionally: Bool = false
    /// After `try?`: the statement is nothing but the call, or assigns it to `_`.
    public var isResultUnused: Bool = false
    /// The name.
    public var place: Place
  }

  /// `throw ShelfError.gone`: the first name after `throw`.
  public struct Throw: Sendable {
    public var type: TypeReference
    /// What the type inherits that neither the scan nor the table of the framework holds: `Error`, `LocalizedError`.
    public var unknownAncestors: [String] = []
    public var place: Place
  }

  /// Every identifier, keywords included, in order and as often as it is there.
  public var names: [String] = []
  public var calls: [Call] = []
  public var throwing: [Throw] = []
  /// `.result` of `return .result(…)`, or of a body that starts with it.
  public var returned: [NameReference] = []
  /// The `Task` of a body that is `Task { … }` with an `await`, and a result after it.
  package var unawaitedTask: Place? = nil
  /// Of a default that a protocol's extension gives, or an inherited member: the protocol's or superclass's name.
  public var providedBy: String?
  /// The function's name.
  public var place: Place
}

extension PerformBody.Call {
  /// At once, as with `ValueType`: bodies are full of calls.
  init(name: String, isImplicitMember: Bool, place: Place) {
    self.init(name: name, isImplicitMember: isImplicitMember, labels: [], place: place)
  }
}
