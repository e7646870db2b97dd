import IntentReports

/// Help pages in the layout of swift-argument-parser, which is familiar to users.
enum HelpText {
  static let toolName = "intentscan"
  private static let width = 80
  private static let column = 26

  /// The page of `intentscan --help`.
  static var tool: String {
    var page =
      paragraph("OVERVIEW: Extract, check and compare the App Intents of an app from its Swift source.") + "\n"
    page += "USAGE: \(toolName) <subcommand>\n\n"
    page += section("OPTIONS", [Option.version, .help].map { ($0.label, $0.help) })
    for (title, commands) in Command.groups { page += section(title, commands.map { ($0.name, $0.overview) }) }
    return page + "  See '\(toolName) help <subcommand>' for detailed help.\n"
  }

  /// The page of `intentscan <command> --help`.
  static func page(for command: Command) -> String {
    var page = paragraph("OVERVIEW: \(command.overview)") + "\n"
    if !command.discussion.isEmpty { page += command.discussion + "\n\n" }
    page += "USAGE: \(usage(of: command))\n\n"
    page += section("ARGUMENTS", command.positionals.map { ("<\($0.name)>", $0.help) })
    for (title, options) in headed(command.options) { page += section(title, options.map { ($0.label, describe($0)) }) }
    page.removeLast()
    return page
  }

  /// The options below their headings. If a command has at most 12, all are below the heading `OPTIONS`.
  private static func headed(_ options: [Option]) -> [(title: String, options: [Option])] {
    guard options.count > 12 else { return [("OPTIONS", options)] }
    let named = headings.map { title, names in (title, options.filter { names.contains($0.name) }) }
    let known = Set(headings.flatMap(\.options))
    return [("OPTIONS", options.filter { !known.contains($0.name) })] + named
  }

  /// The headings of the help pages, each with its options. Other options are below the heading `OPTIONS`.
  static let headings: [(title: String, options: [String])] = [
    (
      "WHAT IS PRINTED",
      names([
        .reportFormat, .output, .order, .notes, .statistics, .explainUnchecked, .noSummary, .color, .quiet, .timings,
        .owners, .dryRun,
      ])
    ),
    ("WHICH RULES RUN", names([.profile, .only, .enable, .disable])),
    (
      "WHAT FAILS",
      names([
        .strict, .failOn, .expect, .snapshot, .writeSnapshot, .allowEmpty, .allow, .writeAllow, .reason,
      ])
    ),
    ("KNOWN FINDINGS", names([.baseline, .writeBaseline, .pruneBaseline])),
    ("FIXES", names([.fix, .unsafeFixes])),
    (
      "WHAT IS READ",
      names([
        .project, .projectTarget, .buildConfiguration, .outside, .noProject, .configuration, .changedSince, .module,
        .context,
        .facts, .inputs, .root, .standardInputName,
      ])
    ),
    (
      "HOW SOURCE IS READ",
      names([
        .platform, .swiftVersion, .define, .allConditions, .deploymentTarget, .xcode, .threads,
      ])
    ),
  ]

  private static func names(_ options: [Option]) -> [String] { options.map(\.name) }

  /// The usage of a command: `intentscan extract [<options>] [<path> ...]`.
  static func usage(of command: Command) -> String {
    var words = [toolName, command.name]
    let options = command.options.filter { $0.name != Option.version.name && $0.name != Option.help.name }
    let named = options.map { "[\($0.name)" + ($0.value.placeholder.map { " <\($0)>" } ?? "") + "]" }
    // The options are listed only if there are few of them, and they fit on the line.
    let isShort = named.count <= 4 && named.reduce(0) { $0 + $1.count + 1 } <= 50
    words += isShort ? named : ["[<options>]"]
    for positional in command.positionals {
      let word = "<\(positional.name)>" + (positional.isRepeatable ? " ..." : "")
      words.append(positional.isOptional ? "[\(word)]" : word)
    }
    return words.joined(separator: " ")
  }

  static func describe(_ option: Option) -> String {
    let choices = option.value.choices
    return choices.isEmpty ? option.help : "\(option.help) (values: \(choices.joined(separator: ", ")))"
  }

  private static func section(_ title: String, _ rows: [(label: String, help: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return title + ":\n" + rows.map(row).joined() + "\n"
  }

  /// A label and its text, the text in a column of its own.
  private static func row(_ row: (label: String, help: String)) -> String {
    let label = "  " + row.label
    let margin = String(repeating: " ", count: column)
    let first = label.count < column ? label + margin.dropFirst(label.count) : label + "\n" + margin
    return first + wrapped(row.help, width: width, after: column, indent: column) + "\n"
  }

  private static func paragraph(_ text: String) -> String {
    wrapped(text, width: width) + "\n"
  }
}
