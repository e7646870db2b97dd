/// One subcommand, as data. A new command is one file in `Commands` and one element in `groups`.
struct Command: Sendable {
  struct Positional: Sendable {
    let name: String
    let help: String
    let isOptional: Bool
    let isRepeatable: Bool
    /// The kind of value, for checks and for completions of a shell.
    let value: Option.Value
  }

  let name: String
  /// The name of Apple's tool that the command replaces; nil for other commands. If the program is called by this name, it runs
  /// the command.
  let alias: String?
  /// The purpose of the command, in one sentence.
  let overview: String
  /// Further paragraphs of its help; empty if it has none.
  var discussion: String { makeDiscussion() }
  let positionals: [Positional]
  /// The command's own options, and `--version` and `--help`, which every command has.
  var options: [Option] { makeOptions() + [.version, .help] }
  /// Runs the command and returns its exit status.
  let run: @Sendable (Arguments, CommandEnvironment) throws -> ExitStatus

  // The discussion and the options are made on access, because finding one command looks at all of them.
  private let makeDiscussion: @Sendable () -> String, makeOptions: @Sendable () -> [Option]

  init(
    _ name: String, alias: String? = nil, overview: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    positionals: [Positional] = [], options: @autoclosure @escaping @Sendable () -> [Option] = [],
    run: @escaping @Sendable (Arguments, CommandEnvironment) throws -> ExitStatus
  ) {
    self.name = name
    self.alias = alias
    self.overview = overview
    makeDiscussion = discussion
    self.positionals = positionals
    makeOptions = options
    self.run = run
  }

  /// The commands, grouped by the purpose for which a user runs them.
  static let groups: [(title: String, commands: [Command])] = [
    ("WHAT AN APP HAS", [.list, .preview, .why, .extract, .tools]),
    ("WHAT IS WRONG, AND WHAT CHANGES FOR USERS", [.lint, .strings, .diff, .rules, .explain]),
    ("FILES FOR A PROJECT", [.initialize, .adopt, .config, .migrate, .completions]),
    ("BUILT APPS", [.read, .verify, .compare]),
    ("EDITORS AND ASSISTANTS", [.languageServer, .contextServer]),
    ("BUILDS AND OTHER PROGRAMS", [.facts, .merge, .schema, .process, .processStrings, .processTraining]),
  ]

  static let all: [Command] = groups.flatMap(\.commands) + [.help]

  /// The command with a name or an alias; nil if there is none. `debug` is for developers of the tool, so help and completions do
  /// not list it.
  static func named(_ name: String) -> Command? { (all + [debug]).first { $0.name == name || $0.alias == name } }

  /// The words of the command line, with the command first. If the program is called by the name of Apple's tool, as through a
  /// link, that name is the command.
  static func words(_ words: [String], calledAs name: String) -> [String] {
    all.contains { $0.alias == name } ? [name] + words : words
  }
}

/// The result of a command for scripts.
enum ExitStatus: Int32 {
  case success = 0
  /// Something was found that should not be there, or nothing was found at all.
  case findings = 1
  /// Wrong usage, wrong configuration, an input that can't be read, or an output that can't be written.
  case failure = 2
  /// A version to compare can't be read.
  case incomparable = 3
}
