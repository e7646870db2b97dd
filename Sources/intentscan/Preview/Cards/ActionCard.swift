import IntentModel
import SourceScan

/// An intent as the action card of the Shortcuts editor, with the other facts that the developer stated.
extension AppView {
  func card(_ intent: Intent, usedBy uses: Uses) -> Card {
    let anchor = anchor(of: intent.type, "intent")
    var card = Card(
      key: key(of: intent.type, "intent"), anchor: anchor, style: "action",
      title: shown(intent.title) { shown($0) } ?? Markup(intent.type.name.titleFromIdentifier),
      subtitle: element("code", [:], Markup(intent.type.qualifiedName)),
      remarks: remarks(on: intent.type, chips: chips(of: intent)), location: locationMarkup(intent.type.place))
    card.main = [Card.Part("editor", editor(intent, anchor: anchor))]
    card.facts.add(Card.description, shown(intent.description) { shown($0.text) })
    card.facts += facts(of: intent) + relations(of: intent, uses) + processes(of: intent)
    card.lists = [
      Card.List(title: "Parameters", parts: intent.parameters.map { part(for: $0, in: intent) })
    ]
    card.peek = intent.parameters.map { title(of: $0).inSource }.joined(", ")
    card.findings = findings(in: Place(intent.type.place.file, intent.type.span), anchor: anchor)
    return card
  }

  /// The chips, the conditions and the availability of a type.
  func remarks(on type: DeclaredType, chips: [String]) -> Markup {
    let limits = [conditionMark(type.conditions), Self.words(type.availability).map(chip)]
    return (chips.map(chip) + limits.compactMap(\.self)).joined(" ")
  }

  func chip(_ text: String) -> Markup { element("span", ["class": "chip"], Markup(text)) }

  /// The conditions of `#if` around a declaration; nil without conditions.
  func conditionMark(_ conditions: [String]) -> Markup? {
    conditions.isEmpty
      ? nil : element("span", ["class": "condition"], Markup("#if " + conditions.joined(separator: " && ")))
  }

  /// The availability in words: `iOS 17.0, macOS 14.0`. Nil if no version is stated.
  static func words(_ availability: [Availability]) -> String? {
    let parts = availability.compactMap { each -> String? in
      if each.isUnavailable { return "not on \(each.platform)" }
      return each.introduced.map { "\(each.platform) \($0)" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Kinds of intents that people see outside of the list of actions, or that the system treats differently.
  private static let kinds: [(name: String, words: String)] = [
    ("WidgetConfigurationIntent", "widget configuration"),
    ("ControlConfigurationIntent", "control configuration"),
    ("SetFocusFilterIntent", "Focus filter"), ("SnippetIntent", "snippet"),
    ("OpenIntent", "opens a value"),
    ("DeleteIntent", "deletes"), ("SetValueIntent", "sets a value"),
    ("LiveActivityIntent", "Live Activity"),
    ("AudioPlaybackIntent", "audio playback"), ("AudioRecordingIntent", "audio recording"),
    ("CameraCaptureIntent", "camera capture"), ("StartWorkoutIntent", "starts a workout"),
    ("ShowInAppSearchResultsIntent", "in-app search"), ("UndoableIntent", "can be undone"),
    ("ProgressReportingIntent", "reports progress"),
    ("PredictableIntent", "predicted by the system"),
  ]

  private func chips(of intent: Intent) -> [String] {
    var chips = Self.kinds.filter { intent.type.conformances.contains($0.name) }.map(\.words)
    if intent.isDiscoverable.only == false { chips.append("not discoverable") }
    if intent.isAssistantOnly.only == true { chips.append("assistants only") }
    if !intent.deprecation.isAbsent { chips.append("deprecated") }
    return chips
  }

  private func facts(of intent: Intent) -> [Card.Part] {
    var facts: [Card.Part] = []
    let returned = shown(intent.result, result)
    facts.add("Returns", returned == "nothing" ? nil : returned)
    facts.add("Opens the app", shown(intent.openAppWhenRun) { $0 ? "yes" : "no" })
    facts.add("Modes", shown(intent.supportedModes) { shown($0, of: nil) })
    facts.add("Authentication", shown(intent.authenticationPolicy) { Markup(Self.policies[$0] ?? $0) })
    let descriptions = intent.description
    facts.add(
      "Search keywords",
      shown(descriptions.map(\.searchKeywords)) { $0.map { shown($0) }.joined(", ") })
    facts.add(
      "Name of the result",
      shown(descriptions.map { $0.resultValueName.map { .known($0) } }) { shown($0) })
    facts.add("Deprecated", shown(intent.deprecation, deprecation))
    facts.add("Traits", shown(intent.traits) { shown($0, of: nil) })
    facts.add("Schema", intent.type.schema.map(schema))
    facts.add("Identifier", shown(intent.type.statedIdentifier) { element("code", [:], Markup($0)) })
    let sentences = intent.parameterSummary.known.flatMap(\.sentences)
    let names = Set(
      sentences.flatMap { sentence in
        sentence.parameters.map(\.name) + sentence.others.compactMap { $0.known?.name }
      })
    if intent.parameterSummary.alternatives.contains(where: { $0.content.known != nil }),
      !sentences.contains(where: \.isEmpty)
    {
      let hidden = intent.parameters.filter { !names.contains($0.name) }
      facts.add("Not in the summary", hidden.isEmpty ? nil : hidden.map { title(of: $0) }.joined(", "))
    }
    return facts
  }

  private static let policies = [
    "alwaysAllowed": "none", "requiresAuthentication": "required",
    "requiresLocalDeviceAuthentication": "required on this device",
  ]

  private func result(_ result: PerformResult) -> Markup {
    var parts: [Markup] = []
    if let value = result.value { parts.append(shown(value)) }
    if result.providesDialog { parts.append("a dialog") }
    if result.showsSnippetView { parts.append("a view") }
    if result.showsSnippetIntent { parts.append("a snippet intent") }
    if result.opensIntent { parts.append("another intent to run") }
    return parts.isEmpty ? "nothing" : parts.joined(", ")
  }

  private func deprecation(_ deprecation: IntentDeprecation) -> Markup {
    var parts: [Markup] = []
    if let message = deprecation.message { parts.append(shown(message)) }
    switch deprecation.replacedBy {
    case .known(let intent)?: parts.append("replaced by " + link(intent))
    case .unreadable(let unreadable)?: parts.append(self.unreadable(unreadable))
    case nil: break
    }
    return parts.isEmpty ? "yes" : parts.joined(" ")
  }

  func schema(_ schema: Schema) -> Markup {
    switch schema.name {
    case .known(let name): element("code", [:], Markup(name))
    case .unreadable(let unreadable): self.unreadable(unreadable)
    }
  }

  private func relations(of intent: Intent, _ uses: Uses) -> [Card.Part] {
    let shortcuts = uses.shortcuts(ofCard: anchor(of: intent.type, "intent"))
    guard !shortcuts.isEmpty else { return [] }
    return [
      Card.Part(
        "App Shortcut",
        shortcuts.map { element("a", ["href": "#\($0.anchor)"], $0.title) }.joined(", "),
        isDerived: true)
    ]
  }

  /// A type as the source spells it, with a link to its card or that of its first element type, if the page has one.
  func shown(_ type: ValueType) -> Markup {
    let reference = type.declaration ?? type.elements.first?.declaration
    let code = element("code", [:], Markup(type.spelling))
    guard let reference, let anchor = anchor(of: reference) else { return code }
    return element("a", ["href": "#\(anchor)"], code)
  }

  // MARK: Parameters

  func part(for property: WrappedProperty, in intent: Intent?) -> Card.Part {
    // The titles are in the editor of an action without a summary, and in a form. The names are shown here instead.
    let hasTitle = intent.map { $0.isConfiguration || $0.parameterSummary.alternatives.isEmpty } ?? false
    var head =
      hasTitle ? element("code", [:], Markup(property.name)) + " " : element("strong", [:], title(of: property)) + " "
    if let type = property.type { head += shown(type) + " " }
    head += tag(property)
    var body = element("p", [:], head)
    if case .text(let text)? = property.description?.form {
      body += element("p", ["class": "quiet"], shown(text))
    } else if let unread = property.description?.unreadable {
      body += element("p", ["class": "quiet"], unreadable(unread))
    }
    body += details(of: property)
    return Card.Part("property \(property.name)", body)
  }

  private func tag(_ property: WrappedProperty) -> Markup {
    var tags: [Markup] = []
    if property.wrapper == .parameter, property.type?.isOptional == true {
      tags.append(chip("optional"))
    }
    if let value = defaultValue(of: property) {
      tags.append(
        "default " + element("span", ["class": "pill set"], shown(value, in: property)))
    }
    switch property.wrapper {
    case .computedProperty: tags.append(chip("computed"))
    case .deferredProperty: tags.append(chip("deferred"))
    case .parameter, .property, .schema: break
    }
    return (tags + [conditionMark(property.conditions)].compactMap(\.self)).joined(" ")
  }

  /// Arguments that are shown by themselves, or that the system alone reads.
  private static let knownArguments: Set<String> = [
    "title", "description", "default", "indexingKey", "identifier",
  ]

  private func details(of property: WrappedProperty) -> Markup {
    var body = Markup()
    for argument in property.arguments {
      guard let label = argument.label, !Self.knownArguments.contains(label) else { continue }
      let provider = property.providers.first { $0.label == label }
      let value = provider.map { link($0.reference) } ?? words(argument, of: property)
      body += element(
        "p", ["class": "small"], element("span", [:], Markup(label.wordsFromLabel + ":")), " ",
        value)
    }
    if let appEnum = appEnum(
      property.type?.declaration ?? property.type?.elements.first?.declaration)
    {
      body += choices(of: appEnum)
    }
    return body
  }

  /// An argument's value in words: `Finished or Still Reading` for the display names of a switch, and any other value as it is.
  private func words(_ argument: Argument, of property: WrappedProperty) -> Markup {
    guard argument.label == "displayName", case .call(_, let names) = argument.value.form else {
      return shown(argument.value, of: property.type)
    }
    return names.map { shown($0.value, of: nil) }.joined(" or ")
  }

  /// The first choices of an enum. If there are more, a link leads to the card of the enum; in a large app, an ellipsis shows it.
  private func choices(of appEnum: AppEnum) -> Markup {
    let shownCases = appEnum.cases.prefix(Self.choiceLimit)
    guard !shownCases.isEmpty else { return Markup() }
    if intents.count > Self.largeApp {
      let titles = shownCases.map { caseTitle($0.name, of: appEnum) }.joined(", ")
      return element(
        "p", ["class": "small"], titles, appEnum.cases.count > shownCases.count ? ", …" : "")
    }
    var items = shownCases.map { element("li", [:], choice($0, of: appEnum)) }
    if appEnum.cases.count > shownCases.count {
      items.append(
        element(
          "li", [:],
          element(
            "a", ["href": "#\(anchor(of: appEnum.type, "enum"))"],
            Markup("\(appEnum.cases.count - shownCases.count) more"))))
    }
    return element(
      "details", ["class": "choices"],
      element("summary", [:], Markup(counted(appEnum.cases.count, "choice"))),
      element("ul", [:], items.joined()))
  }

  private static let choiceLimit = 12
  /// The number of intents above which choices have neither images nor subtitles here, because the page would be too large.
  private static let largeApp = 80

  /// A choice with its title, its subtitle and its image; the name of the case if it has no representation.
  func choice(_ each: AppEnum.Case, of appEnum: AppEnum) -> Markup {
    guard let known = representation(of: each.name, in: appEnum) else {
      return element("code", [:], Markup(each.name)) + " "
        + element("span", ["class": "quiet"], "no title")
    }
    return row(known)
  }

  /// A representation as a row of a list.
  func row(_ representation: DisplayRepresentation) -> Markup {
    var body = element("span", ["class": "title"], shown(representation.title, isReference: true))
    if let subtitle = representation.subtitle {
      body += " " + element("span", ["class": "quiet"], shown(subtitle, isReference: true))
    }
    if let image = representation.image { body += " " + self.image(image) }
    return body
  }
}

extension String {
  /// The words of an argument label: `Request value dialog` for `requestValueDialog`.
  var wordsFromLabel: String {
    let words = titleFromIdentifier.split(separator: " ")
    guard let first = words.first else { return self }
    return ([String(first)] + words.dropFirst().map { $0.lowercased() }).joined(separator: " ")
  }
}
