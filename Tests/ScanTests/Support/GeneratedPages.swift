@testable import IntentReports
@testable import IntentRules

@testable import IntentChanges

/// The pages of the documentation that are made from the rules and the kinds of change: an index of each, and one page for each
/// of them. A page begins with the code, what the tool says of it, and the corrected code.
enum GeneratedPages {
  typealias Page = (name: String, text: String)

  /// The index is last, because it links to pages that exist.
  static let rules: [Page] = Rule.known.map { ($0.id, text(of: $0)) } + [("Rules", ruleIndex)]
  static var changes: [Page] { get throws { try changePages.get() } }

  private static let changePages = Result<[Page], any Error> {
    (try ChangeKind.all.map { ($0.id, try text(of: $0)) }) + [("Changes", changeIndex)]
  }

  // MARK: Rules

  private static func text(of rule: Rule) -> String {
    let description = rule.description, (reasons, exceptions) = parts(of: description.rationale)
    let report = ExampleSources(rule.reported.source).report(of: rule, rule.reported.settings)
    let reported = marked(rule.reported.source) { path, source, offset in
      report.entries.filter { $0.location.file == path }.map { entry in
        CaseMark(
          entry.location, entry.severity.rawValue, entry.message, details: entry.fixes.map { "fix: \($0.title)" },
          in: source, offset: offset)
      }
    }
    var text = "# \(rule.id)\n\n\(markdownProse(sentence(description.summary)))\n\n## How to fix it\n\n"
    text += "Reported\(project(of: rule.reported)):\n\n\(fenced(reported))"
    text += "\nCorrect\(project(of: rule.correct)):\n\n\(fenced(rule.reported.fixed ?? rule.correct.source))"
    text += "\n## Why it matters\n\n\(markdownProse(reasons))\n"
    if exceptions.count > 1 {
      text += "\n## Exceptions\n\n| case | what the rule does |\n| --- | --- |\n"
      text += exceptions.map { "| \(markdownProse($0.0, inTable: true)) | \(markdownProse($0.1, inTable: true)) |\n" }
        .joined()
    }
    text += "\n## Details\n\n" + description.factsMarkdown
    let messages = description.appleMessages
    // A separate block, because DocC takes code in double backticks for a link to a symbol.
    if !messages.isEmpty { text += "\nApple's tools say:\n\n```text\n" + messages.map { $0 + "\n" }.joined() + "```\n" }
    return text
  }

  /// The difference between two examples with the same source: `, if no target compiles the file`.
  private static func project(of example: Example) -> String { example.project.map { ", if \($0)" } ?? "" }

  /// The reasons of a rule, and what it does in single cases, if those are several.
  static func parts(of rationale: String) -> (reasons: String, exceptions: [(String, String)]) {
    let sentences = rationale.replacing(/\. (?=[A-Z'#])/, with: ".\n").split(separator: "\n").map(String.init)
    func exception(_ sentence: String) -> (String, String)? {
      let severity = /(?:The severity is|It is also|The finding is|It is) (?:an? )?(note|warning) (?:for|if) (.*)\./
      if let match = sentence.wholeMatch(of: severity) {
        return (sentenceStart(String(match.2)), "reports a \(match.1)")
      }
      return sentence.wholeMatch(of: /The rule ignores (.*)\./).map { (sentenceStart(String($0.1)), "reports nothing") }
    }
    let exceptions = sentences.compactMap(exception)
    guard exceptions.count > 1 else { return (rationale, []) }
    return (sentences.filter { exception($0) == nil }.joined(separator: " "), exceptions)
  }

  private static func sentenceStart(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static var ruleIndex: String {
    var text = """
      # Rules

      What `intentscan lint` checks.

      ## Overview

      `intentscan explain RULE` prints the page of a rule, and `intentscan rules` this list. A rule that is *off* runs if it is enabled
      by name or by a profile; see [Linting and configuration][Linting]. The subjects are in the order in which a terminal shows
      findings of one severity: first what costs people most.

      """
    for group in Rule.groups {
      text += "\n### \(group.subject)\n\n| rule | severity | fix-it | finding |\n| --- | --- | --- | --- |\n"
      for rule in group.rules.sorted(by: { $0.id < $1.id }) {
        text += "| [\(rule.id)] | \(rule.severity.rawValue)\(rule.description.isOptIn ? ", *off*" : "") "
        text += "| \(rule.isFixable ? "yes" : "") | \(markdownProse(rule.description.summary, inTable: true)) |\n"
      }
    }
    return text + "\n## Topics\n"
      + Rule.groups.map { group in
        "\n### \(group.subject)\n\n" + group.rules.map { "- [\($0.id)]\n" }.joined()
      }.joined()
  }

  // MARK: Changes

  private static func text(of kind: ChangeKind) throws -> String {
    let example = kind.reported, report = try ExampleVersions(example).report(of: kind)
    func version(_ source: String, _ side: Change.Side) -> String {
      if source.isEmpty { return fenced("// no source") }
      return fenced(
        marked(source) { path, source, offset in
          zip(report.changes, report.report.entries).filter { $0.place.side == side && $1.location.file == path }.map {
            CaseMark($1.location, $0.level.rawValue, $1.message, in: source, offset: offset)
          }
        })
    }
    var text = "# \(kind.id)\n\n\(markdownProse(sentence(kind.summary)))\n\n## Example\n\n"
    text += "The old version:\n\n\(version(example.before, .old))\nThe new version:\n\n\(version(example.after, .new))"
    if let fixed = example.fixed { text += "\nAfter the fix:\n\n\(fenced(fixed))" }
    text += "\n## What breaks\n\n\(markdownProse(kind.rationale))\n"
    return text + "\n## Details\n\n" + kind.facts.map { "- \($0.name): \(markdownProse($0.value))\n" }.joined()
  }

  private static var changeIndex: String {
    var text = """
      # Changes

      What `intentscan diff` reports.

      ## Overview

      - **breaking**: saved shortcuts stop working, or lose a value.
      - **dangerous**: something may behave differently or stop working. Saved shortcuts keep their values, or the effect on
        them is unverified.
      - **info**: users see the change, and nothing stops working.

      `intentscan explain CHANGE` prints the page of a change. [What a change breaks][WhatAChangeBreaks] describes the command.

      """
    // No kind has the audience of widgets: they are affected by single changes of other kinds.
    let groups = ChangeKind.Audience.allCases.map { audience in
      (subject: sentenceStart(audience.rawValue), kinds: ChangeKind.all.filter { $0.audience == audience })
    }.filter { !$0.kinds.isEmpty }
    for group in groups {
      text += "\n### \(group.subject)\n\n| change | level | summary |\n| --- | --- | --- |\n"
      for kind in group.kinds {
        text += "| [\(kind.id)] | \(kind.level.rawValue) | \(markdownProse(kind.summary, inTable: true)) |\n"
      }
    }
    return text + "\n## Topics\n"
      + groups.map { group in "\n### \(group.subject)\n\n" + group.kinds.map { "- [\($0.id)]\n" }.joined() }.joined()
  }

  // MARK: Examples

  /// An example with what the tool says of it below the lines, instead of `↓`. Comments that describe its project stay.
  private static func marked(
    _ example: String, _ marks: (_ path: String, _ source: [String], _ offset: Int) -> [CaseMark]
  ) -> String {
    var files: [(path: String, before: [String], source: [String])] = [("Example.swift", [], [])]
    for line in example.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("// file: ") {
        files.append((String(line.dropFirst("// file: ".count)), [line], []))
      } else if files[files.count - 1].source.isEmpty, ExampleSources(line).files.isEmpty {
        files[files.count - 1].before.append(line)
      } else {
        files[files.count - 1].source.append(line.replacing("↓", with: ""))
      }
    }
    return files.flatMap { path, before, source in
      let offset = ExampleSources.File(path: path, source).importLines
      return before + CaseMark.marked(source, marks(path, source, offset), in: path)
    }.joined(separator: "\n")
  }

  private static func fenced(_ source: String) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return "```swift\n" + lines.drop(while: \.isEmpty).map { $0 + "\n" }.joined() + "```\n"
  }

  /// "a phrase is empty" is "A phrase is empty."
  static func sentence(_ summary: String) -> String { sentenceStart(summary) + "." }
}
