/// The manual page of all commands in the language of man(7), from the same table as help and completions.
func manualPage(of commands: [Command]) -> String {
  let tool = HelpText.toolName
  var page = """
    .TH \(tool.uppercased()) 1
    .SH NAME
    \(tool) \\- extract, check and compare the App Intents of an app from its Swift source
    .SH SYNOPSIS
    .B \(tool)
    subcommand [options] [arguments]
    .SH SUBCOMMANDS

    """
  for command in commands {
    page +=
      ".SS \(escaped(command.name))\n\(escaped(command.overview))\n.PP\n.B \(escaped(HelpText.usage(of: command)))\n"
    if !command.discussion.isEmpty {
      page += ".PP\n.nf\n" + lines(command.discussion) + ".fi\n"
    }
    for positional in command.positionals { page += entry("<\(positional.name)>", positional.help) }
    for option in command.options where option.name != Option.version.name && option.name != Option.help.name {
      page += entry(option.label, HelpText.describe(option))
    }
  }
  page += ".SH OPTIONS OF EVERY SUBCOMMAND\n"
  for option in [Option.version, .help] { page += entry(option.label, option.help) }
  return page
}

private func entry(_ label: String, _ help: String) -> String { ".TP\n.B \(escaped(label))\n" + lines(help) }

private func lines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) + "\n" }.joined()
}

/// Escapes text, so that man(7) reads no part of it as an escape or a request.
private func escaped(_ text: String) -> String {
  let characters = text.map { $0 == "\\" ? "\\e" : $0 == "-" ? "\\-" : String($0) }.joined()
  return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + characters : characters
}
