import IntentModel
import IntentReports
import SourceScan

/// An app of the page: its sections as elements, and its entries in the table of contents.
struct AppMarkup {
  struct Entry {
    var id: String
    var title: String
    var count: Int
    /// The count in words, for the line below the name of the app: `5 actions`. Nil if the line omits the section.
    var words: String?
    /// The cards of the section; if versions are compared, only those that differ.
    var names: [(anchor: String, title: Markup)] = []
    /// The numbers of cards that were added, removed and changed: `+12 −2 ~7`.
    var changes = ""
    /// The highest severity of the findings, for the section that lists them; nil for other sections, and without findings.
    var worst: Severity?
  }

  var id: String
  var name: String
  var body = Markup()
  var contents: [Entry] = []
  /// The number of cards that are the same as in the old version.
  var same = 0
  /// The ids of the cards of types whose names are unique, by the names.
  var anchorsByName: [String: String] = [:]
  /// The titles of cards, by their ids.
  var titles: [String: Markup] = [:]
  private let isCompared: Bool
  /// The level of the headings of sections.
  private let level: Int
  /// The id of the heading of the app; nil if the page has only one app. Sections of several apps have equal titles, so the app's
  /// heading is part of their labels.
  private let owner: String?

  /// `old` is the same app in the version before, with its sections.
  init(_ view: AppView, before old: AppView?, isCompared: Bool, level: Int) {
    let listed = view.listedShortcuts()
    let sections = view.sections(listed)
    let oldSections = old.map { $0.sections($0.listedShortcuts()) } ?? []
    id = view.newAnchor("app-\(view.app.name)")
    name = view.app.heading
    self.isCompared = isCompared
    self.level = level
    owner = level > 2 ? "\(id)_t" : nil
    if let products = view.productList {
      add(Entry(id: view.newAnchor("products"), title: "What ships", count: products.count), products.markup)
    }
    var statuses: [String: Card.Status] = [:]
    var lacking: [Markup] = []
    for (index, section) in sections.enumerated() {
      let pairs = Self.paired(section, oldSections.indices.contains(index) ? oldSections[index] : nil)
      if pairs.isEmpty {
        lacking.append(
          element("li", [:], element("strong", [:], Markup(section.empty.lacks)), ": ", section.empty.text))
      } else {
        add(section, pairs, &statuses)
      }
    }
    anchorsByName = view.uniqueAnchors.merging(old?.uniqueAnchors ?? [:]) { new, _ in new }
    let known = listed.compactMap { each in
      each.shortcut.known.map { (shortcut: $0, anchor: each.anchor) }
    }
    let graph = Graph(view, shortcuts: known, statuses: statuses)
    if !graph.edges.isEmpty {
      add(
        Entry(id: view.newAnchor("graph"), title: "Graph", count: graph.nodes.count), GraphDrawing(graph).markup)
    }
    let cards = (sections + oldSections).flatMap(\.groups).flatMap(\.cards)
    // A very long title is not repeated in links: they have the name of the type instead.
    let linked = cards.map { ($0.anchor, $0.title.inSource) }.filter { $0.1.html.utf8.count < 2_000 }
    titles = Dictionary(linked) { first, _ in first }
    let findings = FindingList(view: view, titles: titles)
    add(
      Entry(
        id: view.newAnchor("findings"), title: "Findings", count: findings.count,
        words: findings.count > 0 ? counted(findings.count, "finding") : nil,
        worst: view.app.reported.map(\.severity).max()), findings.markup)
    if !lacking.isEmpty {
      add(
        Entry(id: view.newAnchor("lacking"), title: "Not in this app", count: lacking.count),
        element("ul", ["class": "lacking"], lacking.joined()))
    }
  }

  /// Adds a section to the page and to the table of contents.
  private mutating func add(_ entry: Entry, _ markup: Markup) {
    contents.append(entry)
    body += element(
      "section", ["id": entry.id, "aria-labelledby": (owner.map { $0 + " " } ?? "") + "\(entry.id)_t"],
      element("h\(level)", ["id": "\(entry.id)_t"], Markup(entry.title)), markup)
  }

  /// Adds a section with the cards of both versions, and the statuses of the cards to `statuses`.
  private mutating func add(
    _ section: Section, _ groups: [(title: Markup?, pairs: [Pair])], _ statuses: inout [String: Card.Status]
  ) {
    var entry = Entry(id: section.id, title: section.title, count: section.count)
    if entry.count > 0 { entry.words = counted(entry.count, section.nouns.one, section.nouns.several) }
    let all = groups.flatMap(\.pairs)
    let shown = isCompared ? all.filter { $0.status != .same } : all
    entry.names = shown.compactMap { $0.new ?? $0.old }.map { ($0.anchor, $0.title.inSource) }
    if isCompared {
      for pair in all {
        if let card = pair.new { statuses[card.anchor] = pair.status }
        if pair.status == .same { same += 1 }
      }
      entry.changes = Self.counts(all)
    }
    add(entry, section.introduction + markup(of: groups, mayFold: section.mayFold) + section.content)
  }

  // MARK: Versions

  private struct Pair {
    var old: Card?
    var new: Card?

    var status: Card.Status { new.map { $0.status(since: old) } ?? .removed }
  }

  private static func counts(_ pairs: [Pair]) -> String {
    let marks: [(Card.Status, String)] = [(.added, "+"), (.removed, "−"), (.changed, "~")]
    return marks.compactMap { status, mark in
      let count = pairs.count { $0.status == status }
      return count == 0 ? nil : "\(mark)\(count)"
    }.joined(separator: " ")
  }

  /// The cards of a section with those of the version before. What was removed comes last.
  private static func paired(_ new: Section, _ old: Section?) -> [(title: Markup?, pairs: [Pair])] {
    var rest: [String: [Card]] = [:]
    for card in old?.groups.flatMap(\.cards) ?? [] { rest[card.key, default: []].append(card) }
    var groups = new.groups.map { group in
      (
        title: group.title,
        pairs: group.cards.map { card -> Pair in
          guard let first = rest[card.key]?.first else { return Pair(old: nil, new: card) }
          rest[card.key]?.removeFirst()
          return Pair(old: first, new: card)
        }
      )
    }
    let left = Set(rest.values.flatMap(\.self).map(\.anchor))
    let removed = (old?.groups.flatMap(\.cards) ?? []).filter { left.contains($0.anchor) }
    if !removed.isEmpty {
      groups.append((title: "Removed", pairs: removed.map { Pair(old: $0, new: nil) }))
    }
    return groups
  }

  private func markup(of groups: [(title: Markup?, pairs: [Pair])], mayFold: Bool) -> Markup {
    var body = Markup()
    let isFolded = !isCompared && mayFold && groups.reduce(0) { $0 + $1.pairs.count } > Self.openLimit
    for group in groups {
      let isSame = isCompared && group.pairs.allSatisfy { $0.status == .same }
      let cardLevel = group.title == nil ? level + 1 : level + 2
      var cards = Markup()
      if let title = group.title {
        cards += element("h\(level + 1)", ["class": "group"], title)
      }
      for pair in group.pairs {
        cards +=
          isCompared
          ? Self.compared(pair, level: cardLevel)
          : pair.new?.article(level: cardLevel, isFolded: isFolded) ?? Markup()
      }
      body += element("div", ["class": isSame ? "cards same" : "cards"], cards)
    }
    return body
  }

  /// The largest number of cards in a section that are open. In a longer section, each card is a row that opens.
  private static let openLimit = 12

  private static func compared(_ pair: Pair, level: Int) -> Markup {
    switch (pair.status, pair.old, pair.new) {
    case (.same, _, let card?):
      return element("div", ["class": "same"], card.article(level: level))
    case (.added, _, let card?): return card.article(level: level, status: .added, label: "Added")
    case (.removed, let card?, _):
      return card.article(level: level, status: .removed, label: "Removed")
    case (_, let old?, let new?):
      let before = Dictionary(old.parts.map { ($0.key, $0.body) }) { first, _ in first }
      let after = Dictionary(new.parts.map { ($0.key, $0.body) }) { first, _ in first }
      let differing = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      if let texts = changedTexts(of: new, differing, before, after, level: level) { return texts }
      let changed = differing.filter { before[$0]?.inSource != after[$0]?.inSource }
      return element(
        "div", ["class": "pair"],
        old.article(level: level, status: .changed, label: "Before", changed: changed, from: after),
        new.article(level: level, status: .changed, label: "After", changed: changed, from: before))
    default: return Markup()
    }
  }
}

extension AppMarkup {
  /// A card for a declaration of which only translations differ, each on a line; nil if something else differs.
  private static func changedTexts(
    of card: Card, _ changed: Set<String>, _ before: [String: Markup], _ after: [String: Markup], level: Int
  ) -> Markup? {
    var rows: [(language: String, part: String, old: Markup?, new: Markup?)] = []
    for key in changed.sorted() {
      guard let old = before[key], let new = after[key], let texts = new.translations(changedFrom: old) else {
        return nil
      }
      rows += texts.map { ($0.language, Card.words(for: key), $0.old, $0.new) }
    }
    let languages = Set(rows.map(\.language)).sorted()
    let items = rows.sorted { ($0.language, $0.part) < ($1.language, $1.part) }.map { row in
      func text(_ name: String, _ text: Markup?) -> Markup {
        text.map { element(name, ["lang": row.language], $0) }
          ?? element("span", ["class": "quiet"], "as in the source")
      }
      return element(
        "div", [:], element("dt", [:], Markup("\(row.part), \(row.language)")),
        element("dd", [:], text("del", row.old), " → ", text("ins", row.new)))
    }
    return element(
      "article", ["class": "card texts", "id": card.anchor, "aria-labelledby": "\(card.anchor)-t"],
      element(
        "header", [:],
        element(
          "h\(level)", ["id": "\(card.anchor)-t"],
          element(
            "span", ["class": "badge changed"], Markup("Texts changed in \(languages.joined(separator: ", "))")),
          " ", card.title.inSource)),
      element("dl", [:], items.joined()))
  }
}

/// The findings of an app in a list, with links to the cards that show them, and the values that could not be read.
struct FindingList {
  let view: AppView
  /// The titles of cards, by their ids.
  let titles: [String: Markup]

  /// The number of findings, which equals that of a report about the same app.
  var count: Int { view.app.reported.count }

  /// The findings by severity and rule, those of the worst severity first.
  var groups: [[Finding]] {
    Dictionary(grouping: view.app.reported.enumerated()) { $0.element.rule }.values
      .map { $0.sorted { $0.offset < $1.offset } }
      .sorted { ($1[0].element.severity, $0[0].offset) < ($0[0].element.severity, $1[0].offset) }
      .map { $0.map(\.element) }
  }

  /// A rule with its findings.
  private func rows(of findings: [Finding]) -> Markup {
    let severity = findings.map(\.severity).max() ?? .note, rule = view.app.rules[findings[0].rule]
    let items = findings.map { finding -> Markup in
      let message = Markup(finding.message.firstUppercased)
      let link = view.anchor(of: finding).map { anchor in
        element("a", ["href": "#\(anchor)"], titles[anchor] ?? Markup(finding.symbol.nameOfType ?? "")) + " "
      }
      return element("li", [:], link ?? Markup(), message, " ", view.locationMarkup(finding.place))
    }
    let explanation = rule?.rationale.split(separator: "\n", maxSplits: 1).first.map {
      element("details", ["class": "why"], element("summary", [:], "Why"), element("p", [:], Markup(String($0))))
    }
    let heading =
      severity.badge(findings.count) + " " + element("span", ["class": "severity"], Markup(severity.rawValue)) + " "
      + element("span", [:], Markup((rule?.summary ?? "").firstUppercased)) + " "
      + element("code", [:], Markup(findings[0].rule))
    return rowGroup(heading, severity, explanation ?? Markup(), items)
  }

  private var unreadable: [FileDiagnostic] {
    view.app.bundle.diagnostics.filter { $0.diagnostic.id == Diagnostic.unreadableValue }
  }

  var markup: Markup {
    guard count > 0 || !unreadable.isEmpty else {
      return element("p", ["class": "empty"], "The rules report nothing, and every value was read.")
    }
    var body = Markup()
    for group in groups { body += rows(of: group) }
    if !unreadable.isEmpty {
      let items = unreadable.map { entry in
        element(
          "li", [:], Markup(entry.diagnostic.message.firstUppercased), " ",
          view.locationMarkup(Place(entry.file, entry.diagnostic.span)))
      }
      let count = counted(items.count, "value")
      let heading = element("span", [:], Markup("\(count) not readable: known only at run time, so shown as written"))
      body += rowGroup(heading, .note, Markup(), items)
    }
    return body
  }
}

/// A heading on a line, with rows below it. More than `openLimit` rows are closed at first.
func rowGroup(
  _ heading: Markup, _ severity: Severity, _ explanation: Markup, _ items: [Markup], openLimit: Int = 6
) -> Markup {
  element(
    "details", ["class": "rule \(severity.rawValue)", "open": items.count <= openLimit ? "" : nil],
    element("summary", [:], heading), explanation, element("ul", [:], items.joined()))
}
