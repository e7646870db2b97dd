import IntentLocalization
import IntentModel
import SourceScan

/// A section of an app: cards of one kind.
struct Section {
  var id: String
  var title: String
  /// The nouns for one card and for several: `action`, `actions`.
  var nouns: (one: String, several: String)
  /// The number in the table of contents and the overview.
  var count: Int
  var introduction = Markup()
  var groups: [Group] = []
  /// The name of the cards that an app may lack, and the text that the page then has about them.
  var empty: (lacks: String, text: Markup)
  /// Whether many cards of it are shown as rows.
  var mayFold = true
  /// Content that is not cards.
  var content = Markup()

  struct Group {
    /// The title of the group; nil if it is the only one.
    var title: Markup?
    var cards: [Card]
  }
}

extension AppView {
  /// An App Shortcut with the id of its card.
  struct ListedShortcut {
    var provider: ShortcutsProvider
    var shortcut: Constant<AppShortcut>
    var conditions: [String]
    var anchor: String
  }

  func listedShortcuts() -> [ListedShortcut] {
    providers.flatMap { provider in
      shortcuts(of: provider).map { each in
        let name = each.shortcut.known?.intent.known?.name ?? "unreadable"
        return ListedShortcut(
          provider: provider, shortcut: each.shortcut, conditions: each.conditions,
          anchor: newAnchor("shortcut-\(name)"))
      }
    }
  }

  /// The cards of the app in sections, without the graph and the findings.
  func sections(_ listed: [ListedShortcut]) -> [Section] {
    let known = listed.compactMap { each in
      each.shortcut.known.map { (shortcut: $0, anchor: each.anchor) }
    }
    let uses = Uses(self, shortcuts: known)
    // App Shortcuts come first, so that their findings are shown there and not at their provider.
    let shortcuts = shortcutSection(listed)
    return [actionSection(uses), shortcuts, entitySection(uses), enumSection(uses)]
  }

  private func actionSection(_ uses: Uses) -> Section {
    let cards = intents.map { (intent: $0, card: card($0, usedBy: uses)) }
    var groups: [Section.Group] = []
    func add(_ title: Markup, _ found: [(intent: Intent, card: Card)]?) {
      guard let found, !found.isEmpty else { return }
      groups.append(Section.Group(title: title, cards: found.map(\.card)))
    }
    func category(_ intent: Intent) -> LocalizedText? {
      intent.description.known.first?.categoryName?.known
    }
    func isAction(_ intent: Intent) -> Bool {
      intent.isDiscoverable.only != false && !intent.isConfiguration
    }
    let named = intents.filter(isAction).compactMap(category)
    let categories = Dictionary(named.map { ($0.key, $0) }) { first, _ in first }.sorted {
      $0.key < $1.key
    }
    let actions = Dictionary(grouping: cards.filter { isAction($0.intent) }) { category($0.intent)?.key }
    for (key, name) in categories { add(shown(name), actions[key]) }
    add(categories.isEmpty ? "Actions" : "Without a category", actions[nil])
    add("Configurations of widgets and controls", cards.filter(\.intent.isConfiguration))
    add("Not in the list of actions", cards.filter { !isAction($0.intent) && !$0.intent.isConfiguration })
    if groups.count == 1, categories.isEmpty {
      groups[0].title = groups[0].title == "Actions" ? nil : groups[0].title
    }
    return Section(
      id: newAnchor("actions"), title: "Shortcuts actions", nouns: ("action", "actions"), count: intents.count,
      groups: groups,
      empty: (
        "No actions",
        "the Shortcuts app has none of this app. A type that conforms to " + code("AppIntent") + " adds one."
      ))
  }

  private func entitySection(_ uses: Uses) -> Section {
    let groups = [
      ("Entities", entities.map { card($0, uses) }), ("Queries", queries.map { card($0) }),
      ("Providers of options", optionsProviders.map { card($0) }),
    ].filter { !$0.1.isEmpty }
    return Section(
      id: newAnchor("entities"), title: "Entities and queries", nouns: ("entity or query", "entities and queries"),
      count: entities.count + queries.count + optionsProviders.count,
      groups: groups.map { Section.Group(title: Markup($0.0), cards: $0.1) },
      empty: (
        "No entities",
        "actions take and return only plain values. A type that conforms to " + code("AppEntity") + " adds one."
      ))
  }

  private func enumSection(_ uses: Uses) -> Section {
    let cards = enums.map { card($0, uses) }
    let others = unions.map { card($0, uses) }
    var groups =
      cards.isEmpty ? [] : [Section.Group(title: others.isEmpty ? nil : "Enums", cards: cards)]
    if !others.isEmpty { groups.append(Section.Group(title: "Unions", cards: others)) }
    return Section(
      id: newAnchor("enums"), title: "Choices", nouns: ("type with choices", "types with choices"),
      count: cards.count + others.count, groups: groups,
      empty: (
        "No choices",
        "no parameter has a fixed list of them. An enum that conforms to " + code("AppEnum") + " adds one."
      ))
  }

  private func code(_ name: String) -> Markup { element("code", [:], Markup(name)) }

  // MARK: App Shortcuts

  /// Limits of the framework (WWDC22 10170, WWDC23 10102).
  private static let shortcutLimit = 10, phraseLimit = 1000

  private func shortcutSection(_ listed: [ListedShortcut]) -> Section {
    let cards = listed.map { each in
      switch each.shortcut {
      case .known(let shortcut):
        card(shortcut, of: each.provider, each.conditions, anchor: each.anchor)
      case .unreadable(let unreadable):
        Card(
          key: "shortcut \(newName(of: each.provider.type, "shortcuts")) \(unreadable.text)",
          anchor: each.anchor,
          style: "shortcut",
          title: "App Shortcut that could not be read",
          subtitle: Markup(), location: locationMarkup(unreadable.place),
          main: [Card.Part("unreadable", element("p", [:], self.unreadable(unreadable)))])
      }
    }
    var section = Section(
      id: newAnchor("siri"), title: "Siri and Spotlight", nouns: ("App Shortcut", "App Shortcuts"), count: listed.count,
      groups: cards.isEmpty ? [] : [Section.Group(title: nil, cards: cards)],
      empty: (
        "No App Shortcuts",
        "Siri and Spotlight offer nothing of this app until people build a shortcut. A type that conforms to "
          + code("AppShortcutsProvider") + " adds them."
      ))
    section.mayFold = false
    guard !listed.isEmpty else { return section }
    section.introduction = budget(listed)
    for provider in providers { section.content += notes(on: provider) }
    return section
  }

  private func budget(_ listed: [ListedShortcut]) -> Markup {
    let phrases = listed.compactMap(\.shortcut.known).map { shortcut in
      let intent = intent(shortcut.intent.known)
      return (shortcut.phrases.known ?? []).map { count($0, intent) }.sum()
    }.sum()
    return element(
      "div", ["class": "budgets"],
      bar("App Shortcuts", SentenceCount(listed.count), of: Self.shortcutLimit, note: ""),
      bar(
        "Phrases", phrases, of: Self.phraseLimit,
        note: "Values of entities count too, but are known only at run time."
      ))
  }

  private func bar(_ name: String, _ count: SentenceCount, of limit: Int, note: String) -> Markup {
    let share = min(count.value * 200 / limit, 200)
    return element(
      "p", ["class": count.value > limit ? "budget over" : "budget"],
      element("strong", [:], Markup(name)), " ", Markup("\(count) of \(limit.grouped)"),
      element(
        "svg", ["viewBox": "0 0 200 6", "preserveAspectRatio": "none", "aria-hidden": "true"],
        element("rect", ["class": "track", "width": "200", "height": "6", "rx": "3"]),
        element("rect", ["class": "fill", "width": "\(max(share, 2))", "height": "6", "rx": "3"])),
      note.isEmpty ? Markup() : element("span", ["class": "quiet"], Markup(note)))
  }

  /// The facts that a provider states in addition to its App Shortcuts.
  private func notes(on provider: ShortcutsProvider) -> Markup {
    var body = Markup()
    if let phrases = shown(
      provider.negativePhrases,
      {
        element(
          "ul", ["class": "phrases"],
          $0.map { element("li", [:], shown($0, in: NeededString.phraseTable)) }.joined())
      })
    {
      body +=
        element(
          "p", ["class": "quiet"], "Phrases that Siri does not answer with these App Shortcuts:")
        + phrases
    }
    let found = findings(
      in: Place(provider.type.place.file, provider.type.span),
      anchor: anchor(of: provider.type, "shortcuts"))
    if !found.items.isEmpty { body += element("ul", ["class": "findings"], found.items.joined()) }
    let color = shown(provider.shortcutTileColor) { element("code", [:], Markup($0)) }
    return element(
      "div", ["class": "card provider", "id": anchor(of: provider.type, "shortcuts")],
      element(
        "p", ["class": "meta"], element("code", [:], Markup(provider.type.qualifiedName)), " ",
        color.map { "Tile color " + $0 + " " } ?? "No tile color. ",
        locationMarkup(provider.type.place)),
      body)
  }
}

extension Intent {
  /// Whether it is the form of a widget or a control, and not an action.
  var isConfiguration: Bool {
    type.conformances.contains { $0 == "WidgetConfigurationIntent" || $0 == "ControlConfigurationIntent" }
  }
}

extension Int {
  /// The number with a comma after the thousands: `1,000`.
  var grouped: String {
    let digits = String(self)
    guard digits.count > 3 else { return digits }
    return digits.dropLast(3) + "," + digits.suffix(3)
  }
}
