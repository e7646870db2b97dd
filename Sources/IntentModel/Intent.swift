import SourceScan

/// A type that conforms to `AppIntent`.
public struct Intent: Sendable {
  @Boxed public var type: DeclaredType
  public var title: Fact<LocalizedText> = .absent
  public var description: Fact<IntentDescription> = .absent
  public var openAppWhenRun: Fact<Bool> = .absent
  public var isDiscoverable: Fact<Bool> = .absent
  public var isAssistantOnly: Fact<Bool> = .absent
  /// The name of the policy.
  public var authenticationPolicy: Fact<String> = .absent
  /// One mode, or an array literal of them.
  public var supportedModes: Fact<Value> = .absent
  public var intentClassName: Fact<String> = .absent
  public var deprecation: Fact<IntentDeprecation> = .absent
  /// The first unlabeled argument of `@AppIntent(.tool)`: one trait, or an array literal of them.
  public var traits: Fact<Value> = .absent
  public var allowedExecutionTargets: Fact<Value> = .absent
  public var searchScopes: Fact<Value> = .absent
  /// The kinds of videos that a `PlayVideoIntent` plays.
  public var supportedCategories: Fact<Value> = .absent
  public var urlRepresentation: Fact<LocalizedText> = .absent
  /// Parameters in source order.
  public var parameters: [WrappedProperty] = [] { didSet { positions = parameters.positionsByName } }
  /// A cache of the index of the first parameter of each name. Empty for fewer than 16 parameters, which are searched in order.
  var positions: [String: Int] = [:]
  public var parameterSummary: Fact<ParameterSummary> = .absent
  /// The combinations of parameters that a `PredictableIntent` is suggested with.
  public var predictions: Fact<[Prediction]> = .absent
  /// The result of `perform()`; absent without a `perform()`, unreadable if the result type is not one of the framework's.
  public var result: Fact<PerformResult> = .absent
  /// Names and calls in `perform()`. Several bodies if all `#if` branches are kept, or if its own body hides a default.
  public var performBodies: [PerformBody] = []
  /// The names in the code of its members other than `perform()`, the parameters, `parameterSummary` and the initializers. Empty if
  /// `perform()` names all parameters.
  package var namesOfOtherCode: Set<String> = []
  /// Calls of `continueInForeground` on the intent itself, with the name of the function that contains each.
  package var foregroundCalls: [NameReference] = []
  /// Locations where its own code reads the number of a parameter of type `Measurement` without a fixed unit, with the parameter's
  /// name, if none of its code reads or converts the unit.
  package var unitlessReads: [NameReference] = []
  /// Locations in its own code that use the parameter `openedByMistake`. Nil if there is no such parameter, if the type is not an
  /// `OpenIntent`, if the source does not determine the uses, or if another file has some.
  public var usesOfOpened: [Place]? = nil
  /// Locations of interpolated literals that its own `displayRepresentation` returns. They do not compile: the type accepts only
  /// plain literals.
  public var interpolatedDisplays: [Place] = []
  /// Variables of type `String` that its own `displayRepresentation` shows, where a `LocalizedStringResource` is required.
  public var stringDisplays: [NameReference] = []

  /// The parameters that are assigned by an initializer which can be called without arguments.
  public var assignedParameters: Set<String> = []
  /// Arguments of its own initializers that have the name of a parameter and that the initializer does not use, each located at the
  /// initializer. An initializer that ends the program is omitted.
  package var ignoredArguments: [NameReference] = []

  /// Whether a `perform()` is declared, on the type itself or as a default of one of the app's protocols.
  public var hasPerform: Bool { !result.isAbsent }

  /// The role for which the system runs the intent, so that people find it in no list of actions; nil for an action. An App Shortcut
  /// may run the intent all the same.
  package var roleOfSystem: String? {
    let roles: KeyValuePairs = [
      "WidgetConfigurationIntent": "it configures a widget", "ControlConfigurationIntent": "it configures a control",
      "SetFocusFilterIntent": "the system runs it when a Focus changes", "SnippetIntent": "it draws a snippet",
    ]
    return roles.first { type.conformances.contains($0.key) }?.value
  }

  /// The first parameter with this name; nil if there is none.
  package func parameter(_ name: String) -> WrappedProperty? {
    positions.isEmpty ? parameters.first { $0.name == name } : positions[name].map { parameters[$0] }
  }

  /// The parameter that an `OpenIntent` without a parameter `target` could mean: the only one that is an entity or an enum. Nil if
  /// there is a `target`, and if no or several parameters are entities or enums.
  public var openedByMistake: WrappedProperty? {
    let candidates = parameters.filter { $0.type?.kind == .entity || $0.type?.kind == .enum }
    return candidates.count == 1 && !parameters.contains { $0.name == "target" } ? candidates[0] : nil
  }
}

extension [WrappedProperty] {
  fileprivate var positionsByName: [String: Int] {
    count < 16 ? [:] : Dictionary(enumerated().map { ($1.name, $0) }) { first, _ in first }
  }
}

/// `IntentDescription("Opens a shelf", categoryName: "Navigation")`, or a literal of that type.
public struct IntentDescription: Sendable {
  public var text: Text
  public var categoryName: Text?
  public var searchKeywords: Constant<[Text]>?
  public var resultValueName: Text?
  public var form: DisplayForm = .initializer
  public var place: Place
}

/// Whether a representation or a description is a plain string literal or a call of its type's initializer. `T("…")` counts as a
/// literal, unless `T` is `IntentDescription`.
public enum DisplayForm: String, CaseIterable, Sendable { case literal, initializer }

/// `IntentDeprecation(message: "Use Open Shelf", replacedBy: OpenShelf.self)`, or with one of the two.
public struct IntentDeprecation: Sendable {
  public var message: Text?
  public var replacedBy: Constant<TypeReference>?
  public var place: Place
}

/// `IntentPrediction(parameters: (\.$shelf, \.$book)) { shelf, book in DisplayRepresentation(title: "…") }`
public struct Prediction: Sendable {
  public var parameters: [Constant<NameReference>]
  /// A constant representation. Extraction omits the others, because most depend on the values of the parameters.
  public var displayRepresentation: DisplayRepresentation?
  public var place: Place
  public var conditions: [String]
}

/// The result type of `perform()`: `some IntentResult & ReturnsValue<Int> & ProvidesDialog`.
public struct PerformResult: Sendable {
  public var value: ValueType?
  /// Whether the result type names `ReturnsValue` without a generic argument.
  public var hasUnstatedValue = false
  public var providesDialog: Bool = false
  public var showsSnippetView: Bool = false
  public var showsSnippetIntent: Bool = false
  public var opensIntent: Bool = false
  /// The location of the result type; the function's name if there is none.
  public var place: Place
}
