/// Parameter summaries: sentences, `When` and `Switch`.
extension ValueComparison {
  mutating func compareSummary(_ ours: JSONDocument?, _ theirs: CompilerValue, at path: String) {
    guard let ours else { return report(path, nil, theirs) }
    var value = theirs
    if case .builder(let members) = theirs {
      guard members.count == 1 else {
        if ours["unreadable"] == nil { report(path, ours, theirs) }
        return
      }
      value = members[0]
    }
    guard case .initializer(let type, let arguments) = value else {
      if ours["unreadable"] == nil { report(path, ours, theirs) }
      return
    }
    switch TypeName(type).path {
    case "IntentParameterSummary": compareSentence(ours, arguments, at: path)
    case "EmptyParameterSummary": expect(ours, equals: .object([:]), at: path)
    case "ParameterSummaryWhenCondition": compareWhen(ours, arguments, at: path)
    case "ParameterSummarySwitchCondition": compareSwitch(ours, arguments, at: path)
    default: if ours["unreadable"] == nil { report(path, ours, theirs) }
    }
  }

  private mutating func compareSentence(_ ours: JSONDocument, _ arguments: [CompilerValue.Argument], at path: String) {
    var text: CompilerValue?, table: CompilerValue = .null, others: [JSONDocument] = []
    for argument in arguments {
      switch argument.value {
      case .builder(let members):
        others = members.map {
          if case .keyPath(let name) = $0 { .string(name.keyPathWithoutProjection) } else { .null }
        }
      case let value where argument.label == "table": table = value
      case let value: text = value
      }
    }
    expect(ours["others"], equals: others.isEmpty ? nil : .array(others), at: "\(path).others")
    guard let text else { return expect(ours["text"], equals: nil, at: "\(path).text") }
    var sentence = ours["text"]
    if case .literal(let name) = table {
      expect(sentence?["table"], equals: .string(name), at: "\(path).text.table")
      sentence = sentence.map { $0.keeping(["key", "unreadable"]) }
    }
    compareText(sentence, text, at: "\(path).text")
    if case .interpolation(let segments) = text, segments.placeholderText != nil {
      let names = segments.compactMap { segment -> JSONDocument? in
        if case .keyPath(let name) = segment { .string(name.keyPathWithoutProjection) } else { nil }
      }
      expect(ours["parameters"], equals: names.isEmpty ? nil : .array(names), at: "\(path).parameters")
    }
  }

  private mutating func compareWhen(_ ours: JSONDocument, _ arguments: [CompilerValue.Argument], at path: String) {
    let condition = ours["when"], branches = arguments.filter { if case .builder = $0.value { true } else { false } }
    for argument in arguments {
      switch argument.value {
      case .keyPath(let name):
        expect(condition?["parameter"], equals: .string(name.keyPathWithoutProjection), at: "\(path).when.parameter")
      case .enumCase(let name, _) where TypeName(argument.type).path.hasSuffix("ComparisonOperator"):
        expect(condition?["comparison"], equals: .string(name), at: "\(path).when.comparison")
        if argument.label == "widgetFamily" {
          expect(condition?["parameter"], equals: .string("system.widgetFamily"), at: "\(path).when.parameter")
        }
      case .builder: break
      case .array(let elements) where condition?["values"] != nil:
        compareElements(
          condition?["values"]?.elements, ours, elements, of: TypeName(argument.type).element, argument.value,
          at: "\(path).when.values")
      case let value: compare(condition?["value"], value, of: TypeName(argument.type), at: "\(path).when.value")
      }
    }
    for branch in branches {
      let name = branch.label == "otherwise" ? "otherwise" : "then"
      compareSummary(ours[name], branch.value, at: "\(path).\(name)")
    }
    if branches.count < 2 { expect(ours["otherwise"], equals: nil, at: "\(path).otherwise") }
  }

  private mutating func compareSwitch(_ ours: JSONDocument, _ arguments: [CompilerValue.Argument], at path: String) {
    guard arguments.count == 2, case .builder(let cases) = arguments[1].value else {
      return report(path, ours, arguments)
    }
    let name: String
    if case .keyPath(let keyPath) = arguments[0].value {
      name = keyPath.keyPathWithoutProjection
    } else {
      name = "system.widgetFamily"
    }
    expect(ours["switch"], equals: .string(name), at: "\(path).switch")
    var own = (ours["cases"]?.elements ?? [])[...]
    for (index, value) in cases.enumerated() {
      let casePath = "\(path).cases[\(index)]"
      guard case .initializer(let type, let arguments) = value else { return report(casePath, ours, value) }
      if TypeName(type).path == "ParameterSummaryDefaultCaseCondition", let body = arguments.last {
        compareSummary(ours["default"], body.value, at: "\(path).default")
      } else if arguments.count == 2, let found = own.popFirst() {
        compareCaseValues(found["values"]?.elements ?? [], arguments[0], at: casePath)
        compareSummary(found["summary"], arguments[1].value, at: "\(casePath).summary")
      } else {
        report(casePath, nil, value)
      }
    }
    if let rest = own.first { report("\(path).cases", rest, "no such case") }
  }

  private mutating func compareCaseValues(_ ours: [JSONDocument], _ theirs: CompilerValue.Argument, at path: String) {
    let type = TypeName(theirs.type)
    if case .array(let elements) = theirs.value {
      compareElements(ours, .array(ours), elements, of: type.element, theirs.value, at: "\(path).values")
    } else if ours.count == 1 {
      compare(ours[0], theirs.value, of: type, at: "\(path).values")
    } else {
      report("\(path).values", .array(ours), theirs.value)
    }
  }
}
