/// One option of a command, as data: parsing, help, error messages and completion scripts all read this and nothing else.
struct Option: Sendable {
  /// The value after the option.
  enum Value: Sendable {
    /// Nothing: the option is a flag.
    case none
    /// Any text, with the placeholder in help.
    case text(String)
    /// Any text; a shell completes the given words. Help does not list them.
    case suggested(String, @Sendable () -> [String])
    case file(String)
    case directory(String)
    /// A positive whole number.
    case count(String)
    /// One of the given values, in uppercase or lowercase letters.
    case choice(String, [String])
    /// The name of a subcommand.
    case subcommand(String)

    /// The placeholder of the value in help; nil for a flag.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .text(let name), .file(let name), .directory(let name), .count(let name), .choice(let name, _),
        .suggested(let name, _), .subcommand(let name):
        name
      }
    }

    /// All values of a choice; empty for other kinds of values.
    var choices: [String] {
      if case .choice(_, let choices) = self { choices } else { [] }
    }

    /// The words that a shell completes, in addition to files and subcommands.
    var completions: [String] {
      if case .suggested(_, let words) = self { words() } else { choices }
    }
  }

  /// The long name without its dashes; nil if the option has only a short one.
  let long: String?
  /// The short name without its dash; nil if the option has only a long one.
  let short: String?
  let value: Value
  let isRepeatable: Bool
  /// Former long names, without their dashes. They are accepted and not shown.
  let aliases: [String]
  let help: String

  init(
    _ long: String?, short: String? = nil, _ value: Value = .none, isRepeatable: Bool = false, aliases: [String] = [],
    help: String
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.aliases = aliases
    self.help = help
  }

  /// The name that people write: `--module`, or `-D` if there is no long form.
  var name: String { long.map { "--\($0)" } ?? "-\(short ?? "")" }

  /// The spellings with their dashes, the short one first.
  var spellings: [String] { [short.map { "-\($0)" }, long.map { "--\($0)" }].compactMap { $0 } }

  /// The spellings with the placeholder of the value, for help: `-o, --output <file>`.
  var label: String {
    let names = spellings.joined(separator: ", ")
    return value.placeholder.map { "\(names) <\($0)>" } ?? names
  }
}

extension Option {
  static let help = Option("help", short: "h", help: "Show help information.")
  static let version = Option("version", help: "Show the version.")
}
