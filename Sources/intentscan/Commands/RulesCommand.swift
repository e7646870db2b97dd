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

/// The list for a terminal: each rule and kind of change with its summary, by subject, those that report most severely first.
private func groups(_ style: TextStyle, width: Int) -> String {
  let rules = Rule.groups.map { group in
    (
      group.subject,
      group.rules.map(\.description).sorted { ($1.rank, $0.id) < ($0.rank, $1.id) }.map {
        ($0, $0.isOptIn ? "off" : $0.severity.rawValue)
      }
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
      let start = labels + id.count + 4
      let summary = wrapped(rule.summary, width: width, after: start, indent: isAligned ? start : labels + 4)
      return "  " + (label == "off" ? style.dim(label) : style.severity(rule.severity, label))
        + String(repeating: " ", count: labels - label.count + 2) + id + summary + "\n"
    }
    return style.strong("\(subject) (\(rows.count))") + "\n" + lines.joined()
  }.joined(separator: "\n")
}

extension RuleDescription {
  fileprivate var rank: Int { isOptIn ? -1 : Severity.allCases.firstIndex(of: severity) ?? 0 }
}
