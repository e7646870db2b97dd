func fishCompletions(of commands: [Command]) -> String {
  let tool = HelpText.toolName
  let start = "complete -c \(tool)"
  var script = "# fish completion for \(tool)\n\(start) -f\n"
  for option in [Option.version, .help] {
    script += "\(start) -n __fish_use_subcommand\(names(option)) -d \(quoted(option.help))\n"
  }
  for command in commands {
    script += "\(start) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.overview))\n"
  }
  for command in commands {
    let start = "\(start) -n \(quoted("__fish_seen_subcommand_from \(command.name)"))"
    for option in command.options {
      script += "\(start)\(names(option))\(value(option.value, commands)) -d \(quoted(option.help))\n"
    }
    for positional in command.positionals {
      switch positional.value {
      case .file, .directory: script += "\(start) -F\n"
      case .subcommand: script += "\(start) -a \(quoted(commands.map(\.name).joined(separator: " ")))\n"
      default: script += "\(start) -a \(quoted(positional.value.completions.joined(separator: " ")))\n"
      }
    }
  }
  return script
}

private func names(_ option: Option) -> String {
  (option.short.map { " -s \($0)" } ?? "") + (option.long.map { " -l \($0)" } ?? "")
}

private func value(_ value: Option.Value, _ commands: [Command]) -> String {
  switch value {
  case .none: ""
  case .text, .count: " -x"
  case .file: " -r -F"
  case .directory: " -x -a '(__fish_complete_directories)'"
  case .choice, .suggested: " -x -a \(quoted(value.completions.joined(separator: " ")))"
  case .subcommand: " -x -a \(quoted(commands.map(\.name).joined(separator: " ")))"
  }
}

/// The text in single quotes as fish reads them.
private func quoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
}
