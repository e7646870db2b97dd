import IntentLocalization
import IntentModel

/// An App Shortcut as its tile in Spotlight and the Shortcuts app, with the phrases that people say to Siri.
extension AppView {
  /// The App Shortcuts of a provider in source order, each with the conditions of its list. A list that could not be read counts
  /// as one unreadable App Shortcut.
  func shortcuts(of provider: ShortcutsProvider) -> [(
    shortcut: Constant<AppShortcut>, conditions: [String]
  )] {
    provider.appShortcuts.alternatives.flatMap { alternative in
      let list: [Constant<AppShortcut>] =
        switch alternative.content {
        case .known(let list): list
        case .unreadable(let unreadable): [.unreadable(unreadable)]
        }
      return list.map { (shortcut: $0, conditions: alternative.conditions) }
    }
  }

  func card(
    _ shortcut: AppShortcut, of provider: ShortcutsProvider, _ conditions: [String], anchor: String
  ) -> Card {
    let intent = intent(shortcut.intent.known)
    let name = shortcut.intent.known?.name ?? "?"
    let title =
      shortcut.shortTitle.map { shown($0) }
      ?? intent.flatMap { shown($0.title) { shown($0, isReference: true) } } ?? Markup(name)
    let limits = [Self.words(shortcut.availability).map(chip), conditionMark(conditions + shortcut.conditions)]
    let target: Markup =
      switch shortcut.intent {
      case .known(let reference): link(reference)
      case .unreadable(let unreadable): self.unreadable(unreadable)
      }
    var card = Card(
      key:
        "shortcut \(newName(of: provider.type, "shortcuts")) \(intent.map { newName(of: $0.type, "intent") } ?? name) "
        + "\(shortcut.arguments.map { $0.label ?? "" })",
      anchor: anchor, style: "shortcut", title: title, subtitle: "Runs " + target,
      remarks: limits.compactMap(\.self).joined(" "),
      location: locationMarkup(shortcut.place))
    card.main = [
      Card.Part("tile", tile(shortcut, of: provider, title)), Card.Part("Spotlight", spotlight(title), isDerived: true),
    ]
    card.facts = [Card.Part("Say to Siri", phrases(of: shortcut, intent))]
    let questions = intent.map { self.questions(of: shortcut, $0) } ?? []
    if !questions.isEmpty {
      let list = element("ul", ["class": "siri"], questions.map { element("li", [:], $0) }.joined())
      card.facts.append(Card.Part("Siri asks", list, isDerived: true))
    }
    card.facts.add("With values", expansions(of: shortcut, intent))
    if !shortcut.arguments.isEmpty {
      let values = shortcut.arguments.map { argument in
        element("code", [:], Markup(argument.label ?? "_")) + " "
          + shown(argument.value, of: argument.label.flatMap { intent?.parameter($0) }?.type)
      }
      card.facts.append(Card.Part("Runs with", values.joined(", ")))
    }
    card.facts.add("Parameter in Spotlight", shortcut.parameterPresentation?.known.map(presentation))
    card.findings = findings(in: shortcut.place, anchor: anchor)
    return card
  }

  private func presentation(_ presentation: ParameterPresentation) -> Markup {
    var parts = [presentation.parameter.known.map { element("code", [:], Markup($0.name)) } ?? "?"]
    if let summary = presentation.summary { parts.append(shown(summary)) }
    parts += presentation.optionsCollections.map { collection in
      let image = collection.systemImageName?.known.map { symbol(Markup($0)) } ?? Markup()
      return (collection.title.map { shown($0) } ?? Markup()) + " " + image
    }
    return parts.joined(", ")
  }

  private func tile(_ shortcut: AppShortcut, of provider: ShortcutsProvider, _ title: Markup)
    -> Markup
  {
    let color = provider.shortcutTileColor.known.first.flatMap { TileColor.named($0) }
    let image: Markup
    switch shortcut.systemImageName {
    case .known(let name)?: image = symbol(Markup(name))
    case .unreadable(let unreadable)?: image = symbol(self.unreadable(unreadable))
    case nil: image = symbol("no symbol")
    }
    return element(
      "div", ["class": "tile tile-\(color?.name ?? "default")"], image,
      element("p", ["class": "tile-title"], title),
      element("p", ["class": "tile-app"], Markup(app.name)))
  }

  /// The row that Spotlight shows of an App Shortcut.
  private func spotlight(_ title: Markup) -> Markup {
    element(
      "p", ["class": "spotlight"], element("span", ["aria-hidden": "true"], Markup(initials)),
      element("span", [:], hidden("In Spotlight: "), element("strong", [:], title), " ", Markup(app.name)))
  }

  /// The questions about parameters without a value: those that state a dialog, and those that are not optional.
  private func questions(of shortcut: AppShortcut, _ intent: Intent) -> [Markup] {
    let given = Set(shortcut.arguments.compactMap(\.label))
    return intent.parameters.compactMap { parameter in
      guard !given.contains(parameter.name), defaultValue(of: parameter) == nil else { return nil }
      if let dialog = parameter.argument("requestValueDialog") { return shown(dialog, of: nil) }
      if parameter.type?.isOptional ?? true { return nil }
      return element("span", ["class": "quiet"], "The system’s question about ")
        + element("span", ["class": "token"], title(of: parameter))
    }
  }

  // MARK: Phrases

  /// A phrase with its tokens.
  private func phrase(_ text: String, _ intent: Intent?, value: Markup? = nil) -> Markup {
    markup(text) { [self] (name: String) -> Markup in
      if name == "applicationName" {
        return element("span", ["class": "token app"], Markup(app.name))
      }
      if let value { return element("span", ["class": "token value"], value) }
      let parameter = intent?.parameter(name)
      return element(
        "span", ["class": "token"], parameter.map { self.title(of: $0) } ?? Markup(name))
    }
  }

  private func phrases(of shortcut: AppShortcut, _ intent: Intent?) -> Markup {
    let texts: [Text]
    switch shortcut.phrases {
    case .unreadable(let unreadable): return self.unreadable(unreadable)
    case .known(let list): texts = list
    }
    if texts.isEmpty {
      return element("span", ["class": "quiet"], "no phrases, so Siri does not know it")
    }
    let own =
      said(shortcut).map { said in
        let finding = said.key.flatMap { worstFinding(in: $0.keyPlace) }
        return element("li", ["class": finding.map { "at \($0.rawValue)" }], phrase(said.text, intent))
      } + texts.compactMap(\.unreadable).map { element("li", [:], unreadable($0)) }
    let key = key(ofPhrases: shortcut)
    let source = element("ul", ["class": "phrases"], own.joined())
    return inLanguages("div", source) { language in
      key.flatMap { app.translations.texts[language]?[$0] }.map { list in
        element(
          "ul", ["class": "phrases"], list.map { element("li", [:], phrase($0, intent)) }.joined())
      }
    }
  }

  /// The key of all phrases of an App Shortcut: the first one.
  private func key(ofPhrases shortcut: AppShortcut) -> Translations.Key? {
    shortcut.phrases.known?.first?.known.map { .init(table: NeededString.phraseTable, key: $0.catalogKey) }
  }

  /// The phrases as people say them in the language of the source, each with its key, if that is known: a table can replace the
  /// phrases in the code, unless it has fewer.
  private func said(_ shortcut: AppShortcut) -> [(text: String, key: LocalizedText?)] {
    let keys = (shortcut.phrases.known ?? []).compactMap(\.known), language = app.translations.sourceLanguage
    let texts = language.flatMap { app.translations.texts[$0] }, said = key(ofPhrases: shortcut).flatMap { texts?[$0] }
    guard let said, said.count >= keys.count else { return keys.map { ($0.key, $0) } }
    return said.enumerated().map { index, text in
      (text, keys.first { $0.catalogKey == text } ?? (said.count == keys.count ? keys[index] : nil))
    }
  }

  /// The largest number of spoken forms that are listed of a phrase.
  private static let formLimit = 12

  /// The phrases with a parameter: for an enum, the spoken forms with its first values; for another type, a note. Nil if no such
  /// phrase or no intent is known.
  private func expansions(of shortcut: AppShortcut, _ intent: Intent?) -> Markup? {
    guard let intent else { return nil }
    var parts: [Markup] = []
    for text in said(shortcut).map(\.text) {
      guard let name = TextPart.tokens(of: text).first(where: { $0 != "applicationName" }),
        let parameter = intent.parameter(name)
      else {
        continue
      }
      guard let appEnum = appEnum(parameter.type?.declaration) else {
        parts.append(
          element(
            "p", ["class": "quiet"], phrase(text, intent),
            ": once for each value that the app suggests."))
        continue
      }
      var items = appEnum.cases.prefix(Self.formLimit).map {
        element("li", [:], phrase(text, intent, value: caseTitle($0.name, of: appEnum)))
      }
      let count = appEnum.cases.count
      if count > items.count {
        items.append(element("li", ["class": "quiet"], Markup("\(count - items.count) more")))
      }
      parts.append(
        element(
          "details", [:],
          element(
            "summary", [:], phrase(text, intent),
            Markup(": \(counted(count, "spoken form"))")),
          element("ul", ["class": "phrases"], items.joined())))
    }
    return parts.isEmpty ? nil : parts.joined()
  }

  /// The number of phrases that Siri learns, at least: one for each combination of the values of enums.
  func count(_ phrase: Text, _ intent: Intent?) -> SentenceCount {
    (phrase.known?.parameterNames ?? []).map { name in
      SentenceCount(offeredCaseCount(intent?.parameter(name)?.type?.declaration))
    }.product()
  }
}

extension LocalizedText {
  /// The parameters in a phrase, in order.
  fileprivate var parameterNames: [String] {
    placeholders.filter { $0.kind != .applicationName && $0.name != "applicationName" }.map(\.name)
  }
}

/// The colors of tiles, by the names that `ShortcutTileColor` has (documentation of the framework). The values are not Apple's:
/// white text on each has a contrast of at least 4.5 to 1.
struct TileColor {
  var name: String
  /// The colors in the upper and the lower part of the tile.
  var from: String
  var to: String

  static func named(_ name: String) -> TileColor? { all.first { $0.name == name } }

  static let all = [
    TileColor(name: "red", from: "#c8322b", to: "#a3231f"),
    TileColor(name: "orange", from: "#b04d07", to: "#8f3d04"),
    TileColor(name: "tangerine", from: "#bf4520", to: "#9c3516"),
    TileColor(name: "yellow", from: "#866100", to: "#6d4e00"),
    TileColor(name: "lime", from: "#4b7411", to: "#3b5d0b"),
    TileColor(name: "teal", from: "#0b7674", to: "#075f5e"),
    TileColor(name: "lightBlue", from: "#1573a8", to: "#0d5c89"),
    TileColor(name: "blue", from: "#2463d6", to: "#1a4db0"),
    TileColor(name: "navy", from: "#2c4478", to: "#20335d"),
    TileColor(name: "grape", from: "#70409f", to: "#593181"),
    TileColor(name: "purple", from: "#8a3fae", to: "#702f90"),
    TileColor(name: "pink", from: "#bf2f73", to: "#9d225c"),
    TileColor(name: "grayBlue", from: "#5a6d80", to: "#485969"),
    TileColor(name: "grayGreen", from: "#5b7163", to: "#495c50"),
    TileColor(name: "grayBrown", from: "#7a6a5c", to: "#62554a"),
    // The color that the system shows if the app states none is unverified.
    TileColor(name: "default", from: "#5b6270", to: "#474d59"),
  ]
}
