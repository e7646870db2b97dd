extension Option {
  fileprivate static let man = Option("man", help: "Print the manual page of all subcommands, for 'man -l'.")
}

extension Command {
  static let help = Command(
    "help", overview: "Show help for a subcommand.",
    positionals: [
      Positional(
        name: "subcommand", help: "The subcommand to explain.", isOptional: true, isRepeatable: false,
        value: .subcommand("subcommand"))
    ], options: [.man], run: runHelp)
}

private func runHelp(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  if arguments.has(.man) {
    guard arguments.positionals.isEmpty else { throw UsageError("'--man' prints one page for all subcommands") }
    return try environment.print(manualPage(of: Command.all))
  }
  guard let name = arguments.positionals.first else { return try environment.print(HelpText.tool) }
  guard let command = Command.named(name) else { throw UsageError.unknownCommand(name) }
  return try environment.print(HelpText.page(for: command))
}
