import SourceScan

/// A member of a type as it is declared, for rules that need more than the facts: the initializers, stored variables, names in
/// use.
public struct DeclaredMember: Sendable {
  public enum Kind: Sendable {
    case variable, function, initializer, enumCase, type, typeAlias, other
  }

  /// Whether a variable stores its value or computes it.
  public enum Storage: Sendable {
    /// A variable with observers is stored, too.
    case stored
    case computed
  }

  public struct Parameter: Sendable {
    /// Nil for `_`.
    public var label: String?
    /// Nil for initializers, and for functions other than `perform` of types that are not queries, because their types are not
    /// read.
    public var type: ValueType?
    public var hasDefault: Bool
  }

  public struct ImpliedType: Sendable {
    /// The bare name.
    public var name: String
    public var isLiteral: Bool
  }

  /// The name without backticks; `init` for an initializer.
  public var name: String
  public var kind: Kind
  public var isStatic: Bool = false
  /// `let` instead of `var`, for a variable.
  public var isLet: Bool = false
  public var storage: Storage = .stored
  public var hasInitialValue: Bool = false
  /// A variable's annotation, a function's result, the type of a typealias. Nil if nothing is written, and for functions other than
  /// `perform` of types that are not queries, because their types are not read.
  public var type: ValueType? = nil
  /// The type that the form of the initial value implies: `String` for `"Open"`. Nil for a variable with an annotation, without an
  /// initial value or in a tuple pattern, and if the type depends on more than the expression.
  public var impliedType: ImpliedType? = nil
  /// The parameters of a function or an initializer.
  public var parameters: [Parameter] = []
  public var isFailable: Bool = false
  /// Modifiers in source order: `private`, `lazy`, `nonisolated(unsafe)`, …
  public var modifiers: [String] = []
  /// The access that its own modifiers state, or those of the extension that holds it.
  public var access: DeclaredType.Access = .internal
  public var attributes: [DeclaredType.NamedAttribute] = []
  /// The protocol or superclass that provides the member: a default of a protocol's extension, or an inherited member. Nil for a
  /// member of the type itself or its extensions.
  public var providedBy: String?
  /// The location of the name.
  public var place: Place
  /// The whole declaration, attributes included, in the same file.
  public var span: ByteSpan
  public var availability: [Availability] = []
  /// The `#if` conditions beyond the type's own.
  public var conditions: [String] = []

  /// The name, for a function or an initializer with the labels of its parameters: `entities(for:)`, `init()`, `title`.
  public var signature: String {
    guard kind == .function || kind == .initializer else { return name }
    return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

/// Names and calls in the body of a function such as `perform()`, or in the initial value or getter of a variable, found by
/// tokens alone.
public struct PerformBody: Sendable {
  /// `.result(dialog: "Done")`, `requestConfirmation(result: x)`: a name and the arguments.
  public struct Call: Sendable {
    public var name: String
    /// The name before the dot: `ShelfError` of `ShelfError.gone(3)`; nil if there is no dot or no name before it.
    public var base: String? = nil
    /// Whether nothing comes before the dot, as in `.result()`.
    public var isImplicitMember: Bool = false
    /// Argument labels in order, those of the first two trailing closures included; nil for an argument without a label, and for a
    /// first trailing closure.
    public var labels: [String?] = []
    public var hasTrailingClosure: Bool = false
    /// The argument `value:` of a call of `result`. Nil for any other call, for one in the arguments of another `result`, and if
    /// the argument is not one expression.
    public var value: Value? = nil
    /// The argument `dialog:` of a call of `result`; nil in the same cases as `value`.
    public var dialog: Value? = nil
    /// Interpolations in the dialog of a call of `result` that choose between two words by whether a number is 1.
    package var pluralChoices: [Place] = []
    /// `Show` of `.result(snippetIntent: Show())`: the type of a snippet intent that is made without arguments; nil for any other
    /// value.
    package var bareSnippet: TypeReference? = nil
    /// The types that arguments name with `.self`, outside of nested brackets: `Book` of `EntityIdentifier(for: Book.self, …)`.
    public var metatypes: [TypeReference] = []
    /// Whether the call follows `try?`.
    public var isTriedOptionally: Bool = false
    /// Whether a statement is nothing but `try?` and the call, or assigns this to `_`.
    public var isResultUnused: Bool = false
    /// The location of the name.
    public var place: Place
  }

  /// A statement that throws a type by name: `throw ShelfError.gone`.
  public struct Throw: Sendable {
    /// The longest part of the dotted name that is a type of the scan; if none is, the first name.
    public var type: TypeReference
    /// Inherited types that neither the scan nor the table of the framework holds: `Error`, `LocalizedError`.
    public var unknownAncestors: [String] = []
    public var place: Place
  }

  /// Every identifier, keywords included, in source order with repetitions.
  public var names: [String] = []
  /// The names in arguments of calls that only write a log, which are also in `names`: `identifiers` of `logger.debug("\(identifiers)")`.
  package var loggedNames: [String] = []
  public var calls: [Call] = []
  public var throwing: [Throw] = []
  /// The members that the body returns: `result` of `return .result(…)`, and of a body that starts with `.result(…)`.
  public var returned: [NameReference] = []
  /// The location of `Task` in a body that is `Task { … }` with an `await` inside, followed by nothing but a returned result; nil
  /// for any other body.
  package var unawaitedTask: Place? = nil
  /// The protocol or superclass that provides the body: a default of a protocol's extension, or an inherited member. Nil for a body
  /// in the type itself or its extensions.
  public var providedBy: String?
  /// The location of the function's name.
  public var place: Place
}

extension PerformBody {
  /// The names that the body uses for more than a log.
  package var usedNames: Set<String> {
    if loggedNames.isEmpty { return Set(names) }
    var counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    for name in loggedNames { counts[name, default: 0] -= 1 }
    return Set(counts.filter { $0.value > 0 }.keys)
  }
}

extension PerformBody.Call {
  /// Passes all values to the memberwise initializer, because bodies contain many calls, and setting a variable that has a
  /// default value copies the whole.
  init(name: String, isImplicitMember: Bool, place: Place) {
    self.init(name: name, isImplicitMember: isImplicitMember, labels: [], place: place)
  }
}
