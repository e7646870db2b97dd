import IntentReports
import IntentChanges
import IntentRules

extension Command {
  static let rules = Command(
    "rules", overview: "List the rules of 'lint' and the changes of 'diff'.",
    positionals: [
      Positional(
        name: "word", help: "Only rules and changes with this text in the id, the summary or the subject.",
        isOptional: true, isRepeatable: false, value: .text("word"))
    ],
    options: [
      Option("format", .choice("format", ["text", "json"]), help: "The format of the list. (default: text)"), .color,
    ], run: runRules)
}

private func runRules(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let word = arguments.positionals.first?.lowercased()
  if arguments[.reportFormat] == "json" {
    if word != nil { throw UsageError("'--format json' lists all rules; omit '\(arguments.positionals[0])'") }
    try environment.print(Rule.json { ChangeKind.write(to: &$0) })
    return .success
  }
  var text: String
  if let width = environment.width(arguments) {
    text = groups(TextStyle(usesColor: arguments.usesColor(in: environment)), width: width, word)
  } else {
    text = Rule.table + ChangeKind.table
    if let word {
      text = text.split(separator: "\n").filter { $0.lowercased().contains(text: word) }.map { $0 + "\n" }.joined()
    }
  }
  if text.isEmpty { throw CommandError("no rule and no change has '\(arguments.positionals[0])' in its id or summary") }
  return try environment.print(text)
}

/// The rules and kinds of changes for a terminal, grouped by subject, the most severe first: all in one line each, or those that
/// match `word`, with their whole summaries.
private func groups(_ style: TextStyle, width: Int, _ word: String?) -> String {
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
  let found = (rules + changes).map { subject, rows in
    let found = rows.filter { rule, _ in
      word.map { [subject, rule.id, rule.summary].joined(separator: "\n").lowercased().contains(text: $0) } ?? true
    }
    return (subject, found.sorted { ($1.0.rank, $0.0.id) < ($0.0.rank, $1.0.id) })
  }.filter { !$0.1.isEmpty }
  let labels = found.flatMap(\.1).map(\.1.count).max() ?? 0
  let blocks = found.map { subject, rows in
    let ids = rows.map(\.0.id.count).max() ?? 0
    // The summaries have a column only if the ids leave enough of the line.
    let isAligned = width - labels - ids > 50
    let lines = rows.map { rule, label in
      let id = isAligned ? rule.id + String(repeating: " ", count: ids - rule.id.count + 2) : rule.id + ": "
      let start = labels + id.count + 4
      let summary =
        word == nil
        ? style.dim(shortened(rule.summary, to: width - start))
        : wrapped(rule.summary, width: width, after: start, indent: isAligned ? start : labels + 4)
      return "  " + (label == "off" ? style.dim(label) : style.severity(rule.severity, label))
        + String(repeating: " ", count: labels - label.count + 2) + id + summary + "\n"
    }
    return style.strong("\(subject) (\(rows.count))") + "\n" + lines.joined()
  }
  let hint = "'intentscan rules WORD' shows whole summaries, and 'intentscan explain ID' a rule with examples."
  return (blocks + (word == nil ? [style.dim(wrapped(hint, width: width)) + "\n"] : [])).joined(separator: "\n")
}

/// The words of a text that fit on a line, with `…` if others are omitted.
private func shortened(_ text: String, to width: Int) -> String {
  let line = wrapped(text, width: width - 2).prefix { $0 != "\n" }, columns = columnCount(of: line)
  return columnCount(of: text) <= width ? text : columns > width - 2 ? "…" : line + " …"
}

extension RuleDescription {
  fileprivate var rank: Int { isOptIn ? -1 : Severity.allCases.firstIndex(of: severity) ?? 0 }
}
