import IntentModel
import IntentReports
import SourceScan

/// An app of the page: its sections as elements, and what the table of contents says about it.
struct AppMarkup {
  struct Entry {
    var id: String
    var title: String
    var count: Int
  }

  var id: String
  var name: String
  var body: Markup
  var contents: [Entry]
  var phrases = 0
  /// How many cards differ from the version before.
  var differing = 0
  var same = 0

  /// `old` is the same app in the version before, with its sections.
  init(_ view: AppView, before old: AppView?, isCompared: Bool, level: Int) {
    let listed = view.listedShortcuts()
    let sections = view.sections(listed)
    let oldSections = old.map { $0.sections($0.listedShortcuts()) } ?? []
    let id = view.newAnchor("app-\(view.app.name)")
    self.id = id
    // Several apps have sections of the same titles, which their names tell apart.
    let owner = level > 2 ? "\(id)_t" : nil
    name = view.app.heading
    contents = []
    var parts = Markup()
    var statuses: [String: Card.Status] = [:]
    for (index, section) in sections.enumerated() {
      let pairs = Self.paired(
        section, oldSections.indices.contains(index) ? oldSections[index] : nil)
      if isCompared {
        for pair in pairs.flatMap(\.pairs) {
          if let card = pair.new { statuses[card.anchor] = pair.status }
          if pair.status == .same { same += 1 } else { differing += 1 }
        }
      }
      contents.append(Entry(id: section.id, title: section.title, count: section.count))
      parts += Self.element(section, pairs, isCompared: isCompared, level: level, of: owner)
    }
    let known = listed.compactMap { each in
      each.shortcut.known.map { (shortcut: $0, anchor: each.anchor) }
    }
    let graph = Graph(view, shortcuts: known, statuses: statuses)
    let graphID = view.newAnchor("graph")
    contents.append(Entry(id: graphID, title: "Graph", count: graph.nodes.count))
    parts += Self.section(graphID, "Graph", level, of: owner, GraphDrawing(graph).markup)
    let findings = FindingList(view)
    let findingsID = view.newAnchor("findings")
    contents.append(Entry(id: findingsID, title: "Findings", count: findings.count))
    parts += Self.section(findingsID, "Findings", level, of: owner, findings.markup(level: level + 1))
    body = parts
  }

  /// `owner` is the id of the heading of its app.
  private static func section(
    _ id: String, _ title: String, _ level: Int, of owner: String?, _ body: Markup
  ) -> Markup {
    IntentPreview.element(
      "section", ["id": id, "aria-labelledby": (owner.map { $0 + " " } ?? "") + "\(id)_t"],
      IntentPreview.element("h\(level)", ["id": "\(id)_t"], Markup(title)), body)
  }

  // MARK: Versions

  private struct Pair {
    var old: Card?
    var new: Card?

    var status: Card.Status { new.map { $0.status(since: old) } ?? .removed }
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

  private static func element(
    _ section: Section, _ groups: [(title: Markup?, pairs: [Pair])], isCompared: Bool, level: Int,
    of owner: String?
  ) -> Markup {
    var body = section.introduction
    if groups.isEmpty { body += IntentPreview.element("p", ["class": "empty"], section.empty) }
    for group in groups {
      let isSame = isCompared && group.pairs.allSatisfy { $0.status == .same }
      let cardLevel = group.title == nil ? level + 1 : level + 2
      var cards = Markup()
      if let title = group.title {
        cards += IntentPreview.element("h\(level + 1)", ["class": "group"], title)
      }
      for pair in group.pairs { cards += element(pair, isCompared: isCompared, level: cardLevel) }
      body += IntentPreview.element("div", ["class": isSame ? "cards same" : "cards"], cards)
    }
    return Self.section(section.id, section.title, level, of: owner, body + section.content)
  }

  private static func element(_ pair: Pair, isCompared: Bool, level: Int) -> Markup {
    guard isCompared else { return pair.new?.article(level: level) ?? Markup() }
    switch (pair.status, pair.old, pair.new) {
    case (.same, _, let card?):
      return IntentPreview.element("div", ["class": "same"], card.article(level: level))
    case (.added, _, let card?): return card.article(level: level, status: .added, label: "Added")
    case (.removed, let card?, _):
      return card.article(level: level, status: .removed, label: "Removed")
    case (_, let old?, let new?):
      let before = Dictionary(old.parts.map { ($0.key, $0.body) }) { first, _ in first }
      let after = Dictionary(new.parts.map { ($0.key, $0.body) }) { first, _ in first }
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      let languages = Self.languages(ofChanges: changed, before, after)
      let note = languages.isEmpty ? "" : ": translations to \(languages.joined(separator: ", "))"
      return IntentPreview.element(
        "div", ["class": "pair"],
        old.article(level: level, status: .changed, label: "Before\(note)", changed: changed),
        new.article(level: level, status: .changed, label: "After\(note)", changed: changed))
    default: return Markup()
    }
  }
}

extension AppMarkup {
  /// The languages whose texts differ, if nothing else does: what changed is then not visible in the source's language.
  private static func languages(
    ofChanges changed: Set<String>, _ before: [String: Markup], _ after: [String: Markup]
  ) -> [String] {
    var languages: Set<String> = []
    for key in changed {
      guard let old = before[key]?.byLanguage, let new = after[key]?.byLanguage,
        old.source == new.source
      else { return [] }
      languages.formUnion(
        Set(old.translations.keys).union(new.translations.keys).filter {
          old.translations[$0] != new.translations[$0]
        })
    }
    return languages.sorted()
  }
}

/// The findings of an app in a list, with links to the cards that show them, and the values that could not be read.
struct FindingList {
  private let view: AppView

  init(_ view: AppView) { self.view = view }

  /// The number that a report of the same app has.
  var count: Int { view.app.reported.count }

  private var unreadable: [FileDiagnostic] {
    view.app.bundle.diagnostics.filter { $0.diagnostic.id == Diagnostic.unreadableValue }
  }

  func markup(level: Int) -> Markup {
    guard count > 0 || !unreadable.isEmpty else {
      return element("p", ["class": "empty"], "The rules report nothing, and every value was read.")
    }
    var body = Markup()
    if count > 0 {
      let items = view.app.reported.map { view.item($0, link: view.anchor(of: $0)) }
      body += element("ul", ["class": "findings"], items.joined())
    }
    if !unreadable.isEmpty {
      body += element("h\(level)", [:], "Not readable")
      body += element(
        "p", ["class": "quiet"],
        "These values exist only at run time, or in a form that is not a compile-time constant. The page shows their source."
      )
      let items = unreadable.map { entry in
        (view.locationMarkup(Place(entry.file, entry.diagnostic.span)), entry.diagnostic.message)
      }
      body += element(
        "ul", ["class": "findings"],
        items.map { location, message in
          element(
            "li", ["class": "finding unreadable"], Markup(message.firstUppercased), " ",
            location)
        }.joined())
    }
    return body
  }
}
