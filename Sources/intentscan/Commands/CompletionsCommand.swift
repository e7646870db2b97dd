extension Command {
  static let completions = Command(
    "completions", overview: "Print a completion script for a shell.",
    discussion: """
      bash: eval "$(intentscan completions bash)"     # in ~/.bashrc
      zsh:  intentscan completions zsh > "${fpath[1]}/_intentscan"
      fish: intentscan completions fish > ~/.config/fish/completions/intentscan.fish
      """,
    positionals: [
      Positional(
        name: "shell", help: "bash, zsh or fish.", isOptional: false, isRepeatable: false,
        value: .choice("shell", ["bash", "zsh", "fish"]))
    ], run: runCompletions)
}

private func runCompletions(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  switch arguments.positionals.first {
  case "bash": try environment.print(bashCompletions(of: Command.all))
  case "zsh": try environment.print(zshCompletions(of: Command.all))
  default: try environment.print(fishCompletions(of: Command.all))
  }
}
