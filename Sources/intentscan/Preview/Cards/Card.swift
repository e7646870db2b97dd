import IntentReports

/// One declaration that the page shows, in parts that can be compared with those of another version.
struct Card: Sendable {
  /// A part that is marked if the other version lacks it or has it differently.
  struct Part: Sendable {
    var key: String
    var body: Markup
    /// Whether the part follows from other declarations: a difference in it does not count as a change of this card.
    var isDerived = false

    init(_ key: String, _ body: Markup, isDerived: Bool = false) {
      self.key = key
      self.body = body
      self.isDerived = isDerived
    }
  }

  /// Parts below a heading of their own.
  struct List: Sendable {
    var title: String
    var parts: [Part]
  }

  /// The findings in a declaration.
  struct Findings: Sendable {
    var items: [Markup] = []
    var worst: Severity?
  }

  enum Status: String, Sendable { case same, changed, added, removed }

  /// The name of the card in both versions: the kind and the qualified name.
  var key: String
  /// The id of its element.
  var anchor: String
  /// The class of its element, such as `action` or `entity`.
  var style: String
  var title: Markup
  /// The text below the title: the name of the type, or the intent that an App Shortcut runs.
  var subtitle: Markup
  /// The text after the subtitle: kinds, conditions and availability.
  var remarks = Markup()
  /// The location, after the remarks. Not compared.
  var location = Markup()
  /// The parts that show what people see, such as the editor of an action.
  var main: [Part] = []
  /// Further names and values that the developer stated.
  var facts: [Part] = []
  var lists: [List] = []
  /// The text that a closed row shows in place of the rest of the card: the titles of the parameters.
  var peek = Markup()
  var findings = Findings()

  /// The parts that two versions are compared by.
  var parts: [Part] {
    ([Part("title", title), Part(Self.name, subtitle), Part(Self.remarks, remarks)] + main + facts
      + lists.flatMap(\.parts)).filter { !$0.isDerived }.map {
        part in
        Part(part.key, part.body.withoutPrefix(Self.prefixOfOld))
      }
  }

  private static let name = "subtitle", remarks = "remarks"

  /// The words for the key of a part: `Title` for `title`.
  static func words(for key: String) -> String {
    key.hasPrefix("property ")
      ? String(key.dropFirst("property ".count)) : key == "editor" ? "summary" : key.firstUppercased
  }

  /// The prefix of the old version's element ids.
  static let prefixOfOld = "old-"

  /// The difference of this card from the old version's; `other` is nil if the old version lacks it.
  func status(since other: Card?) -> Status {
    guard let other else { return .added }
    let old = other.parts
    let isSame =
      parts.count == old.count && zip(parts, old).allSatisfy { $0.key == $1.key && $0.body.isShown(like: $1.body) }
    return isSame ? .same : .changed
  }
}

extension Card {
  /// The element of the card. `changed` are the keys of the parts that differ from the other version in the source's language, and
  /// `other` has the other version's parts by key. A folded card is a row that opens.
  func article(
    level: Int, status: Status? = nil, label: String? = nil, changed: Set<String> = [],
    from other: [String: Markup] = [:],
    isFolded: Bool = false
  ) -> Markup {
    func words(_ part: Part) -> Markup {
      other[part.key].map { part.body.marked(against: $0, prefix: Self.prefixOfOld) } ?? part.body
    }
    func marked(_ part: Part, as name: String = "div") -> Markup {
      let isChanged = changed.contains(part.key)
      if !isChanged, name == "div" { return part.body }
      return element(
        name, ["class": isChanged ? "mark" : nil], isChanged ? hidden("Changed: ") : Markup(), words(part))
    }
    func row(_ part: Part) -> Markup {
      let isChanged = changed.contains(part.key)
      let isDescription = part.key == Self.description
      return element(
        "div", ["class": isChanged ? "mark" : isDescription ? "description" : nil],
        element(
          "dt", ["class": isDescription ? "vh" : nil],
          Markup(isChanged ? "\(part.key) (changed)" : part.key)),
        element("dd", [:], words(part)))
    }
    func phrase(_ key: String, _ body: Markup) -> Markup? {
      if body.isEmpty { return nil }
      return (changed.contains(key) ? hidden("Changed: ") : Markup()) + words(Part(key, body))
    }
    let line = [phrase(Self.name, subtitle), phrase(Self.remarks, remarks), phrase("location", location)]
    let badge =
      label.map { element("span", ["class": "badge \(status?.rawValue ?? "same")"], Markup($0)) + " " } ?? Markup()
    let heading = element(
      "h\(level)", ["id": "\(anchor)-t"], badge,
      phrase("title", title) ?? Markup())
    let subheading = element("p", [:], line.compactMap(\.self).joined(" "))
    let left = main.map { marked($0) }.joined()
    let right =
      facts.isEmpty
      ? Markup() : element("dl", [:], facts.map(row).joined())
    var body = element("div", ["class": "cols"], element("div", [:], left), right)
    for list in lists where !list.parts.isEmpty {
      body += element("h\(level + 1)", [:], Markup(list.title))
      body += element("ul", ["class": "items"], list.parts.map { marked($0, as: "li") }.joined())
    }
    if !findings.items.isEmpty { body += element("ul", ["class": "findings"], findings.items.joined()) }
    let attributes: KeyValuePairs<String, String?> = [
      "class": isFolded ? "card row \(style)" : "card \(style)", "id": anchor, "aria-labelledby": "\(anchor)-t",
    ]
    guard isFolded else {
      return element("article", attributes, element("header", [:], heading, subheading), body)
    }
    let row =
      element("span", ["class": "peek"], peek) + (findings.worst.map { $0.badge(findings.items.count) } ?? Markup())
    return element(
      "article", attributes,
      element("details", [:], element("summary", [:], heading, row), element("header", [:], subheading), body))
  }

  /// The key of the description, whose name only screen readers read.
  static let description = "Description"
}

extension [Card.Part] {
  /// Adds a part, if its body is known.
  mutating func add(_ key: String, _ body: Markup?) {
    if let body { append(Card.Part(key, body)) }
  }
}

extension Severity {
  /// The number of findings, with a shape and a color for this severity, which is the worst of them.
  func badge(_ count: Int, _ noun: String = "finding") -> Markup {
    let shape: Markup = self == .error ? "●" : self == .warning ? "▲" : "○"
    return element(
      "span", ["class": "worst \(rawValue)"], element("span", ["aria-hidden": "true"], shape), Markup(" \(count)"),
      hidden(count == 1 ? " \(noun)" : " \(noun)s"))
  }
}
