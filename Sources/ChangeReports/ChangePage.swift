import IntentChanges
import JSONDocuments
import Reports

/// The description of one kind of change, for `explain` and for the page of all kinds.
extension ChangeKind {
  /// For a terminal.
  public var page: String {
    var text = "\(id): \(summary)\n\n\(PageText.wrapped(rationale))\n\n"
    text += "Level: \(level.rawValue)\nAffects: \(audience.rawValue)\nSource: \(source)\n"
    for (title, versions) in sections {
      text += "\n\(title):\n" + versions.map(PageText.indented).joined(separator: "  becomes\n")
    }
    return text
  }

  private var sections: [(title: String, versions: [String])] {
    let sections =
      examples.flatMap { example -> [(title: String, versions: [String])] in
        let level = example.level.map { " (\($0.rawValue))" } ?? ""
        return [("Reported\(level) at '↓'", [example.before, example.after])]
          + (example.fixed.map { [("After the fix", [$0])] } ?? [])
      } + harmless.map { ("Not reported", [$0.before, $0.after]) }
    // A version can be empty.
    return sections.map { ($0.title, $0.versions.map { $0.isEmpty ? "// no source" : $0 }) }
  }

  /// The page of all kinds, in Markdown: `Sources/CHANGES.md`.
  public static var allPages: String {
    var text = """
      # Changes

      What `intentscan diff` reports. This page is generated from the kinds of change; `UPDATE_GOLDEN=1 swift test` updates
      it. Each example shows an old and a new version; `↓` marks the reported location.

      - **breaking**: saved shortcuts stop working, or lose a value.
      - **dangerous**: something may behave differently or stop working. Saved shortcuts keep their values, or the effect on
        them is unverified.
      - **info**: users see the change, and nothing stops working.

      | Change | Level | Affects | Summary |
      | --- | --- | --- | --- |

      """
    for kind in all {
      text += "| [`\(kind.id)`](#\(kind.id)) | \(kind.level.rawValue) | \(kind.audience.rawValue) | \(kind.summary) |\n"
    }
    for kind in all { text += "\n## \(kind.id)\n\n" + kind.markdown }
    return text
  }

  private var markdown: String {
    var text = "\(rationale)\n\n- Level: \(level.rawValue)\n- Affects: \(audience.rawValue)\n- Source: \(source)\n"
    for (title, versions) in sections {
      text += "\n\(title):\n\n" + versions.map(PageText.fenced).joined(separator: "\nbecomes\n\n")
    }
    return text
  }

  /// All kinds as the member `changes` of a JSON document.
  public static func write(to json: inout JSONWriter) {
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
  public static var table: String {
    let width = all.map(\.id.count).max() ?? 0
    return all.map { kind in
      let id = kind.id + String(repeating: " ", count: width - kind.id.count)
      let level = kind.level.rawValue + String(repeating: " ", count: 9 - kind.level.rawValue.count)
      return "\(id)  \(level)  \(kind.summary)\n"
    }.joined()
  }
}
