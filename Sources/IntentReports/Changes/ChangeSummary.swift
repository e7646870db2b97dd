import IntentChanges

/// The comment for a pull request: breaking changes first, then the lines that fix them. Changes of the level 'info' are
/// folded.
extension ChangeReport {
  package var markdown: String {
    var text = "### App Intents: \(headline)\n"
    for group in groups where group.level != .info { text += "\n**\(title(of: group))**\n\n" + table(group.report) }
    let edits = report.entries.flatMap(\.fixes).flatMap(\.edits)
    if !edits.isEmpty {
      text += "\nAdd these lines to keep saved shortcuts working:\n\n"
      for edit in edits {
        let line = edit.replacement.split { $0.isNewline || $0 == ";" }.joined().trimmedSpaces
        text += "- \(markdownCode("\(edit.location.file):\(edit.location.start.line)")): \(markdownCode(line))\n"
      }
    }
    let others = groups.filter { $0.level == .info }
    if !others.isEmpty {
      text +=
        "\n<details><summary>\(counted(count(.info), "change")) that \(count(.info) == 1 ? "breaks" : "break") nothing</summary>\n\n"
      for group in others { text += table(group.report) + "\n" }
      text += "</details>\n"
    }
    return text + acceptedChanges
  }

  /// Accepted changes, which reviewers should know although they fail nothing.
  private var acceptedChanges: String {
    if accepted.isEmpty { return "" }
    let rows = accepted.map { entry, reason in
      "| \(markdownCell(entry.message)) | \(markdownCode(entry.rule, inTable: true)) | \(markdownCell(reason)) |\n"
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

  private func title(of group: Group) -> String {
    let audience = group.audience.rawValue
    return audience.prefix(1).uppercased() + audience.dropFirst() + " (\(group.level.rawValue))"
  }

  private func table(_ part: Report) -> String {
    var text = "| What | Where | Kind |\n| --- | --- | --- |\n"
    for entry in part.entries {
      let place = entry.location.file + ":\(entry.location.start.line)"
      let version = entry.impact?.version == .old ? " (before)" : ""
      let targets = entry.targets.isEmpty ? "" : " (in the targets \(quotedList(entry.targets)))"
      text += "| \(markdownCell(entry.message + targets)) | \(markdownCode(place, inTable: true))\(version) "
      text += "| \(markdownCode(entry.rule, inTable: true)) |\n"
    }
    return text
  }
}

extension String {
  fileprivate var trimmedSpaces: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
