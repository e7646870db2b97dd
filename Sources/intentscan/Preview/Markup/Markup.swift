import IntentReports

/// A piece of HTML that is well-formed by construction: text and attribute values are escaped when they are put in, and every
/// element that is opened is closed.
///
/// Names of elements and attributes are literals of this module. Nothing from source becomes one.
struct Markup: Equatable, Sendable {
  private(set) var html = ""

  init() {}

  private init(trusted html: String) { self.html = html }

  /// Text from anywhere, escaped. Characters that would control the display are spelled out.
  init(_ text: String) { html = Self.escaped(text) }

  var isEmpty: Bool { html.isEmpty }

  /// The markup with other targets of its links within the page. A quote in markup is always that of an attribute: in text it is
  /// escaped.
  func retargeted(_ target: (String) -> String) -> Markup {
    let start = "href=\"#", parts = html.split(atText: start)
    let links = parts.dropFirst().map { part in
      let id = part.prefix { $0 != "\"" }
      return start + target(String(id)) + part.dropFirst(id.count)
    }
    return Markup(trusted: parts[0] + links.joined())
  }

  /// The ids of the elements.
  var ids: Set<String> {
    Set(html.split(atText: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) })
  }

  /// The markup without a prefix of ids and of references to them.
  func withoutPrefix(_ prefix: String) -> Markup {
    var html = html
    for start in ["=\"#", "=\""] { html = html.replacing(text: start + prefix, with: start) }
    return Markup(trusted: html)
  }

  /// The tags and words, in order.
  private var pieces: [String] {
    var pieces: [String] = [], start = html.startIndex
    for index in html.indices {
      let isEnd = html[index] == ">" || html[index] == " " && html[start] != "<"
      let next = html.index(after: index)
      if isEnd || next < html.endIndex && html[next] == "<" {
        pieces.append(String(html[start..<next]))
        start = next
      }
    }
    return pieces + (start < html.endIndex ? [String(html[start...])] : [])
  }

  /// The largest number of pieces that are compared one by one.
  private static let comparedPieces = 1000

  /// The markup with a mark on each word that the other version lacks; unchanged if more than `comparedPieces` differ.
  func marked(against other: Markup, prefix: String) -> Markup {
    var pieces = pieces
    let new = withoutPrefix(prefix).pieces, old = other.withoutPrefix(prefix).pieces
    let start = zip(new, old).prefix { $0 == $1 }.count
    let end = min(zip(new.reversed(), old.reversed()).prefix { $0 == $1 }.count, min(new.count, old.count) - start)
    let changed = new[start..<new.count - end], replaced = old[start..<old.count - end]
    guard changed.count + replaced.count <= Self.comparedPieces else { return self }
    for offset in Self.added(in: Array(changed), since: Array(replaced)) {
      let piece = changed[start + offset]
      if piece.hasPrefix("<") || piece.allSatisfy(\.isWhitespace) { continue }
      pieces[start + offset] = "<mark>\(pieces[start + offset])</mark>"
    }
    return Markup(trusted: pieces.joined())
  }

  /// The offsets of the new pieces that are not in a longest common sequence. (`difference(from:)` requires macOS 10.15.)
  private static func added(in new: [String], since old: [String]) -> [Int] {
    // The lengths of the longest common sequences from two offsets on.
    var lengths = Array(repeating: Array(repeating: 0, count: old.count + 1), count: new.count + 1)
    for row in new.indices.reversed() {
      for column in old.indices.reversed() {
        lengths[row][column] =
          new[row] == old[column]
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var offsets: [Int] = [], row = 0, column = 0
    while row < new.count {
      if column < old.count, new[row] == old[column] {
        (row, column) = (row + 1, column + 1)
      } else if column < old.count, lengths[row][column + 1] > lengths[row + 1][column] {
        column += 1
      } else {
        offsets.append(row)
        row += 1
      }
    }
    return offsets
  }

  /// The markup in the source's language alone.
  var inSource: Markup {
    html.contains(text: "class=\"l0") || html.contains(text: "class=\"untranslated\"")
      ? Markup(trusted: byLanguage.source) : self
  }

  /// Whether people see the same in every language.
  func isShown(like other: Markup) -> Bool {
    self == other || translations(changedFrom: other)?.isEmpty ?? false
  }

  /// The old and the new texts of each language that differ; nil if something else differs.
  func translations(changedFrom old: Markup) -> [(language: String, old: Markup?, new: Markup?)]? {
    let before = old.byLanguage, after = byLanguage
    guard before.source == after.source else { return nil }
    let changed = Set(before.translations.keys).union(after.translations.keys).filter {
      before.translations[$0] != after.translations[$0]
    }
    return changed.sorted().map { language in
      var old = before.translations[language] ?? [], new = after.translations[language] ?? []
      if old.count == new.count {
        let differing = old.indices.filter { old[$0] != new[$0] }
        (old, new) = (differing.map { old[$0] }, differing.map { new[$0] })
      }
      func joined(_ texts: [String]) -> Markup? {
        texts.isEmpty ? nil : texts.map(Markup.init(trusted:)).joined(", ")
      }
      return (language, joined(old), joined(new))
    }
  }

  /// The markup of the source's language, and the texts of each other language, without the elements that choose between them.
  private var byLanguage: (source: String, translations: [String: [String]]) {
    var source = "", translations: [String: [String]] = [:]
    /// The elements that are open: the language of each, empty for the source, and whether its tags only choose a language.
    var open: [(language: String, isChoice: Bool)] = []
    func add(_ text: some StringProtocol) {
      let language = open.last?.language ?? ""
      if language.isEmpty {
        source += text
      } else if let last = translations[language]?.indices.last {
        translations[language]?[last] += text
      }
    }
    for (index, part) in html.split(atText: "<").enumerated() {
      guard index > 0, let end = part.firstIndex(of: ">") else {
        add(part)
        continue
      }
      let tag = part[...end]
      let text = part[part.index(after: end)...]
      if tag.hasPrefix("/") {
        let isChoice = open.last?.isChoice ?? false
        if !isChoice { add("<" + tag) }
        _ = open.popLast()
      } else {
        let language = open.last?.language ?? ""
        let choice = Self.choice(tag)
        if choice == nil { add("<" + tag) }
        if let choice, !choice.isEmpty { translations[choice, default: []].append("") }
        if !Self.isEmptyElement(tag) {
          open.append((choice.map { $0.isEmpty ? language : $0 } ?? language, choice != nil))
        }
      }
      add(text)
    }
    return (source, translations)
  }

  /// The language of an element that is shown in one language only, empty for that of the source; nil for other elements.
  private static func choice(_ tag: Substring) -> String? {
    if tag.contains(text: "class=\"untranslated\"") || tag.contains(text: "class=\"l0") { return "" }
    guard let start = ["i lang=\"", "div lang=\""].first(where: tag.hasPrefix) else { return nil }
    return String(tag.dropFirst(start.count).prefix { $0 != "\"" })
  }

  private static func isEmptyElement(_ tag: Substring) -> Bool {
    tag.hasSuffix("/>") || void.contains(String(tag.prefix { $0.isLetter }))
  }

  static func += (left: inout Markup, right: Markup) { left.html += right.html }

  static func + (left: Markup, right: Markup) -> Markup { Markup(trusted: left.html + right.html) }

  /// The style sheet or the script of this module. From source, they contain only the escaped tags of languages.
  static func raw(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], constant text: String
  ) -> Markup {
    Markup(trusted: open(name, attributes) + text + "</\(name)>\n")
  }

  static let doctype = Markup(trusted: "<!DOCTYPE html>\n")

  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: needsCare) else { return text }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      visibleLine(String($0))
    }
    var result = ""
    // No line of a page starts with text that a CI system takes for a command, if the page is printed to its log.
    for scalar in lines.joined(separator: "\n").unicodeScalars {
      switch scalar {
      case "\n": result += "&#10;"
      case ":": result += result.last == ":" ? "&#58;" : ":"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x23, 0x26, 0x27, 0x3A, 0x3C, 0x3E: true
    default: byte < 0x20 || byte >= 0x7F
    }
  }

  // MARK: Elements

  /// Elements that have no content and no end tag.
  private static let void: Set<String> = ["meta", "link", "input", "br", "hr", "img", "wbr"]
  /// Elements after which a line ends, so that two versions of a page can be compared by line.
  private static let ownLine: Set<String> = [
    "meta", "link", "title", "p", "ul", "li", "dl", "section", "article", "header", "footer", "nav", "main", "figure",
    "figcaption", "details", "h1", "h2", "h3", "h4", "h5", "h6", "fieldset", "pre", "svg", "g", "path", "head", "body",
    "html",
  ]
  /// Elements of drawings that are closed by `/>` if they have no content.
  private static let selfClosing: Set<String> = ["rect", "use", "path"]

  fileprivate static func open(_ name: String, _ attributes: KeyValuePairs<String, String?>)
    -> String
  {
    var tag = "<" + name
    for (key, value) in attributes {
      guard let value else { continue }
      tag += " " + key
      if !value.isEmpty { tag += "=\"" + escaped(value) + "\"" }
    }
    return tag + ">"
  }

  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup]
  ) -> Markup {
    var html = open(name, attributes)
    if selfClosing.contains(name), children.isEmpty {
      // The slash would belong to a value without quotes, but values here always have them.
      html = html.dropLast() + "/>"
    } else if !void.contains(name) {
      for child in children { html += child.html }
      html += "</\(name)>"
    }
    if ownLine.contains(name) { html += "\n" }
    return Markup(trusted: html)
  }
}

extension Markup: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(value) }
}

/// Makes an element: `element("p", ["class": "note"], "Text ", link)`. An attribute whose value is nil is omitted; one whose value
/// is empty is written without a value.
func element(
  _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: Markup...
) -> Markup { .element(name, attributes, children) }

extension [Markup] {
  /// The elements one after the other, with a separator between them.
  func joined(_ separator: Markup = Markup()) -> Markup {
    var result = Markup()
    for (index, part) in enumerated() {
      if index > 0 { result += separator }
      result += part
    }
    return result
  }
}

/// Text for screen readers.
func hidden(_ text: String) -> Markup { element("span", ["class": "vh"], Markup(text)) }
