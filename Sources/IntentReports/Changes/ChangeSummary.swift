import IntentChanges

/// The comment for a pull request: the changes that break or may break something, then the lines that fix them. Changes of the
/// level 'info' are folded.
extension ChangeReport {
  func markdown(_ links: SourceLinks? = nil) -> String {
    func table(_ isWanted: (Report.Entry) -> Bool) -> String {
      var part = report
      part.entries.removeAll { !isWanted($0) }
      return part.markdownTable("Change", links)
    }
    var text = "### App Intents: \(headline)\n" + table { $0.severity > .note }
    let edits = report.entries.flatMap(\.fixes).flatMap(\.edits)
    if !edits.isEmpty {
      text += "\nAdd these lines to keep saved shortcuts working:\n\n"
      for edit in edits {
        let line = edit.replacement.split { $0.isNewline || $0 == ";" }.joined().trimmedSpaces
        text += "- \(markdownCode("\(edit.location.file):\(edit.location.start.line)")): \(markdownCode(line))\n"
      }
    }
    if count(.info) > 0 {
      text +=
        "\n<details><summary>\(counted(count(.info), "change")) that \(count(.info) == 1 ? "breaks" : "break") nothing</summary>\n"
      text += table { $0.severity == .note } + "\n</details>\n"
    }
    return text + acceptedChanges
  }

  /// Accepted changes, which reviewers should see although they do not fail a run.
  private var acceptedChanges: String {
    if accepted.isEmpty { return "" }
    let rows = accepted.map { entry, reason in
      "| \(markdownProse(entry.message, inTable: true)) | \(markdownCode(entry.rule, inTable: true)) | \(markdownCell(reason)) |\n"
    }
    return "\n<details><summary>\(counted(accepted.count, "accepted change"))</summary>\n\n"
      + "| What | Kind | Reason |\n| --- | --- | --- |\n" + rows.joined() + "</details>\n"
  }

  private var headline: String {
    let since = "since \(markdownCode(oldName))"
    guard !changes.isEmpty else { return "no changes \(since)" }
    let parts = ChangeKind.Level.allCases.reversed().filter { count($0) > 0 }.map { "\(count($0)) \($0.rawValue)" }
    return "\(parts.joined(separator: ", ")) \(since)"
  }
}

extension String {
  fileprivate var trimmedSpaces: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
