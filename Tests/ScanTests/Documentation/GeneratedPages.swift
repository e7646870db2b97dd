@testable import IntentChanges
@testable import IntentReports
@testable import IntentRules

extension PageText {
  /// Source in Markdown.
  static func fenced(_ source: String) -> String {
    "```swift\n" + lines(source).map { $0 + "\n" }.joined() + "```\n"
  }
}

extension String {
  /// A summary as a sentence of its own: "a phrase is empty" is "A phrase is empty."
  var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension RulePage {
  /// A page of the documentation.
  var markdown: String {
    var text = "# \(rule.id)\n\n\(markdownProse(rule.description.summary.asSentence))\n"
    text += "\n## Why it matters\n\n\(markdownProse(rule.description.rationale))\n"
    text += "\n## Example\n\nThe finding is at `↓`\(project(of: rule.reported)):\n\n\(PageText.fenced(reported))"
    text += "\nCorrect\(project(of: rule.correct)):\n\n\(PageText.fenced(correct))"
    text += "\n## Details\n\n" + rule.description.factsMarkdown
    let messages = rule.description.appleMessages
    // A separate block, because DocC takes code in double backticks for a link to a symbol.
    if !messages.isEmpty { text += "\nApple's tools say:\n\n```text\n" + messages.map { $0 + "\n" }.joined() + "```\n" }
    return text
  }
}

extension Rule {
  /// The documentation's pages about rules by name: an index, and one page for each rule.
  static var pages: [(name: String, text: String)] {
    [("Rules", index)] + known.map { ($0.id, RulePage(rule: $0).markdown) }
  }

  /// All rules in a table, and grouped by subject.
  private static var index: String {
    var text = """
      # Rules

      What `intentscan lint` checks.

      ## Overview

      `intentscan explain RULE` prints the page of a rule, and `intentscan rules` this list. A rule that is off by default runs if it
      is enabled by name or by a profile; see [Linting and configuration][Linting].

      | rule | severity | default | fix-it | finding |
      | --- | --- | --- | --- | --- |

      """
    for rule in known {
      text += "| [\(rule.id)] | \(rule.severity.rawValue) | \(rule.description.isOptIn ? "off" : "on") "
      text += "| \(rule.isFixable ? "yes" : "") "
      text += "| \(markdownProse(rule.description.summary, inTable: true)) |\n"
    }
    text += "\n## Topics\n"
    for group in groups {
      text += "\n### \(group.subject)\n\n" + group.rules.map { "- [\($0.id)]\n" }.joined()
    }
    return text
  }
}

extension ChangeKind {
  /// The documentation's pages about changes by name: an index, and one page for each kind.
  static var pages: [(name: String, text: String)] { [("Changes", index)] + all.map { ($0.id, $0.markdown) } }

  private var markdown: String {
    var text = "# \(id)\n\n\(markdownProse(summary.asSentence))\n\n## What breaks\n\n\(markdownProse(rationale))\n"
    text += "\n## Example\n\nThe old version:\n\n\(PageText.fenced(reported.before.orNoSource))"
    text += "\nThe new version; the change is reported at `↓`:\n\n\(PageText.fenced(reported.after.orNoSource))"
    if let fixed = reported.fixed { text += "\nAfter the fix:\n\n\(PageText.fenced(fixed))" }
    return text + "\n## Details\n\n" + facts.map { "- \($0.name): \(markdownProse($0.value))\n" }.joined()
  }

  /// All kinds in a table, and grouped by the audience that they affect.
  private static var index: String {
    var text = """
      # Changes

      What `intentscan diff` reports.

      ## Overview

      - **breaking**: saved shortcuts stop working, or lose a value.
      - **dangerous**: something may behave differently or stop working. Saved shortcuts keep their values, or the effect on
        them is unverified.
      - **info**: users see the change, and nothing stops working.

      `intentscan explain CHANGE` prints the page of a change. [What a change breaks][WhatAChangeBreaks] describes the command.

      | change | level | affects | summary |
      | --- | --- | --- | --- |

      """
    for kind in all {
      text +=
        "| [\(kind.id)] | \(kind.level.rawValue) | \(kind.audience.rawValue) | \(markdownProse(kind.summary, inTable: true)) |\n"
    }
    text += "\n## Topics\n"
    for audience in Audience.allCases {
      let kinds = all.filter { $0.audience == audience }
      // No kind has this audience: widgets and controls are affected by single changes of other kinds.
      if kinds.isEmpty { continue }
      text += "\n### \(audience.rawValue.prefix(1).uppercased() + audience.rawValue.dropFirst())\n\n"
      text += kinds.map { "- [\($0.id)]\n" }.joined()
    }
    return text
  }
}
