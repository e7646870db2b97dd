import IntentChanges
import DocumentFormats

/// One kind of change as people read it: `intentscan explain` prints it, and the documentation has a page for each.
///
/// A page fits one screen and has the reported example; `examplesPage` has both.
extension ChangeKind {
  /// The page for a terminal.
  package var page: String {
    var text = "\(id): \(summary)\n\n\(PageText.wrapped(rationale))\n\n"
    text += PageText.indented(reported, "Reported at '↓'") + "\n"
    text += facts.map { "\($0.name): \($0.value)\n" }.joined()
    return text + "More examples: intentscan explain --examples \(id)\n"
  }

  /// All examples, for a terminal.
  package var examplesPage: String {
    let level = reported.level.map { " (\($0.rawValue))" } ?? ""
    return "\(id): \(summary)\n\n" + PageText.indented(reported, "Reported\(level) at '↓'")
      + "\n" + PageText.indented(harmless, "Not reported")
  }

  /// The documentation's pages about changes by name: an index, and one page for each kind.
  static var pages: [(name: String, text: String)] { [("Changes", index)] + all.map { ($0.id, $0.markdown) } }

  private var markdown: String {
    var text = "# \(id)\n\n\(markdownProse(summary.asSentence))\n\n## What breaks\n\n\(markdownProse(rationale))\n"
    text += "\n## Example\n\nThe old version:\n\n\(PageText.fenced(reported.before.orNoSource))"
    text += "\nThe new version; the change is reported at `↓`:\n\n\(PageText.fenced(reported.after.orNoSource))"
    if let fixed = reported.fixed { text += "\nAfter the fix:\n\n\(PageText.fenced(fixed))" }
    return text + "\n## Details\n\n" + facts.map { "- \($0.name): \(markdownProse($0.value))\n" }.joined()
  }

  private var facts: [(name: String, value: String)] {
    [("Level", level.rawValue), ("Affects", audience.rawValue), ("Source", source)]
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

  /// All kinds as the member `changes` of a JSON document.
  package static func write(to json: inout JSONWriter) {
    json.array("changes", all) { json, kind in
      json.object { json in
        json.member("id", kind.id)
        json.member("level", kind.level.rawValue)
        json.member("affects", kind.audience.rawValue)
        json.member("summary", kind.summary)
        json.member("rationale", kind.rationale)
        json.member("source", kind.source)
      }
    }
  }

  /// One line for each kind.
  package static var table: String {
    let width = all.map(\.id.count).max() ?? 0
    return all.map { kind in
      let id = kind.id + String(repeating: " ", count: width - kind.id.count)
      let level = kind.level.rawValue + String(repeating: " ", count: 9 - kind.level.rawValue.count)
      return "\(id)  \(level)  \(kind.summary)\n"
    }.joined()
  }
}

extension PageText {
  /// Both versions of an example for a terminal, and the fixed one.
  fileprivate static func indented(_ example: ChangeExample, _ title: String) -> String {
    var text = "\(title):\n\(indented(example.before.orNoSource))  becomes\n\(indented(example.after.orNoSource))"
    if let fixed = example.fixed { text += "\nAfter the fix:\n\(indented(fixed))" }
    return text
  }
}

extension String {
  /// A version can be empty.
  fileprivate var orNoSource: String { isEmpty ? "// no source" : self }
}
