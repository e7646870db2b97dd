import IntentModel

/// A sentence of a parameter summary. Here, and in a switch or a condition, messages call an unreadable part the parameter
/// summary.
extension ParameterSummary.Sentence: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("text", .constant(.text), namedLike: .owner) { $0.constant(text) }
    table.field("parameters", .one(.strings), "The parameters in the text.") { $0.strings(parameters.map(\.name)) }
    table.field(
      "others", .one(.namesOrUnreadable), "The parameters that are listed in addition to the text.", namedLike: .owner
    ) {
      $0.names(others)
    }
  }
}

extension ParameterSummary.Switch: Described {
  func fields(_ table: inout BundleWriter) {
    table.field(
      "switch", .constant(.string), "The parameter's name; 'system.widgetFamily' is the widget's size.",
      isRequired: true, namedLike: .owner
    ) { $0.name(parameter) }
    table.field("cases", .list(.summaryCase), namedLike: .owner) { $0.list(cases) }
    table.field("default", .constant(.summary), namedLike: .owner) { $0.summary(defaultCase) }
  }
}

extension ParameterSummary.Case: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("values", .one(.values), isRequired: true, namedLike: .owner) { $0.values("values", values) }
    table.field("summary", .constant(.summary), isRequired: true, namedLike: .owner) { $0.summary(summary) }
  }
}

extension ParameterSummary.When: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("when", .one(.summaryCondition), isRequired: true, namedLike: .owner) {
      $0.object(SummaryCondition(when: self))
    }
    table.field("then", .constant(.summary), isRequired: true, namedLike: .owner) { $0.summary(then) }
    table.field("otherwise", .constant(.summary), namedLike: .owner) { $0.summary(otherwise) }
  }
}

/// The condition of a `When`.
struct SummaryCondition: Described {
  var when: ParameterSummary.When

  static let blank = SummaryCondition(when: .blank)

  func fields(_ table: inout BundleWriter) {
    table.field("parameter", .constant(.string), isRequired: true, namedLike: .owner) { $0.name(when.parameter) }
    table.field("comparison", .constant(.string), isRequired: true, namedLike: .owner) { $0.string(when.comparison) }
    table.field("value", .one(.value), namedLike: .owner) {
      if !comparesWithSeveral { $0.valueObject(when.operand) }
    }
    table.field("values", .one(.valuesOrValue), "For 'oneOf'.", namedLike: .owner) {
      guard comparesWithSeveral, let operand = when.operand else { return }
      if case .array(let elements) = operand.form { $0.values("values", elements) } else { $0.valueObject(operand) }
    }
  }

  private var comparesWithSeveral: Bool { when.comparison.known == "oneOf" }
}

extension BundleWriter {
  mutating func summary(_ summary: ParameterSummary) {
    switch summary {
    case .sentence(let sentence): members(of: sentence)
    case .switch(let choice): members(of: choice)
    case .when(let when): members(of: when)
    }
  }

  fileprivate mutating func summary(_ summary: Constant<ParameterSummary>?) {
    constant(summary) { $0.summary($1) }
  }
}
