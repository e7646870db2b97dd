import IntentLocalization
import IntentReports

/// The page as bytes of one HTML document. The same input gives the same bytes.
func renderPreview(_ input: PreviewInput) -> [UInt8] {
  Array(PreviewPage(input).document.html.utf8)
}

/// The page: its head, the table of contents, and its apps one after the other.
private struct PreviewPage {
  private let input: PreviewInput
  private let languages: [String]
  /// The number of languages beyond the limit.
  private let omittedLanguages: Int
  private let apps: [AppMarkup]
  private let isSingle: Bool

  init(_ input: PreviewInput) {
    var input = input
    Self.distinguish(&input.apps)
    if var comparison = input.comparison {
      Self.distinguish(&comparison.apps)
      input.comparison = comparison
    }
    self.input = input
    let all = input.apps + (input.comparison?.apps ?? [])
    let found = all.flatMap(\.translations.languages).uniqued, languages = Array(found.prefix(AppLanguages.limit))
    self.languages = languages
    omittedLanguages = found.count - languages.count
    isSingle = input.apps.count == 1
    let level = isSingle ? 2 : 3
    var names: Set<String> = ["main", "search", "contents", "changes", "unchanged"]
    var before = input.comparison?.apps ?? []
    apps = input.apps.map { app in
      let view = AppView(app, prefix: "", languages: languages, names: &names)
      // Apps with equal headings are compared. If each version has only one app, they are compared even if the heading changed.
      let index =
        before.firstIndex { $0.heading == app.heading }
        ?? (input.apps.count == 1 && before.count == 1 ? 0 : nil)
      let old = index.map {
        AppView(
          before.remove(at: $0), prefix: Card.prefixOfOld, languages: languages,
          newNames: input.comparison?.newNames ?? [:], names: &names)
      }
      let markup = AppMarkup(view, before: old, isCompared: input.comparison != nil, level: level)
      names.formUnion(view.usedAnchors)
      names.formUnion(old?.usedAnchors ?? [])
      return markup
    }
  }

  var document: Markup {
    let style = Stylesheet.text(languages: languages)
    let policy =
      "default-src 'none'; style-src \(SHA256.policySource(of: style)); script-src \(Script.policySource); "
      + "img-src data:; base-uri 'none'; form-action 'none'"
    let head = element(
      "head", [:], element("meta", ["charset": "utf-8"]),
      element("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
      element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      element("meta", ["name": "color-scheme", "content": "light dark"]),
      element("meta", ["name": "referrer", "content": "no-referrer"]),
      element("title", [:], Markup("\(input.title): App Intents")),
      element("link", ["rel": "icon", "href": "data:,"]),
      .raw("style", constant: style))
    let body = element(
      "body", [:],
      element(
        "svg", ["class": "vh", "aria-hidden": "true"], element("defs", [:], GraphDrawing.marks)),
      element("a", ["class": "skip", "href": "#main"], "Skip to the content"), languageRadios, header, bar,
      element("div", ["class": "layout"], contents, element("main", ["id": "main"], linked(main))),
      footer,
      .raw("script", constant: Script.text))
    return .doctype + element("html", ["lang": "en"], head, body)
  }

  /// Makes the headings of apps with equal names show their kinds. Apps for several platforms can have the same name.
  private static func distinguish(_ apps: inout [PreviewApp]) {
    let counts = Dictionary(apps.map { ($0.name, 1) }, uniquingKeysWith: +)
    for index in apps.indices where counts[apps[index].name, default: 0] > 1 {
      apps[index].showsKind = true
    }
  }

  // MARK: Frame

  private var header: Markup {
    element(
      "header", ["class": "top"],
      element(
        "div", [:], element("p", ["class": "eyebrow"], "App Intents preview"),
        element("h1", [:], Markup(input.title)),
        input.comparison.map { element("p", ["class": "meta"], Markup("compared with \($0.name)")) } ?? Markup()))
  }

  /// The bar with the search and the languages, which stays at the top of the window.
  private var bar: Markup {
    apps.isEmpty
      ? Markup()
      : element(
        "section", ["class": "bar", "aria-label": "Search and languages"],
        element("div", [:], search, languageChoice, findingCount))
  }

  /// A link to the findings of the first app that has a finding of the worst severity.
  private var findingCount: Markup {
    let entries = apps.flatMap(\.contents).filter { $0.worst != nil }, worst = entries.compactMap(\.worst).max()
    guard let worst, let first = entries.first(where: { $0.worst == worst }) else { return Markup() }
    return element("a", ["class": "chip", "href": "#\(first.id)"], worst.badge(entries.map(\.count).reduce(0, +)))
  }

  /// The search, which needs the script. It is hidden until the script shows it.
  private var search: Markup {
    element(
      "div", ["role": "search", "hidden": "", "id": "search"],
      element(
        "label", [:], hidden("Search"),
        element(
          "input",
          [
            "type": "search", "autocomplete": "off", "aria-keyshortcuts": "/",
            "placeholder": "Search actions, phrases and types (press /)",
          ])
      ),
      element(
        "label", ["class": "check"], element("input", ["type": "checkbox"]), " ",
        element("span", [:], "With findings only")),
      element("p", ["class": "quiet", "role": "status"]))
  }

  /// The names of the source's language and of the others, as the controls that choose a language show them.
  private var languageNames: [String] {
    let source = input.apps.lazy.compactMap(\.translations.sourceLanguage).first
    return [source.map { "Source (\($0))" } ?? "Source"] + languages.map(LanguageName.shown)
  }

  /// Radio buttons in front of everything that has texts, so that a rule of the style sheet finds the chosen one without a
  /// search from the root. In a section, because screen readers go from one landmark to the next.
  private var languageRadios: Markup {
    guard !languages.isEmpty else { return Markup() }
    let radios = languageNames.enumerated().map { index, name in
      element(
        "input",
        [
          "type": "radio", "class": "vh", "name": "language", "id": "lang_\(index)",
          "aria-label": name, "checked": index == 0 ? "" : nil,
        ])
    }
    return element("section", ["class": "chosen vh", "aria-label": "Language"], radios.joined())
  }

  /// The largest number of languages, with that of the source, that are shown side by side. More are in a menu.
  private static let openLanguages = 6

  private var languageChoice: Markup {
    guard !languages.isEmpty else { return Markup() }
    let names = languageNames
    let labels = names.enumerated().map { index, name in
      let missing = index == 0 ? 0 : input.apps.map { $0.translations.missing[languages[index - 1]] ?? 0 }.reduce(0, +)
      return element(
        "label", ["for": "lang_\(index)"],
        element("span", ["lang": index == 0 ? nil : languages[index - 1]], Markup(name)),
        missing == 0 ? Markup() : element("span", ["class": "missing"], Markup(" \(missing) missing")))
    }
    if names.count <= Self.openLanguages { return element("div", ["class": "languages"], labels.joined()) }
    // The name of the chosen language is a text in that language.
    let chosen = names.enumerated().map { index, name in
      element(
        "i", ["class": index == 0 ? "l0" : nil, "lang": index == 0 ? nil : languages[index - 1]], Markup(name))
    }
    return element(
      "details", ["class": "languages menu"], element("summary", [:], "Language: ", chosen.joined()),
      element(
        "div", ["role": "group", "aria-label": "Languages", "tabindex": "0"], labels.joined(),
        omittedLanguages == 0 ? Markup() : element("span", ["class": "quiet"], Markup("\(omittedLanguages) more"))))
  }

  private var contents: Markup {
    var body = Markup()
    if input.comparison != nil {
      let count = element("span", ["class": "count"], Markup("\(input.comparison?.changes.count ?? 0)"))
      body += element("ul", [:], element("li", [:], element("a", ["href": "#changes"], "Changes", " ", count)))
    }
    for app in apps {
      if !isSingle {
        body += element(
          "p", ["class": "app-name"], element("a", ["href": "#\(app.id)"], Markup(app.name)))
      }
      body += element("ul", [:], app.contents.map(item).joined())
    }
    return body.isEmpty ? body : element("nav", ["class": "contents", "aria-label": "Contents"], body)
  }

  /// A section in the table of contents, with the names of its cards.
  private func item(_ entry: AppMarkup.Entry) -> Markup {
    let count =
      entry.worst.map { $0.badge(entry.count) }
      ?? element(
        "span", ["class": "count"], Markup("\(entry.count)" + (entry.changes.isEmpty ? "" : " (\(entry.changes))")))
    var body = element("a", ["href": "#\(entry.id)"], Markup(entry.title), " ", count)
    if entry.names.count > 1 {
      let names = entry.names.map { element("li", [:], element("a", ["href": "#\($0.anchor)"], $0.title)) }
      let first = apps[0].contents.first { $0.names.count > 1 }?.id
      body += element(
        "details", ["class": "names", "open": entry.id == first ? "" : nil],
        element("summary", [:], hidden("Names in \(entry.title)")),
        element("ul", [:], names.joined()))
    }
    return element("li", [:], body)
  }

  private var footer: Markup {
    element(
      "footer", ["class": "bottom"],
      element(
        "p", [:],
        Markup(
          "Made from Swift source by IntentScan. The drawings are neutral: symbols and the app’s icon are not part of the "
            + "page, and the system may show texts in another way.")
      ))
  }

  // MARK: Content

  /// Corrects links from cards of the old version to unchanged cards, of which the page has only the new version. Links to other
  /// cards that the page lacks lead to its main part.
  private func linked(_ main: Markup) -> Markup {
    guard input.comparison != nil else { return main }
    let ids = main.ids.union(GraphDrawing.marks.ids)
    return main.retargeted { id in
      if ids.contains(id) { return id }
      let new = id.hasPrefix(Card.prefixOfOld) ? String(id.dropFirst(Card.prefixOfOld.count)) : id
      return ids.contains(new) ? new : "main"
    }
  }

  /// The kind of the app, unless the heading has it, the number of cards in each section, and the folder that locations are
  /// relative to.
  private func lead(_ app: PreviewApp, _ markup: AppMarkup) -> Markup {
    var parts: [Markup] = []
    if let kind = app.kind, !app.heading.hasSuffix("(\(kind))") { parts.append(Markup(kind.firstUppercased)) }
    parts += markup.contents.compactMap { entry in
      entry.words.map { element("a", ["href": "#\(entry.id)"], Markup($0)) }
    }
    let folder = AppView.commonFolder(app)
    if !folder.isEmpty { parts.append("in " + element("code", [:], Markup(folder))) }
    return element("p", ["class": "lead"], parts.joined(" · "))
  }

  /// The entries that a table has for all apps. For equal keys, the value of the first app is used.
  private func merged<Value>(_ table: (AppMarkup) -> [String: Value]) -> [String: Value] {
    apps.map(table).reduce([:]) { $0.merging($1) { first, _ in first } }
  }

  private var main: Markup {
    var body = Markup()
    if let comparison = input.comparison {
      body += ChangeList(comparison: comparison, anchors: merged(\.anchorsByName), titles: merged(\.titles)).markup
      let same = apps.reduce(0) { $0 + $1.same }
      body += element(
        "p", ["class": "unchanged"],
        element(
          "label", ["class": "check"], element("input", ["type": "checkbox", "id": "unchanged"]),
          " ",
          element("span", [:], Markup("Show \(counted(same, "declaration")) without changes"))))
    }
    if apps.isEmpty {
      body += firstIntent(input.nothing)
    }
    for (app, markup) in zip(input.apps, apps) {
      if isSingle {
        body += lead(app, markup) + markup.body
      } else {
        body += element(
          "section",
          ["class": "app-section", "id": markup.id, "aria-labelledby": "\(markup.id)_t"],
          element("h2", ["id": "\(markup.id)_t"], Markup(app.heading)),
          lead(app, markup), markup.body)
      }
    }
    return body
  }
}

/// The page of an app without App Intents: what was read, what to do, and the source of a first one.
private func firstIntent(_ facts: [String]) -> Markup {
  let source = #"""
    import AppIntents

    struct OpenShelf: AppIntent {
      static let title: LocalizedStringResource = "Open Shelf"
      static let description = IntentDescription("Opens the shelf with your books.")

      func perform() async throws -> some IntentResult {
        .result()
      }
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: OpenShelf(),
          phrases: ["Open my shelf in \(.applicationName)"],
          shortTitle: "Open Shelf",
          systemImageName: "books.vertical")
      }
    }
    """#
  let items = facts.dropFirst().map { element("li", [:], Markup($0.firstUppercased + ".")) }
  return element(
    "section", ["class": "card nothing", "aria-labelledby": "nothing"],
    element("h2", ["id": "nothing"], Markup((facts.first ?? "").firstUppercased)),
    items.isEmpty ? Markup() : element("ul", [:], items.joined()),
    element("h3", [:], "A first App Intent"),
    element(
      "p", [:],
      "The intent is an action of the Shortcuts app, which Spotlight finds. The App Shortcut gives Siri its phrase."),
    element("pre", ["tabindex": "0"], element("code", [:], Markup(source))))
}

/// The changes since the old version, the most harmful first.
struct ChangeList {
  let comparison: PreviewComparison
  /// The ids of the cards of declarations, by the names of their types.
  let anchors: [String: String]
  /// The titles of cards, by their ids.
  let titles: [String: Markup]

  private static let levels = [
    ("breaking", "Breaks saved shortcuts or phrases"), ("dangerous", "Can stop working"),
    ("info", "Visible, and nothing stops working"),
  ]

  /// The largest number of changes of one level that are open at first, if there are changes of other levels. More are closed, so
  /// that the changed cards are near the top.
  private static let openLimit = 12

  var markup: Markup {
    var body = element("h2", ["id": "changes_t"], Markup("Changes since \(comparison.name)"))
    if let commit = comparison.commit { body += element("p", ["class": "lead"], Markup(commit)) }
    body += element(
      "p", ["class": "quiet"], "Below, words that the other version lacks are ", element("mark", [:], "marked"), ".")
    if comparison.changes.isEmpty {
      body += element("p", ["class": "empty"], "Nothing changed that people notice.")
    }
    // The changes in a file that belongs to several apps are listed once.
    let changes = comparison.changes.uniqued {
      "\($0.rule) \($0.message) \($0.location.path) \($0.location.start.line)"
    }
    for (level, title) in Self.levels {
      let found = changes.filter { $0.impact?.level == level }
      guard let severity = found.first?.severity else { continue }
      let heading =
        severity.badge(found.count, "change") + " " + element("span", ["class": "severity"], Markup(level)) + " "
        + element("span", [:], Markup(title))
      let limit = found.count == changes.count ? .max : Self.openLimit
      body += rowGroup(heading, severity, Markup(), found.rows.map(item), openLimit: limit)
    }
    return element("section", ["id": "changes", "aria-labelledby": "changes_t"], body)
  }

  private func item(_ row: Report.Row) -> Markup {
    let change = row.entry, version = change.impact?.version == .old ? " (before)" : ""
    let others = row.others.map { link($0) + Markup($0.symbol.contains("/") ? " (\($0.name))" : "") }
    return element(
      "li", [:], link(change), " ", Markup(change.message.firstUppercased),
      others.isEmpty ? Markup() : "; the same applies to " + others.joined(", "), " ",
      element("code", ["class": "rule"], Markup(change.rule)), " ",
      element("span", ["class": "location"], Markup("\(change.location.file):\(change.location.start.line)\(version)")))
  }

  /// The title of the card of the changed type, as a link; the name of the type if the page has no such card.
  private func link(_ change: Report.Entry) -> Markup {
    let name = change.symbol.nameOfType ?? ""
    return anchors[name].map { element("a", ["href": "#\($0)"], titles[$0] ?? Markup(name)) } ?? Markup(name)
  }
}
