extension Command {
  static let help = Command(
    "help", overview: "Show help for a subcommand.",
    positionals: [
      Positional(
        name: "subcommand", help: "The subcommand to explain.", isOptional: true, isRepeatable: false,
        value: .subcommand("subcommand"))
    ], run: runHelp)
}

private func runHelp(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  guard let name = arguments.positionals.first else {
    try environment.print(HelpText.tool)
    return .success
  }
  guard let command = Command.named(name) else { throw UsageError.unknownCommand(name) }
  try environment.print(HelpText.page(for: command))
  return .success
}
