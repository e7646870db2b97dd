import IntentModel

/// Parameter summaries: the members of a sentence's, a switch's or a condition's object.
extension BundleWriter {
  mutating func summary(_ summary: ParameterSummary) {
    switch summary {
    case .sentence(let sentence):
      text("text", sentence.text)
      strings("parameters", sentence.parameters.map(\.name))
      names("others", sentence.others)
    case .switch(let choice):
      name("switch", choice.parameter)
      array("cases", choice.cases) { writer, each in
        writer.object { writer in
          writer.values("values", each.values)
          writer.constant("summary", each.summary) { $0.summary($1) }
        }
      }
      constant("default", choice.defaultCase) { $0.summary($1) }
    case .when(let when):
      object("when") { $0.condition(when) }
      constant("then", when.then) { $0.summary($1) }
      constant("otherwise", when.otherwise) { $0.summary($1) }
    }
  }

  private mutating func condition(_ when: ParameterSummary.When) {
    name("parameter", when.parameter)
    string("comparison", when.comparison)
    guard let operand = when.operand else { return }
    if when.comparison.known == "oneOf" {
      if case .array(let elements) = operand.form {
        values("values", elements)
      } else {
        object("values") { $0.value(operand) }
      }
    } else {
      object("value") { $0.value(operand) }
    }
  }

  mutating func name(_ key: String, _ name: Constant<NameReference>?) {
    plain(key, name) { $0.json.string($1.name) }
  }
}
