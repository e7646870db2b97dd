import IntentReports

/// One rule as `intentscan explain` prints it.
///
/// A page fits one screen: it has the reported example, and the corrected source (or, without a fix, the correct example).
/// `examples` has all examples of the rule.
struct RulePage {
  let rule: Rule

  /// The lines of a terminal that a page may take.
  static let lineLimit = 45

  /// The page for a terminal.
  var text: String {
    let page = text(correct: correct)
    guard page.split(separator: "\n", omittingEmptySubsequences: false).count > Self.lineLimit else { return page }
    return text(correct: correctedPart)
  }

  private func text(correct: String) -> String {
    var text = "\(rule.id): \(rule.description.summary)\n\n\(PageText.wrapped(rule.description.rationale))\n"
    text += "\nReported at '↓'\(project(of: rule.reported)):\n\(PageText.indented(reported))"
    text += "\nCorrect\(project(of: rule.correct)):\n\(PageText.indented(correct))"
    text +=
      "\n" + (rule.description.facts + rule.description.appleMessageFacts).map { "\($0.name): \($0.value)\n" }.joined()
    return rule.reported.fixed == nil ? text : text + "More examples: intentscan explain --examples \(rule.id)\n"
  }

  /// All examples, for a terminal.
  var examples: String {
    var text = "\(rule.id): \(rule.description.summary)\n\nReported at '↓':\n\(PageText.indented(reported))"
    if let fixed = rule.reported.fixed { text += "\nFixed:\n\(PageText.indented(fixed))" }
    return text + "\nNot reported:\n\(PageText.indented(rule.correct.source))"
  }

  private var reported: String { rule.reported.source }

  /// The correct source without the declarations that the reported one has, too.
  private var correctedPart: String {
    let same = Set(reported.filter { $0 != "↓" }.declarations)
    let changed = correct.declarations.filter { !same.contains($0) }
    guard !changed.isEmpty else { return correct }
    return (changed + ["// The other declarations stay the same."]).joined(separator: "\n\n")
  }

  /// The part of an example that is not source, for the heading: `, if no target compiles the file`. Empty without such a part.
  private func project(of example: Example) -> String { example.project.map { ", if \($0)" } ?? "" }

  private var correct: String { rule.reported.fixed ?? rule.correct.source }
}

extension String {
  /// The parts of an example between its empty lines.
  fileprivate var declarations: [String] {
    var parts: [String] = []
    var lines: [Substring] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        if !lines.isEmpty { parts.append(lines.joined(separator: "\n")) }
        lines = []
      } else {
        lines.append(line)
      }
    }
    return lines.isEmpty ? parts : parts + [lines.joined(separator: "\n")]
  }
}

extension Rule {
  /// The page of one rule, for a terminal.
  package var page: String { RulePage(rule: self).text }

  /// Every example of one rule, for a terminal.
  package var examplesPage: String { RulePage(rule: self).examples }

  /// One line for each rule: id, severity, whether it is on by default, whether it has fix-its, and its summary.
  package static var table: String {
    let width = known.map(\.id.count).max() ?? 0
    return known.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
      let isOn = rule.description.isOptIn ? "off" : "on ", fix = rule.isFixable ? "fix" : "   "
      return "\(id)  \(severity)  \(isOn)  \(fix)  \(rule.description.summary)\n"
    }.joined()
  }
}
