import SourceScan

/// The content of a `parameterSummary`.
public indirect enum ParameterSummary: Sendable {
  case sentence(Sentence)
  case `switch`(Switch)
  case when(When)

  /// The pseudo-parameter that a condition on the widget's size names.
  public static let widgetFamily = "system.widgetFamily"

  /// `Summary("Open \(\.$shelf)") { \.$count }`
  public struct Sentence: Sendable {
    public var text: Text?
    /// The parameters that the text names, in order.
    public var parameters: [NameReference] = []
    /// The parameters that the closure lists, in order.
    public var others: [Constant<NameReference>] = []
    public var place: Place

    /// Whether the sentence has neither a text nor parameters, as in `Summary()`. In apps on the App Store, widgets with such a
    /// summary show all parameters.
    package var isEmpty: Bool { text == nil && others.isEmpty }
  }

  /// `Switch(\.$shelf) { Case(.read) { … } DefaultCase { … } }`
  public struct Switch: Sendable {
    public var parameter: Constant<NameReference>
    public var cases: [Case]
    public var defaultCase: Constant<ParameterSummary>?
    public var place: Place
  }

  public struct Case: Sendable {
    public var values: [Value]
    public var summary: Constant<ParameterSummary>
    public var place: Place
  }

  /// `When(\.$shelf, .equalTo, .read) { … } otherwise: { … }`
  public struct When: Sendable {
    public var parameter: Constant<NameReference>
    /// `equalTo`, `oneOf`, `hasAnyValue`, …
    public var comparison: Constant<String>
    /// The compared value, an array for `oneOf`; nil if the comparison takes none.
    public var operand: Value?
    public var then: Constant<ParameterSummary>
    public var otherwise: Constant<ParameterSummary>?
    public var place: Place
  }
}

extension ParameterSummary {
  /// The readable summaries of its branches.
  package var inner: [ParameterSummary] {
    switch self {
    case .sentence: []
    case .switch(let branch): (branch.cases.map(\.summary.known) + [branch.defaultCase?.known]).compactMap(\.self)
    case .when(let condition): [condition.then.known, condition.otherwise?.known].compactMap(\.self)
    }
  }

  /// The sentences of all readable branches.
  package var sentences: [Sentence] {
    if case .sentence(let sentence) = self { [sentence] } else { inner.flatMap(\.sentences) }
  }
}
