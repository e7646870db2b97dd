import IntentModel

extension Rule {
  static let parameterDefaultOutsideRange: Rule = Rule(
    id: "parameter-default-outside-range", severity: .warning,
    summary: "the default value of a parameter is outside its 'inclusiveRange', or that range is reversed",
    rationale: """
      The framework accepts only values in 'inclusiveRange'. With a default value outside the range, an unedited action \
      can ask for another value as soon as it runs. If the lower bound is above the upper bound, every value is \
      rejected. Change the default value or the range. It is unverified how each release handles such a default value.
      """,
    source: "AppIntents interface of iOS 17.4: IntentParameter(default:inclusiveRange:), RangeCheckingResolver",
    reported: Example(
      .documentedIntent(
        "\n@Parameter(title: \"Count\", default: ↓20, inclusiveRange: (1, 10)) var count: Int", name: "AddBooks")),
    correct: Example(
      .documentedIntent(
        "\n@Parameter(title: \"Count\", default: 5, inclusiveRange: (1, 10)) var count: Int", name: "AddBooks")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (type, parameter) in model.parameters {
      guard let stated = parameter.argument("inclusiveRange"), let range = bounds(stated) else { continue }
      guard range.lower <= range.upper else {
        reporter.report(
          "the 'inclusiveRange' of '\(parameter.name)' is reversed, so it contains no value: the bounds are \(range.text)",
          at: stated.place, symbol: type.symbol(parameter.name))
        continue
      }
      guard let value = parameter.argument("default") ?? parameter.initialValue, let (number, text) = value.number,
        number < range.lower || number > range.upper
      else { continue }
      reporter.report(
        "the default value \(text) of '\(parameter.name)' is outside its 'inclusiveRange' of \(range.text)",
        at: value.place, symbol: type.symbol(parameter.name))
    }
  }

  private static func bounds(_ value: Value) -> (lower: Double, upper: Double, text: String)? {
    guard case .tuple(let parts) = value.form, parts.count == 2, let lower = parts[0].value.number,
      let upper = parts[1].value.number
    else { return nil }
    return (lower.value, upper.value, "\(lower.text) to \(upper.text)")
  }
}

extension LintModel {
  /// The parameters of all types that can have some: intents, queries and options providers.
  var parameters: [(type: DeclaredType, parameter: WrappedProperty)] {
    let owners =
      bundle.intents.map { ($0.type, $0.parameters) } + bundle.queries.map { ($0.type, $0.parameters) }
      + bundle.optionsProviders.map { ($0.type, $0.parameters) }
    return owners.flatMap { type, parameters in parameters.map { (type, $0) } }
  }
}

extension Value {
  /// The number, and its text for a message; nil for a value that is not a number.
  fileprivate var number: (value: Double, text: String)? {
    switch form {
    case .int(let number): (Double(number), "\(number)")
    case .double(let number): (number, "\(number)")
    default: nil
    }
  }
}
