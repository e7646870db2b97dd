/// A page as elements, read by our own strict reader, and what is wrong with it: rules for well-formed HTML and for people who
/// use a keyboard or a screen reader. Real validators are stricter; they run outside of the suite.
struct PageCheck {
  struct Element {
    var name: String
    /// Attributes by name; the value of an attribute without one is empty.
    var attributes: [String: String]
    var parent: Int?
    /// The text of the element and of those in it.
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var problems: [String] = []

  private static let void: Set<String> = ["meta", "link", "input", "wbr"]
  private static let known: Set<String> = [
    "html", "head", "meta", "link", "title", "style", "script", "body", "header", "footer", "main",
    "nav", "section",
    "article", "div", "p", "span", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "li", "dl", "dt", "dd",
    "a", "code",
    "strong",
    "i", "mark", "del", "ins", "details", "summary", "fieldset", "legend", "label", "input", "figure",
    "figcaption", "svg", "g",
    "path",
    "rect", "text", "wbr", "defs", "use", "pre",
  ]
  private static let knownAttributes: Set<String> = [
    "lang", "charset", "http-equiv", "content", "name", "rel", "href", "class", "id", "aria-label",
    "aria-labelledby",
    "aria-hidden", "role", "hidden", "type", "autocomplete", "for", "checked", "open", "tabindex",
    "viewBox", "width",
    "height", "x", "y", "rx", "d", "data-e", "preserveAspectRatio",
    "transform", "placeholder", "aria-keyshortcuts",
  ]
  /// Elements that a paragraph or a heading cannot contain.
  private static let blocks: Set<String> = [
    "div", "p", "ul", "dl", "section", "article", "details", "fieldset", "figure", "header", "h2",
    "h3", "h4", "h5",
    "h6",
  ]

  init(_ html: String) {
    read(html)
    checkNames()
    checkNesting()
    checkReferences()
    checkHeadings()
    checkControls()
    checkRequests()
  }

  // MARK: Reading

  private mutating func read(_ html: String) {
    var rest = html[...]
    var open: [Int] = []
    guard rest.hasPrefix("<!DOCTYPE html>\n") else {
      problems.append("no doctype")
      return
    }
    rest = rest.dropFirst("<!DOCTYPE html>\n".count)
    while let start = rest.firstIndex(of: "<") {
      add(String(rest[..<start]), to: open)
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard let last = open.popLast(), elements[last].name == tag.dropFirst() else {
          problems.append("'\(tag)' closes nothing, or another element")
          return
        }
        continue
      }
      let isClosed = tag.hasSuffix("/")
      elements.append(element(isClosed ? tag.dropLast() : tag, parent: open.last))
      if isClosed {
        if !["rect", "use", "path"].contains(elements[elements.count - 1].name) {
          problems.append("'\(tag)' is not closed")
        }
        continue
      }
      let name = elements[elements.count - 1].name
      if Self.void.contains(name) { continue }
      open.append(elements.count - 1)
      if name == "style" || name == "script", let close = rest.firstRange(of: "</\(name)>") {
        elements[elements.count - 1].text = String(rest[..<close.lowerBound])
        rest = rest[close.upperBound...]
        open.removeLast()
      }
    }
    if !open.isEmpty { problems.append("not closed: \(open.map { elements[$0].name })") }
  }

  private mutating func add(_ text: String, to open: [Int]) {
    for index in open { elements[index].text += text }
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      let name = rest[mark...].prefix { $0 != ";" }
      if !["&amp", "&lt", "&gt", "&quot", "&#39", "&#10", "&#58"].contains(name) {
        problems.append("a bare '&' in '\(text.prefix(40))'")
      }
      rest = rest[mark...].dropFirst()
    }
  }

  private func element(_ tag: Substring, parent: Int?) -> Element {
    let name = tag.prefix { $0 != " " }
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    while rest.first == " " {
      rest = rest.dropFirst()
      let key = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=" else {
        attributes[String(key)] = ""
        continue
      }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      attributes[String(key)] = String(value)
      rest = rest.dropFirst(value.count + 3)
    }
    return Element(name: String(name), attributes: attributes, parent: parent)
  }

  // MARK: Rules

  private mutating func checkNames() {
    for element in elements {
      if !Self.known.contains(element.name) { problems.append("unknown element '\(element.name)'") }
      for name in element.attributes.keys where !Self.knownAttributes.contains(name) {
        problems.append("unknown attribute '\(name)' of '\(element.name)'")
      }
    }
    // A drawing can have titles of its own.
    let parents = elements.map { $0.parent.map { elements[$0].name } }
    if zip(elements, parents).count(where: { $0.name == "title" && $1 == "head" }) != 1 {
      problems.append("no title")
    }
    for name in ["main", "h1", "style", "script"]
    where elements.count(where: { $0.name == name }) != 1 {
      problems.append("there must be one '\(name)'")
    }
    if elements.first?.attributes["lang"] != "en" { problems.append("no language") }
  }

  private func ancestors(of element: Element) -> [Element] {
    var found: [Element] = []
    var next = element.parent
    while let index = next {
      found.append(elements[index])
      next = elements[index].parent
    }
    return found
  }

  private mutating func checkNesting() {
    let lastChildren = Dictionary(
      elements.indices.compactMap { index in elements[index].parent.map { ($0, index) } }, uniquingKeysWith: max)
    for (parent, last) in lastChildren where elements[parent].name == "figure" && elements[last].name != "figcaption" {
      problems.append("the last child of 'figure' is '\(elements[last].name)'")
    }
    for element in elements {
      let parents = ancestors(of: element).map(\.name)
      let parent = parents.first ?? ""
      if Self.blocks.contains(element.name),
        let outer = parents.first(where: {
          ["p", "h1", "h2", "h3", "h4", "h5", "h6", "span", "dt", "summary", "label"].contains($0)
        }),
        // A summary may have a heading (HTML, section 4.11.2).
        !(outer == "summary" && element.name.hasPrefix("h") && element.name.count == 2)
      {
        problems.append("'\(element.name)' in '\(outer)'")
      }
      if element.name == "li", parent != "ul" { problems.append("'li' in '\(parent)'") }
      if parent == "ul", element.name != "li" { problems.append("'\(element.name)' in 'ul'") }
      if parent == "dl", element.name != "div" { problems.append("'\(element.name)' in 'dl'") }
      if ["dt", "dd"].contains(element.name), parents.prefix(2) != ["div", "dl"] {
        problems.append("'\(element.name)' in '\(parents.prefix(2))'")
      }
      if element.name == "a",
        parents.contains("a") || parents.contains("summary") || parents.contains("label")
      {
        problems.append("a link in another control")
      }
      if element.name == "a", element.text.allSatisfy(\.isWhitespace) {
        problems.append("a link without text")
      }
    }
  }

  private mutating func checkReferences() {
    let ids = elements.compactMap { $0.attributes["id"] }
    let known = Set(ids)
    for id in known where ids.count(where: { $0 == id }) > 1 {
      problems.append("the id '\(id)' is not unique")
    }
    for id in ids where id.contains(" ") || id.isEmpty {
      problems.append("the id '\(id)' is not valid")
    }
    for element in elements {
      if let link = element.attributes["href"], link.hasPrefix("#"),
        !known.contains(String(link.dropFirst()))
      {
        problems.append("'\(link)' leads nowhere")
      }
      for key in ["for", "aria-labelledby"] {
        let names = element.attributes[key]?.split(separator: " ").map(String.init) ?? []
        for id in names where !known.contains(id) {
          problems.append("\(key) '\(id)' is not there")
        }
      }
    }
  }

  private mutating func checkHeadings() {
    var last = 0
    for element in elements where element.name.count == 2 && element.name.hasPrefix("h") {
      guard let level = element.name.last?.wholeNumberValue else { continue }
      if level > last + 1 {
        problems.append("'\(element.text)' is of level \(level) after level \(last)")
      }
      if element.text.allSatisfy(\.isWhitespace) { problems.append("a heading without text") }
      last = level
    }
    let labels = elements.filter { $0.name == "section" }.compactMap { $0.attributes["aria-labelledby"] }
    let titles = Dictionary(
      elements.compactMap { element in element.attributes["id"].map { ($0, element.text) } }
    ) { first, _ in first }
    let named = labels.map { $0.split(separator: " ").map { titles[String($0)] ?? "" } }
    if Set(named).count < named.count { problems.append("two sections have the same name") }
    for element in elements where ["section", "nav"].contains(element.name) {
      if element.attributes["aria-labelledby"] == nil, element.attributes["aria-label"] == nil {
        problems.append("'\(element.name)' without a name")
      }
    }
  }

  private mutating func checkControls() {
    let labels = Set(elements.filter { $0.name == "label" }.compactMap { $0.attributes["for"] })
    for element in elements {
      let parents = ancestors(of: element)
      if element.name == "input", !labels.contains(element.attributes["id"] ?? "") {
        let label = parents.first { $0.name == "label" }
        if label?.text.allSatisfy(\.isWhitespace) ?? true {
          problems.append("an input without a label")
        }
      }
      if element.name == "fieldset", element.attributes["aria-label"] == nil,
        !elements.contains(where: {
          $0.name == "legend" && $0.parent.map { elements[$0].name } == "fieldset"
        })
      {
        problems.append("a fieldset without a legend")
      }
      if element.name == "svg", element.attributes["aria-hidden"] != "true",
        !parents.contains(where: { $0.attributes["role"] == "group" })
      {
        problems.append("a drawing without a text")
      }
      let isHidden = parents.contains { $0.attributes["aria-hidden"] == "true" }
      if element.name == "a", isHidden, element.attributes["tabindex"] != "-1" {
        problems.append("a hidden link can be focused")
      }
    }
  }

  /// Nothing is loaded: every address is in the page, and the policy forbids the rest.
  private mutating func checkRequests() {
    for element in elements {
      if let link = element.attributes["href"], !link.hasPrefix("#"), link != "data:," {
        problems.append("'\(link)' is outside")
      }
      for key in ["src", "srcset", "action", "style", "data", "poster"]
      where element.attributes[key] != nil {
        problems.append("'\(key)' of '\(element.name)'")
      }
      if element.name == "style" || element.name == "script" {
        for word in ["url(", "@import", "http:", "https:", "fetch(", "XMLHttpRequest", "import("]
        where element.text.contains(word) {
          problems.append("'\(word)' in '\(element.name)'")
        }
      }
    }
    let policy =
      elements.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }?.attributes[
        "content"] ?? ""
    for part in [
      "default-src &#39;none&#39;", "base-uri &#39;none&#39;", "form-action &#39;none&#39;",
    ]
    where !policy.contains(part) {
      problems.append("the policy lacks '\(part)'")
    }
    if policy.contains("unsafe") {
      problems.append("the policy allows more than the page's own script")
    }
  }
}
