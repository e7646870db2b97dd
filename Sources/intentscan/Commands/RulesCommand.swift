import IntentReports
import IntentChanges
import IntentRules

extension Command {
  static let rules = Command(
    "rules", overview: "List the rules of 'lint' and the changes of 'diff'.",
    options: [Option("format", .choice("format", ["text", "json"]), help: "The format of the list. (default: text)")],
    run: runRules)
}

private func runRules(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  if arguments[.reportFormat] == "json" {
    try environment.print(Rule.json { ChangeKind.write(to: &$0) })
  } else {
    try environment.print(Rule.table + ChangeKind.table)
  }
  return .success
}
