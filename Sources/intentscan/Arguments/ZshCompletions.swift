/// The completion script for zsh, to be put into a folder of `fpath` or to be evaluated.
func zshCompletions(of commands: [Command]) -> String {
  let tool = HelpText.toolName
  var script = """
    #compdef \(tool)
    _\(tool)() {
      local context state state_descr line
      typeset -A opt_args
      _arguments -C \\
        '(-h --help)'{-h,--help}'[\(Option.help.help)]' \\
        '--version[\(Option.version.help)]' \\
        '1:subcommand:->subcommand' \\
        '*::argument:->argument'
      local -a subcommands
      subcommands=(

    """
  for command in commands { script += "    \(quoted("\(command.name):\(command.overview)"))\n" }
  script += """
      )
      case $state in
        subcommand) _describe 'subcommand' subcommands ;;
        argument)
          case ${words[1]} in

    """
  for command in commands {
    let specifications = command.options.map(specification) + command.positionals.map(specification)
    let lines = (["        \(command.name)) _arguments"] + specifications).joined(separator: " \\\n          ")
    script += lines + " ;;\n"
  }
  script += """
          esac ;;
      esac
    }
    if [ "$funcstack[1]" = "_\(tool)" ]; then _\(tool) "$@"; else compdef _\(tool) \(tool); fi

    """
  return script
}

/// The specification of an option for `_arguments`: `'(-o --output)'{-o,--output=}'[Write there …]:file:_files'`.
private func specification(_ option: Option) -> String {
  let takesValue = option.value.placeholder != nil
  // After a long name, `=` means that the value follows it or is the next word. After a short name, `+` means that the value is in
  // the same word or is the next one.
  let names = option.spellings.map { $0 + (takesValue ? ($0.hasPrefix("--") ? "=" : "+") : "") }
  let help = "[\(escaped(option.help, "[]:"))]"
  let value = option.value.placeholder.map { ":\($0):\(action(option.value))" } ?? ""
  if option.isRepeatable { return names.map { quoted("*\($0)\(help)\(value)") }.joined(separator: " ") }
  guard names.count > 1 else { return quoted("\(names[0])\(help)\(value)") }
  let exclusion = quoted("(\(option.spellings.joined(separator: " ")))")
  return exclusion + "{\(names.joined(separator: ","))}" + quoted(help + value)
}

private func specification(_ positional: Command.Positional) -> String {
  quoted("\(positional.isRepeatable ? "*" : "1"):\(positional.name):\(action(positional.value))")
}

private func action(_ value: Option.Value) -> String {
  switch value {
  case .none, .text, .count: ""
  case .file: "_files"
  case .directory: "_files -/"
  case .choice, .suggested: "(\(value.completions.joined(separator: " ")))"
  case .subcommand: "(\(Command.all.map(\.name).joined(separator: " ")))"
  }
}

/// The text in single quotes, for any Bourne shell.
private func quoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
}

private func escaped(_ text: String, _ special: String) -> String {
  text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
}
