import Foundation

/// A path through a bundle: `intents[OpenShelf].parameters[0].title.key`.
struct FactPath: Hashable {
  enum Step: Hashable {
    /// `.title`
    case member(String)
    /// `[0]`
    case position(Int)
    /// `[OpenShelf]`, `["a ] b"]`
    case element(String)
  }

  var steps: [Step]

  struct Ambiguous: Error, CustomStringConvertible {
    let text: String
    var description: String { "'[\(text)]' names several elements" }
  }

  /// Takes the path from the beginning of a line and leaves the rest.
  init?(eating line: inout Substring) throws {
    guard let first = FactPath.eatName(&line) else { return nil }
    steps = [.member(first)]
    while let next = line.first {
      if next == "." {
        line.removeFirst()
        guard let name = FactPath.eatName(&line) else { return nil }
        steps.append(.member(name))
      } else if next == "[" {
        line.removeFirst()
        guard let step = try FactPath.eatElement(&line) else { return nil }
        steps.append(step)
      } else {
        break
      }
    }
  }

  /// The value at the path; nil if there is none.
  func value(in document: JSONDocument) throws -> JSONDocument? {
    var current = document
    for step in steps {
      guard let next = try FactPath.follow(step, in: current) else { return nil }
      current = next
    }
    return current
  }

  private static func follow(_ step: Step, in document: JSONDocument) throws -> JSONDocument? {
    switch step {
    case .member(let name): return document[name]
    case .position(let index):
      return document.elements.indices.contains(index) ? document.elements[index] : nil
    case .element(let text):
      let elements = document.elements
      let exact = elements.filter { $0["qualifiedName"]?.string == text }
      let found = exact.isEmpty ? elements.filter { $0.isNamed(text) } : exact
      guard found.count < 2 else { throw Ambiguous(text: text) }
      return found.first
    }
  }

  private static func eatName(_ line: inout Substring) -> String? {
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    line.removeFirst(name.count)
    return name.isEmpty ? nil : String(name)
  }

  private static func eatElement(_ line: inout Substring) throws -> Step? {
    if line.first == "\"" {
      guard let end = line.range(of: "\"]") else { return nil }
      let text = try JSONDocument(parsing: String(line[..<end.lowerBound]) + "\"").string
      line = line[end.upperBound...]
      return text.map(Step.element)
    }
    guard let end = line.firstIndex(of: "]") else { return nil }
    let text = String(line[..<end])
    line = line[line.index(after: end)...]
    return Int(text).map(Step.position) ?? .element(text)
  }
}

extension JSONDocument {
  private static let namingKeys = ["name", "qualifiedName", "key", "property", "id", "label", "platform"]

  /// A string that is the text, or an object that goes by it.
  func isNamed(_ text: String) -> Bool {
    if string == text { return true }
    if JSONDocument.namingKeys.contains(where: { self[$0]?.string == text }) { return true }
    if self["intent"]?["name"]?.string == text { return true }
    guard let module = self["module"]?.string, let name = (self["qualifiedName"] ?? self["name"])?.string else {
      return false
    }
    return text == "\(module)/\(name)"
  }

  /// The name of an element in a list of names.
  var shownName: String {
    if let string { return string }
    let keys = ["name", "property", "key", "id", "label", "platform"]
    return keys.lazy.compactMap { self[$0]?.string }.first ?? self["intent"]?["name"]?.string ?? "?"
  }
}
