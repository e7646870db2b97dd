import Foundation
import Testing

/// The cases of one rule or one kind of change: a Markdown file of `Tests/RuleCases` or `Tests/ChangeCases`.
///
/// A heading of level 3 is a case, and says why it exists. Fences are its files. A line in front of a fence says which file it is
/// (`` `Kit/Shelf.swift`: ``), or what it is: `Settings:`, `Before:`, `After:`, `After the fix:`.
struct CaseDocument: Sendable {
  struct Fence: Sendable {
    enum Role: String, CaseIterable, Sendable {
      case source = "Source:"
      case settings = "Settings:"
      case before = "Before:"
      case after = "After:"
      case fixed = "After the fix:"
    }

    var role: Role
    var path: String
    /// The lines between the marks of the fence.
    var lines: Range<Int>
  }

  struct Case: Sendable {
    var heading: String
    /// The index of its heading.
    var line: Int
    var isReported: Bool
    var fences: [Fence] = []

    func fences(_ role: Fence.Role) -> [Fence] { fences.filter { $0.role == role } }
  }

  let url: URL
  private(set) var lines: [String]
  private(set) var cases: [Case] = []
  /// The text that the terminal shows for the example of the rule's page.
  private(set) var shown: Range<Int>?

  init(_ url: URL) {
    self.url = url
    let text = try? String(contentsOf: url, encoding: .utf8)
    lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    read()
  }

  private mutating func read() {
    var isReported = false, role = Fence.Role.source, path = "Example.swift", index = 0
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("```") {
        let end = lines[(index + 1)...].firstIndex { $0 == "```" } ?? lines.count
        if cases.isEmpty {
          shown = index + 1..<end
        } else {
          cases[cases.count - 1].fences.append(Fence(role: role, path: path, lines: index + 1..<end))
        }
        path = "Example.swift"
        if role == .settings { role = .source }
        index = end
      } else if line.hasPrefix("## ") {
        isReported = line == "## Reported"
      } else if line.hasPrefix("### ") {
        cases.append(Case(heading: String(line.dropFirst(4)), line: index, isReported: isReported))
        role = .source
      } else if line.hasPrefix("`"), line.hasSuffix("`:") {
        path = String(line.dropFirst().dropLast(2))
      } else if let next = Fence.Role(rawValue: line) {
        role = next
      }
      index += 1
    }
  }

  func text(_ fence: Fence) -> [String] { Array(lines[fence.lines]) }

  /// The findings without the sources: the messages that were reviewed.
  var expectations: [String] {
    let marked = cases.flatMap(\.fences).flatMap { fence in text(fence).filter { CaseMark.isMark($0) } }
    return (shown.map { Array(lines[$0]) } ?? []) + marked
  }

  // MARK: Comparing

  /// New contents of lines.
  struct Replacement {
    var lines: Range<Int>
    var text: [String]
  }

  /// The terminal's output for the example of the rule's page. A rule without a document gets one.
  func showing(_ text: [String], of id: String) -> Replacement {
    if let shown { return Replacement(lines: shown, text: text) }
    let start = ["# \(id)", "", "The example of its page:", "", "```text"] + text + ["```", ""]
    return Replacement(lines: 0..<(lines.firstIndex { $0.hasPrefix("## ") } ?? lines.count), text: start)
  }

  /// Fails at the first line that differs from what was found, or with `UPDATE_GOLDEN=1` writes the lines.
  func expect(_ replacements: [Replacement]) throws {
    guard !updatesGoldens else {
      var copy = lines
      for replacement in replacements.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
        copy.replaceSubrange(replacement.lines, with: replacement.text)
      }
      return try Data(copy.joined(separator: "\n").utf8).write(to: url)
    }
    for replacement in replacements where Array(lines[replacement.lines]) != replacement.text {
      let old = Array(lines[replacement.lines]), new = replacement.text
      let same = zip(old, new).prefix { $0 == $1 }.count
      Issue.record(
        """
        expected: \(old.dropFirst(same).first ?? "nothing more")
        found:    \(new.dropFirst(same).first ?? "nothing more")
        """,
        sourceLocation: location(ofLine: replacement.lines.lowerBound + same))
    }
  }

  /// `RuleCases/intent-missing-title.md`
  var name: String { url.pathComponents.suffix(2).joined(separator: "/") }

  func location(ofLine index: Int) -> SourceLocation {
    SourceLocation(fileID: name, filePath: url.path(percentEncoded: false), line: index + 1, column: 1)
  }
}
