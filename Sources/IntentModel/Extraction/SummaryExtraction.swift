import SourceScan

/// Parameter summaries: `Summary`, `When` and `Switch`, in a getter, a builder's body or a closure, nested in any way.
extension ConstantReader {
  func parameterSummary(_ source: TypeContext.BuilderSource) -> Constant<ParameterSummary>? {
    switch source {
    case .expression(let expression): return summary(expression, depth: 0)
    case .statements(let statements): return summary(statements, depth: 0)
    }
  }

  /// The summary that a body of one statement builds; unreadable for several statements, and nil for an empty body.
  private func summary(_ statements: [Statement], depth: Int) -> Constant<ParameterSummary>? {
    let active = program.flattened(statements)
    guard let first = active.first else { return nil }
    if let expression = active.onlyExpression { return summary(expression, depth: depth) }
    let span = first.span.union(active[active.count - 1].span)
    return .unreadable(Unreadable(text: source(span), place: place(span), reason: .statements))
  }

  /// `depth` counts the conditions around it.
  private func summary(_ expression: Expression, depth: Int) -> Constant<ParameterSummary> {
    guard depth < Limits.summaryDepth else { return .unreadable(unreadable(expression, .depth)) }
    switch expression.form {
    case .parenthesized(let inner): return summary(inner, depth: depth)
    case .call(let call):
      switch initializerName(call.callee) {
      case "Summary", "IntentParameterSummary": return sentence(call, expression)
      case "When", "ParameterSummaryWhenCondition": return when(call, expression, depth: depth + 1)
      case "Switch", "ParameterSummarySwitchCondition": return `switch`(call, expression, depth: depth + 1)
      case "EmptyParameterSummary":
        return .known(.sentence(.init(place: place(expression.span))))
      default: break
      }
    default: break
    }
    return .unreadable(unreadable(expression))
  }

  /// Reads `Summary("Open \(\.$shelf)", table: "Intents") { \.$count }`.
  private func sentence(_ call: Expression.Call, _ expression: Expression) -> Constant<ParameterSummary> {
    var sentence = ParameterSummary.Sentence(place: place(expression.span))
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.withoutParentheses.form {
        sentence.others += keyPaths(in: closure)
      } else if argument.label == nil {
        var text = text(argument.value)
        if case .known(var known) = text {
          sentence.parameters = known.placeholders.filter { $0.kind == .keyPath }.map {
            NameReference($0.name, at: $0.place, missingProjection: $0.missingProjection)
          }
          known.table = call.argument("table").flatMap { table in
            if case .nilLiteral = table.withoutParentheses.form { nil } else { plainString(table) }
          }
          text = .known(known)
        }
        sentence.text = text
      }
    }
    for closure in call.trailingClosures {
      if case .closure(let closure) = closure.value.form { sentence.others += keyPaths(in: closure) }
    }
    return .known(.sentence(sentence))
  }

  /// The parameters that a closure such as `{ \.$a; \.$b }` lists.
  private func keyPaths(in closure: Expression.Closure) -> [Constant<NameReference>] {
    program.flattened(parsed.statements(in: closure.body)).map { statement in
      if case .expression(let expression) = statement.form { return parameter(expression) }
      return .unreadable(Unreadable(text: source(statement.span), place: place(statement.span), reason: .statements))
    }
  }

  /// The parameter that a key path such as `\.$shelf` or `\OpenShelf.$shelf` names; unreadable for any other expression.
  func parameter(_ expression: Expression) -> Constant<NameReference> {
    switch expression.form {
    case .keyPath(let path) where !path.components.isEmpty:
      .known(
        NameReference(
          path.parameterName, at: place(expression.span), missingProjection: missingProjection(path, expression)))
    case .parenthesized(let inner): parameter(inner)
    default: .unreadable(unreadable(expression))
    }
  }

  /// The location for a missing `$` in a key path to one name: before `shelf` in `\.shelf` and `\OpenShelf.shelf`. Nil if the `$`
  /// is there, and for a path of several names.
  func missingProjection(_ path: Expression.KeyPath, _ expression: Expression) -> Place? {
    guard path.components.count == 1, let first = path.components[0].first, first.isLetter || first == "_",
      let name = parsed.tokens(in: expression.span).last(where: { $0.kind == .identifier })
    else { return nil }
    return place(ByteSpan(name.start, name.start))
  }

  /// The closures of a call in order, those in the parentheses and those after them, with their labels.
  private func closures(of call: Expression.Call) -> [(label: String?, body: [Statement])] {
    (call.arguments + call.trailingClosures).compactMap { argument in
      guard case .closure(let closure) = argument.value.withoutParentheses.form else { return nil }
      return (argument.label, parsed.statements(in: closure.body))
    }
  }

  /// Reads `When(\.$shelf, .equalTo, .read) { … } otherwise: { … }` or `When(widgetFamily: .equalTo, .systemSmall) { … }`.
  /// Unreadable if the parameter, the comparison or the first closure is missing.
  private func when(_ call: Expression.Call, _ expression: Expression, depth: Int) -> Constant<ParameterSummary> {
    let values = call.arguments.filter { if case .closure = $0.value.withoutParentheses.form { false } else { true } }
    let bodies = closures(of: call)
    guard let first = values.first, let thenBody = bodies.first(where: { $0.label != "otherwise" }),
      let then = summary(thenBody.body, depth: depth)
    else { return .unreadable(unreadable(expression)) }
    let parameter: Constant<NameReference>
    let comparison: Constant<String>
    let operand: Expression?
    if first.label == "widgetFamily" {
      parameter = .known(NameReference(ParameterSummary.widgetFamily, at: place(first.labelSpan ?? first.value.span)))
      comparison = caseName(first.value)
      operand = values.count > 1 ? values[1].value : nil
    } else {
      parameter = self.parameter(first.value)
      guard values.count > 1 else { return .unreadable(unreadable(expression)) }
      comparison = caseName(values[1].value)
      operand = values.count > 2 ? values[2].value : nil
    }
    return .known(
      .when(
        .init(
          parameter: parameter, comparison: comparison, operand: operand.map { value($0) }, then: then,
          otherwise: bodies.first { $0.label == "otherwise" }.flatMap { summary($0.body, depth: depth) },
          place: place(expression.span))))
  }

  /// Reads `Switch(\.$shelf) { Case(.read) { … } DefaultCase { … } }`. Unreadable without the parameter or the closure, and if the
  /// closure contains anything but cases.
  private func `switch`(_ call: Expression.Call, _ expression: Expression, depth: Int) -> Constant<ParameterSummary> {
    guard let first = call.arguments.first, let body = closures(of: call).first?.body else {
      return .unreadable(unreadable(expression))
    }
    let parameter: Constant<NameReference>
    if case .implicitMember("widgetFamily") = first.value.withoutParentheses.form {
      parameter = .known(NameReference(ParameterSummary.widgetFamily, at: place(first.value.span)))
    } else {
      parameter = self.parameter(first.value)
    }
    var result = ParameterSummary.Switch(parameter: parameter, cases: [], place: place(expression.span))
    for statement in program.flattened(body) {
      guard case .expression(let item) = statement.form, case .call(let call) = item.withoutParentheses.form else {
        // A condition inside the builder: the cases are decided at run time.
        return .unreadable(Unreadable(text: source(statement.span), place: place(statement.span), reason: .conditional))
      }
      switch initializerName(call.callee) {
      case "Case", "ParameterSummaryCaseCondition":
        result.cases.append(contentsOf: switchCase(call, item, depth: depth).map { [$0] } ?? [])
      case "DefaultCase", "ParameterSummaryDefaultCaseCondition":
        result.defaultCase = closures(of: call).first.flatMap { summary($0.body, depth: depth) }
      default: return .unreadable(unreadable(item))
      }
    }
    return .known(.switch(result))
  }

  private func switchCase(_ call: Expression.Call, _ expression: Expression, depth: Int) -> ParameterSummary.Case? {
    guard let body = closures(of: call).first?.body, let summary = summary(body, depth: depth) else { return nil }
    let values = call.arguments.compactMap { argument -> [Value]? in
      switch argument.value.withoutParentheses.form {
      case .closure: nil
      case .array(let elements): elements.map { value($0) }
      default: [value(argument.value)]
      }
    }
    return ParameterSummary.Case(values: values.flatMap { $0 }, summary: summary, place: place(expression.span))
  }
}
