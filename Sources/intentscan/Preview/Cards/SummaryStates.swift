import IntentModel

/// One state of an action in the editor: the sentence that is shown while its conditions hold.
struct SummaryState {
  struct Condition {
    /// The condition in words: `Finished is On`.
    var words: Markup
    /// Whether it holds for the default values.
    var holds: Bool
    /// The parameter that it is about, and the value that the parameter has while it holds; nil if it does not determine one
    /// value.
    var value: (parameter: String, value: Value)?
  }

  /// The conditions under which the state is shown; empty if it is always shown.
  var conditions: [Condition] = []
  var sentence: Constant<ParameterSummary.Sentence>

  var words: Markup { conditions.map(\.words).joined(", ") }
  /// Whether the editor is in this state at first.
  var isInitial: Bool { conditions.allSatisfy(\.holds) }

  /// The value that a parameter has in the state; nil if the conditions do not decide it.
  func value(of parameter: String) -> Value? {
    conditions.last { $0.value?.parameter == parameter }?.value?.value
  }
}

extension AppView {
  /// The largest number of states that are shown of an action.
  static let stateLimit = 24

  /// The states of a summary, in source order: the branches of `When` and `Switch`, which may be nested.
  func states(of summary: Constant<ParameterSummary>, _ intent: Intent) -> [SummaryState] {
    var states: [SummaryState] = []
    add(summary, [], intent, depth: 0, to: &states)
    return states
  }

  private func add(
    _ summary: Constant<ParameterSummary>, _ conditions: [SummaryState.Condition], _ intent: Intent,
    depth: Int,
    to states: inout [SummaryState]
  ) {
    // One more than are shown, so that the page can say that there are more.
    guard states.count <= Self.stateLimit, depth < 32 else { return }
    switch summary {
    case .unreadable(let unreadable):
      states.append(SummaryState(conditions: conditions, sentence: .unreadable(unreadable)))
    case .known(.sentence(let sentence)):
      states.append(SummaryState(conditions: conditions, sentence: .known(sentence)))
    case .known(.when(let condition)):
      let then = self.condition(condition, intent)
      add(condition.then, conditions + [then], intent, depth: depth + 1, to: &states)
      if let otherwise = condition.otherwise {
        add(
          otherwise, conditions + [opposite(of: then, intent)], intent, depth: depth + 1,
          to: &states)
      }
    case .known(.switch(let branch)):
      add(branch, conditions, intent, depth: depth, to: &states)
    }
  }

  private func add(
    _ branch: ParameterSummary.Switch, _ conditions: [SummaryState.Condition], _ intent: Intent,
    depth: Int,
    to states: inout [SummaryState]
  ) {
    let name = parameterName(branch.parameter, intent)
    let parameter = parameter(branch.parameter, intent)
    let start = parameter.flatMap { defaultValue(of: $0) }
    for each in branch.cases {
      let values = each.values.map { value in
        parameter.map { shown(value, in: $0) } ?? shown(value, of: nil)
      }
      let only = each.values.count == 1 ? each.values[0] : nil
      let condition = SummaryState.Condition(
        words: name + " is " + values.joined(" or "),
        holds: each.values.contains { $0.isSame(as: start) },
        value: parameter.flatMap { parameter in only.map { (parameter.name, $0) } })
      add(each.summary, conditions + [condition], intent, depth: depth + 1, to: &states)
    }
    guard let rest = branch.defaultCase else { return }
    let others = SummaryState.Condition(
      words: name + " is " + element("i", [:], "anything else"),
      holds: !branch.cases.flatMap(\.values).contains { $0.isSame(as: start) })
    add(rest, conditions + [others], intent, depth: depth + 1, to: &states)
  }

  private func condition(_ when: ParameterSummary.When, _ intent: Intent) -> SummaryState.Condition {
    let parameter = parameter(when.parameter, intent)
    let start = parameter.flatMap { defaultValue(of: $0) }
    let isEqual = when.operand.map { $0.isSame(as: start) } ?? false
    let holds =
      switch when.comparison.known {
      case "equalTo": isEqual
      case "notEqualTo": !isEqual
      case "hasAnyValue": start != nil
      case "hasNoValue": start == nil
      default: false
      }
    var value: (String, Value)?
    if when.comparison.known == "equalTo", let parameter, let operand = when.operand {
      value = (parameter.name, operand)
    }
    return SummaryState.Condition(words: words(when, intent), holds: holds, value: value)
  }

  /// The condition of the `otherwise` branch. For a condition on the value of a switch, it is the switch's other value.
  private func opposite(of condition: SummaryState.Condition, _ intent: Intent)
    -> SummaryState.Condition
  {
    if let (name, value) = condition.value, case .bool(let isOn) = value.form,
      let parameter = intent.parameter(name)
    {
      let other = Value(.bool(!isOn), at: value.place)
      return SummaryState.Condition(
        words: title(of: parameter) + " is " + shown(other, in: parameter), holds: !condition.holds,
        value: (name, other))
    }
    return SummaryState.Condition(words: element("i", [:], "otherwise"), holds: !condition.holds)
  }

  /// The condition in words: `Finished is On`.
  private func words(_ condition: ParameterSummary.When, _ intent: Intent) -> Markup {
    let name = parameterName(condition.parameter, intent)
    let comparison: Markup =
      switch condition.comparison {
      case .known(let name):
        Self.comparisons[name].map { Markup($0) } ?? element("code", [:], Markup(name))
      case .unreadable(let unreadable): self.unreadable(unreadable)
      }
    guard let operand = condition.operand else { return name + " " + comparison }
    let value =
      parameter(condition.parameter, intent).map { shown(operand, in: $0) }
      ?? shown(operand, of: nil)
    return name + " " + comparison + " " + value
  }

  private static let comparisons = [
    "equalTo": "is", "notEqualTo": "is not", "oneOf": "is one of", "hasAnyValue": "has a value",
    "hasNoValue": "has no value", "lessThan": "is less than", "lessThanOrEqualTo": "is at most",
    "greaterThan": "is greater than", "greaterThanOrEqualTo": "is at least",
  ]

  func parameter(_ name: Constant<NameReference>, _ intent: Intent) -> WrappedProperty? {
    name.known.flatMap { name in intent.parameter(name.name) }
  }

  /// The title of a parameter that a condition names. For a name without a parameter, that of the widget's size or the name
  /// itself.
  private func parameterName(_ name: Constant<NameReference>, _ intent: Intent) -> Markup {
    if let parameter = parameter(name, intent) { return title(of: parameter) }
    switch name {
    case .known(let name) where name.name == ParameterSummary.widgetFamily:
      return "the widget’s size"
    case .known(let name): return element("code", [:], Markup(name.name))
    case .unreadable(let unreadable): return self.unreadable(unreadable)
    }
  }

  /// The title of a parameter or property. Without one, Shortcuts has only the name of the variable.
  func title(of property: WrappedProperty) -> Markup {
    switch property.title?.form {
    case .text(let text)?: shown(text, isReference: true)
    case .string(let text)?: Markup(text.shortened)
    case .unreadable(let unreadable)?: self.unreadable(unreadable)
    default: Markup(property.name.titleFromIdentifier)
    }
  }

  /// The value that a parameter has before people choose one; nil if none is stated, or if it is `nil`.
  func defaultValue(of property: WrappedProperty) -> Value? {
    let value = property.argument("default") ?? property.initialValue
    if case .nil? = value?.form { return nil }
    return value
  }

  // MARK: Markup

  /// A blank in a sentence: the parameter's constant value in the state or by default, else its title. A name without a parameter
  /// is marked.
  private func pill(_ name: String, _ intent: Intent, _ state: SummaryState) -> Markup {
    guard let parameter = intent.parameter(name) else {
      return element("span", ["class": "pill broken"], Markup(name), hidden(" (no such parameter)"))
    }
    if let value = state.value(of: name) ?? defaultValue(of: parameter), value.isConstant {
      return element("span", ["class": "pill set"], shown(value, in: parameter, isReference: true))
    }
    return element("span", ["class": "pill"], title(of: parameter))
  }

  /// The editor of an action, or the form of a configuration: one state for each branch of its summary, at most `stateLimit`, or
  /// all parameters if it has no summary.
  func editor(_ intent: Intent, anchor: String) -> Markup {
    let summaries = intent.parameterSummary.alternatives
    guard !summaries.isEmpty else {
      let title = element("strong", [:], shownTitle(of: intent))
      return element(
        "div", ["class": "editor"],
        intent.isConfiguration ? form(title, intent.parameters) : block(title) + rows(intent.parameters, isOpen: true))
    }
    let states = summaries.flatMap { self.states(of: $0.content, intent) }
    let visible = states.prefix(Self.stateLimit)
    let rest =
      states.count > visible.count
      ? element(
        "p", ["class": "quiet pad"],
        Markup("More than \(Self.stateLimit) states; the others are not shown."))
      : Markup()
    if visible.count == 1, let only = visible.first {
      return element("div", ["class": "editor"], body(of: only, intent), rest)
    }
    let initial = visible.firstIndex(where: \.isInitial) ?? 0
    let name = radioName(for: anchor)
    var parts = Markup()
    for (index, state) in visible.enumerated() {
      parts += element(
        "label", [:],
        element("input", ["type": "radio", "name": name, "checked": index == initial ? "" : nil]),
        element("span", [:], state.words))
      parts += element("div", [:], body(of: state, intent))
    }
    return element(
      "div", ["class": "editor"],
      element("fieldset", ["class": "states", "aria-label": "State"], parts), rest)
  }

  private func block(_ sentence: Markup) -> Markup {
    element(
      "div", ["class": "block"],
      element("span", ["aria-hidden": "true"], Markup(initials)),
      element("p", [:], sentence))
  }

  private func shownTitle(of intent: Intent) -> Markup {
    shown(intent.title) { shown($0) } ?? Markup(intent.type.name)
  }

  private func body(of state: SummaryState, _ intent: Intent) -> Markup {
    switch state.sentence {
    case .unreadable(let unreadable): return block(self.unreadable(unreadable))
    case .known(let sentence):
      let text =
        sentence.text.map { shown($0) { [self] in pill($0, intent, state) } }
        ?? element("strong", [:], shownTitle(of: intent))
      let others = sentence.isEmpty ? intent.parameters : sentence.others.compactMap { parameter($0, intent) }
      let unread = sentence.others.compactMap(\.unreadable).map {
        element("p", ["class": "pad"], self.unreadable($0))
      }
      let fields = sentence.parameters.compactMap { intent.parameter($0.name) }
      return
        (intent.isConfiguration
        ? form(text, fields + others, state) : block(text) + rows(others, isOpen: sentence.isEmpty))
        + unread.joined()
    }
  }

  /// The sheet in which people configure a widget or a control: every parameter is a field.
  private func form(_ text: Markup, _ parameters: [WrappedProperty], _ state: SummaryState? = nil) -> Markup {
    block(text)
      + (parameters.isEmpty ? element("p", ["class": "quiet pad"], "Nothing to configure.") : fields(parameters, state))
  }

  private func fields(_ parameters: [WrappedProperty], _ state: SummaryState? = nil) -> Markup {
    let rows = parameters.map { parameter in
      element(
        "div", [:], element("dt", [:], title(of: parameter)),
        element("dd", [:], field(parameter, state?.value(of: parameter.name))))
    }
    return element("dl", [:], rows.joined())
  }

  /// Parameters below the sentence. They are collapsed at first if there is a summary.
  private func rows(_ parameters: [WrappedProperty], isOpen: Bool) -> Markup {
    guard !parameters.isEmpty else { return Markup() }
    return element(
      "details", ["open": isOpen ? "" : nil],
      element("summary", [:], Markup(counted(parameters.count, isOpen ? "field" : "more field"))), fields(parameters))
  }

  /// The control of a parameter, with the value of a state or its default value.
  private func field(_ parameter: WrappedProperty, _ value: Value?) -> Markup {
    let value = value ?? defaultValue(of: parameter)
    if case .bool(let isOn)? = value?.form {
      return element("span", ["class": isOn ? "switch on" : "switch", "aria-hidden": "true"])
        + shown(Value(.bool(isOn), at: parameter.place), in: parameter)
    }
    if let value { return element("span", ["class": "set"], shown(value, in: parameter, isReference: true)) }
    return element("span", ["class": "quiet"], Self.placeholders[parameter.type?.name ?? ""] ?? "Choose")
  }

  /// The words in an empty field.
  private static let placeholders: [String: Markup] = [
    "String": "Text", "AttributedString": "Text", "Int": "Number", "Double": "Number", "Float": "Number", "URL": "URL",
    "Date": "Date", "IntentCurrencyAmount": "Amount", "Measurement": "Amount", "IntentFile": "File",
    "Bool": "On or off",
  ]

  /// The beginning of the app's name, such as `Li` for `Library`. It replaces the icon, which is not read.
  var initials: String {
    String(app.name.filter { $0.isLetter || $0.isNumber }.prefix(2)).firstUppercased
  }
}

/// The count with its noun: `1 field`, `2 fields`.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

extension String {
  /// The words of an identifier as a title: `Page Count` for `pageCount`.
  var titleFromIdentifier: String {
    var words = ""
    for character in self {
      if character.isUppercase, let last = words.last, last.isLowercase { words += " " }
      words.append(character)
    }
    return words.firstUppercased
  }
}
