import IntentReports
import IntentChanges
import IntentRules

extension Command {
  static let rules = Command(
    "rules", overview: "List the rules of 'lint' and the changes of 'diff'.",
    options: [
      Option("format", .choice("format", ["text", "json"]), help: "The format of the list. (default: text)"), .color,
    ], run: runRules)
}

private func runRules(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  if arguments[.reportFormat] == "json" {
    try environment.print(Rule.json { ChangeKind.write(to: &$0) })
  } else if let width = environment.width(arguments) {
    try environment.print(groups(TextStyle(usesColor: arguments.usesColor(in: environment)), width: width))
  } else {
    try environment.print(Rule.table + ChangeKind.table)
  }
  return .success
}

/// The list for a terminal: one line for each rule and kind of change, by subject. A summary is cut where the line ends, because
/// 'explain' has all of it.
private func groups(_ style: TextStyle, width: Int) -> String {
  let rules = Rule.groups.map { group in
    (
      group.subject,
      group.rules.map { ($0.description, $0.description.isOptIn ? "off" : $0.description.severity.rawValue) }
    )
  }
  let changes = ChangeKind.Audience.allCases.map { audience in
    (
      "Changes: \(audience.rawValue)",
      ChangeKind.all.filter { $0.audience == audience }.map { ($0.description, $0.level.rawValue) }
    )
  }
  return (rules + changes).filter { !$0.1.isEmpty }.map { subject, rows in
    let labels = rows.map(\.1.count).max() ?? 0, ids = rows.map(\.0.id.count).max() ?? 0
    // The summaries have a column only if the ids leave enough of a line to it.
    let isAligned = width - labels - ids > 50
    let lines = rows.map { rule, label in
      let id = isAligned ? rule.id + String(repeating: " ", count: ids - rule.id.count + 2) : rule.id + ": "
      let room = width - labels - id.count - 4, cut = wrapped(rule.summary, width: room - 2).split(separator: "\n")[0]
      let summary = rule.summary.count <= room ? rule.summary : cut.count <= room - 2 ? "\(cut) …" : "…"
      return "  " + (label == "off" ? style.dim(label) : style.severity(rule.severity, label))
        + String(repeating: " ", count: labels - label.count + 2) + id + summary + "\n"
    }
    return style.strong("\(subject) (\(rows.count))") + "\n" + lines.joined()
  }.joined(separator: "\n")
}
