import Foundation

/// One line of a `facts.txt`, in the syntax that `Fixtures/bundles/README.md` gives.
struct FactAssertion {
  enum Claim {
    case equals(JSONDocument)
    case absent
    case present
    case count(Int)
    case names([String])
    case has(String, at: Line?)
    case lacks(String)
  }

  /// `Titles.swift:14`
  struct Line: Hashable {
    var file: String
    var line: Int
  }

  struct Malformed: Error, CustomStringConvertible {
    let line: String
    var description: String { "not an assertion: \(line)" }
  }

  var path: FactPath
  var claim: Claim
  /// Marked with `!`: known not to hold yet.
  var isKnownWrong = false
  var text: String

  /// Nil for an empty line or a comment.
  init?(line: some StringProtocol) throws {
    text = line.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    var rest = Substring(text)
    if rest.first == "!" {
      isKnownWrong = true
      rest = rest.dropFirst().drop { $0 == " " }
    }
    let quantity = ["count ", "names "].first { rest.hasPrefix($0) }
    rest = rest.dropFirst(quantity?.count ?? 0)
    guard let path = try FactPath(eating: &rest) else { throw Malformed(line: text) }
    self.path = path
    let words = rest.trimmingCharacters(in: .whitespaces)
    guard let claim = try FactAssertion.claim(words, quantity: quantity) else { throw Malformed(line: text) }
    self.claim = claim
  }

  private static func claim(_ words: String, quantity: String?) throws -> Claim? {
    if words.hasPrefix("=") {
      let value = words.dropFirst().trimmingCharacters(in: .whitespaces)
      switch quantity {
      case "count ": return Int(value).map(Claim.count)
      case "names ": return .names(value.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      default: return .equals(try JSONDocument(parsing: value))
      }
    }
    guard quantity == nil else { return nil }
    if words == "absent" { return .absent }
    if words == "present" { return .present }
    let parts = words.split(separator: " ").map(String.init)
    switch (parts.first, parts.count) {
    case ("lacks", 2): return .lacks(parts[1])
    case ("has", 2): return .has(parts[1], at: nil)
    case ("has", 4) where parts[2] == "at":
      let place = parts[3].components(separatedBy: ":")
      guard place.count == 2, let line = Int(place[1]) else { return nil }
      return .has(parts[1], at: Line(file: place[0], line: line))
    default: return nil
    }
  }

  /// Nil where the claim holds, else what was found instead.
  func contradiction(in bundle: JSONDocument) throws -> String? {
    let value = try path.value(in: bundle)
    let found = value?.shown ?? "nothing"
    let elements = value?.elements ?? []
    switch claim {
    case .equals(let expected): return value == expected ? nil : found
    case .absent: return value == nil ? nil : found
    case .present: return value == nil ? found : nil
    case .count(let count): return elements.count == count ? nil : "\(elements.count)"
    case .names(let names):
      let shown = elements.map(\.shownName)
      return shown == names ? nil : shown.joined(separator: ", ")
    case .has(let name, at: let line):
      return elements.contains { $0.isNamed(name) && $0.isDeclared(at: line) } ? nil : found
    case .lacks(let name): return elements.contains { $0.isNamed(name) } ? found : nil
    }
  }
}

extension JSONDocument {
  /// The document in JSON's own words, on one line.
  fileprivate var shown: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let string): "\"\(string)\""
    case .array(let elements): "[\(elements.map(\.shown).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.shown)" }.joined(separator: ", "))}"
    }
  }

  fileprivate func isDeclared(at line: FactAssertion.Line?) -> Bool {
    guard let line else { return true }
    return self["location"]?["file"]?.string == line.file && self["location"]?["line"] == .number(Double(line.line))
  }
}
