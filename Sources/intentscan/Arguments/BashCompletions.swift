/// The completion script for bash, 3.2 (which macOS has) and later. Where it offers nothing, bash completes file names.
func bashCompletions(of commands: [Command]) -> String {
  let tool = HelpText.toolName
  var script = """
    # bash completion for \(tool): eval "$(\(tool) completions bash)"
    _\(tool)() {
      local IFS=$' \\t\\n'
      local current="${COMP_WORDS[COMP_CWORD]}" previous="" words=""
      COMPREPLY=()
      if [ "$COMP_CWORD" -le 1 ]; then
        words="\((commands.map(\.name) + ["--help", "--version"]).joined(separator: " "))"
        COMPREPLY=( $(compgen -W "$words" -- "$current") )
        return
      fi
      previous="${COMP_WORDS[COMP_CWORD - 1]}"
      # bash takes '--option=value' apart.
      if [ "$current" = "=" ]; then
        current=""
      elif [ "$previous" = "=" ]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      case "${COMP_WORDS[1]} $previous" in

    """
  for command in commands {
    for option in command.options where option.value.placeholder != nil {
      let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
      script += "    \(patterns)) words=\"\(words(option.value, commands))\" ;;\n"
    }
  }
  script += "    *)\n      case \"${COMP_WORDS[1]} $current\" in\n"
  for command in commands {
    let options = command.options.flatMap(\.spellings).joined(separator: " ")
    script += "        \"\(command.name) -\"*) words=\"\(options)\" ;;\n"
    let value = command.positionals.first.map { words($0.value, commands) } ?? ""
    script += "        \"\(command.name) \"*) words=\"\(value)\" ;;\n"
  }
  script += """
          esac ;;
      esac
      COMPREPLY=( $(compgen -W "$words" -- "$current") )
    }
    complete -o default -F _\(tool) \(tool)

    """
  return script
}

private func words(_ value: Option.Value, _ commands: [Command]) -> String {
  if case .subcommand = value { return commands.map(\.name).joined(separator: " ") }
  return value.completions.joined(separator: " ")
}
