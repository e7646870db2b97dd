import IntentRules

extension Command {
  static let rules = Command(
    "rules", overview: "List the rules: id, severity, whether it is on by default, what it finds.",
    options: [Option("format", .choice("format", ["text", "json"]), help: "How to write it. (default: text)")],
    run: runRules)
}

private func runRules(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  if arguments[.reportFormat] == "json" {
    try environment.print(Rule.json())
  } else {
    try environment.print(Rule.table)
  }
  return .success
}
