import IntentModel
import DocumentFormats
import SourceScan

/// Writes parameter summaries: a sentence, a switch or a condition, which nest.
extension PartWriter {
  mutating func summary(_ intent: Intent) -> JSONValue? {
    constant(intent.parameterSummary, "parameter summary").flatMap { configuration($0, intent) }
  }

  private mutating func configuration(_ summary: ParameterSummary, _ intent: Intent) -> JSONValue? {
    switch summary {
    case .sentence(let sentence): return self.sentence(sentence)
    case .switch(let choice): return self.choice(choice, intent)
    case .when(let when): return condition(when, intent)
    }
  }

  private mutating func branch(
    _ summary: Constant<ParameterSummary>?, _ intent: Intent, at place: Place
  ) -> JSONValue {
    if let json = constant(summary, "parameter summary").flatMap({ configuration($0, intent) }) { return json }
    if summary == nil {
      unsupported("a 'When' without 'otherwise:' does not compile; add that branch", at: place)
    }
    return [:]
  }

  private mutating func sentence(_ sentence: ParameterSummary.Sentence) -> JSONValue? {
    var members: [(key: String, value: JSONValue)] = []
    let others = sentence.others.compactMap { constant($0, "parameter of a summary") }
    members.append(("otherParameterIdentifiers", names(others)))
    if let text = constant(sentence.text, "sentence of the parameter summary") {
      let format: JSONValue = [
        "formatString": JSONValue(text.key), "parameterIdentifiers": names(sentence.parameters),
      ]
      members.append(("summaryString", format))
      if let table = constant(text.table, "table of a text") { members.append(("table", JSONValue(table))) }
    } else if sentence.text == nil, others.isEmpty {
      recordEvidence(.coder, "the empty parameter summary", at: sentence.place)
    }
    return .wrapped("actionSummary", JSONValue(members: members))
  }

  private func names(_ references: [NameReference]) -> JSONValue { JSONValue(references.map { JSONValue($0.name) }) }

  private mutating func choice(_ choice: ParameterSummary.Switch, _ intent: Intent) -> JSONValue? {
    guard let parameter = constant(choice.parameter, "parameter of the summary") else { return nil }
    var cases = choice.cases.map { each -> JSONValue in
      [
        "configuration": branch(each.summary, intent, at: each.place), "isDefaultCase": false,
        "value": list(each.values, parameter, intent, at: each.place) ?? [:],
      ]
    }
    if let last = choice.defaultCase {
      cases.append(["configuration": branch(last, intent, at: choice.place), "isDefaultCase": true])
    }
    return .wrapped(
      "switchStatement", ["cases": JSONValue(cases), "parameterIdentifier": JSONValue(parameter.name)])
  }

  private mutating func condition(_ when: ParameterSummary.When, _ intent: Intent) -> JSONValue? {
    guard let parameter = constant(when.parameter, "parameter of the summary"),
      let comparison = constant(when.comparison, "comparison of the summary")
    else { return nil }
    guard let row = KnownConstants.comparisons.row(comparison) else {
      unknown(
        "the number of the comparison '\(comparison)'",
        instead: "use one of \(KnownConstants.comparisons.spelled)", at: when.place)
      return nil
    }
    recordEvidence(row.evidence, "the number of the comparison '\(comparison)'", at: when.place)
    var condition: [(key: String, value: JSONValue)] = [
      ("comparisonOperator", JSONValue(row.number)), ("parameterIdentifier", JSONValue(parameter.name)),
    ]
    if let operand = when.operand {
      let value =
        comparison == "oneOf"
        ? list(operand.elements, parameter, intent, at: operand.place) : scalar(operand, parameter, intent)
      condition.append(("value", value ?? [:]))
    }
    return .wrapped(
      "whenClause",
      [
        "condition": JSONValue(members: condition), "when": branch(when.then, intent, at: when.place),
        "otherwise": branch(when.otherwise, intent, at: when.place),
      ])
  }

  // MARK: Values

  private mutating func list(
    _ values: [Value], _ parameter: NameReference, _ intent: Intent, at place: Place
  ) -> JSONValue? {
    guard let type = comparedType(parameter, intent) else { return nil }
    return [
      "array": [
        "values": JSONValue(values.compactMap { scalar($0, parameter, intent) }), "valueType": type.form.json,
      ]
    ]
  }

  private mutating func scalar(_ value: Value, _ parameter: NameReference, _ intent: Intent) -> JSONValue? {
    guard let type = comparedType(parameter, intent) else { return nil }
    switch (value.form, type.form) {
    case (.enumCase(let name, nil), .enumeration(let identifier)):
      return caseIdentifier(name, of: type.type, at: value.place).map {
        ["enumeration": ["identifier": JSONValue(identifier), "value": JSONValue($0)]]
      }
    case (.enumCase(let name, nil), .string) where parameter.name == ParameterSummary.widgetFamily:
      return ["string": ["value": JSONValue(name)]]
    case (.string(let text), .string): return ["string": ["value": JSONValue(text)]]
    case (.int(let number), .int): return scalar("Int", JSONValue(number), at: value.place)
    case (.double(let number), .double): return scalar("Double", JSONValue(number), at: value.place)
    case (.bool(let flag), .bool): return scalar("Bool", JSONValue(flag), at: value.place)
    case (.unreadable(let unreadable), _):
      notConstant("a value of the parameter summary", unreadable)
      return nil
    default:
      unknown(
        "such a value in a parameter summary", instead: "compare with a case, a string, a number, 'true' or 'false'",
        at: value.place)
      return nil
    }
  }

  /// A value under the name that its type has in Apple's coder: `int`, `double` or `bool`.
  private mutating func scalar(_ type: String, _ value: JSONValue, at place: Place) -> JSONValue {
    recordEvidence(.coder, "the value of type '\(type)' in the parameter summary", at: place)
    return [type.lowercased(): ["value": value]]
  }

  private mutating func comparedType(
    _ parameter: NameReference, _ intent: Intent
  ) -> (form: DocumentType, type: ValueType?)? {
    if parameter.name == ParameterSummary.widgetFamily { return (.string, nil) }
    guard let type = intent.parameter(parameter.name)?.type else {
      unsupported("the intent has no parameter '\(parameter.name)'; name one that it has", at: parameter.place)
      return nil
    }
    return documentType(type).map { ($0, type) }
  }
}
