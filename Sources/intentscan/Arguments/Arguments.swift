import IntentScans

/// The words after a command's name, checked against the options that the command declares.
struct Arguments: Sendable {
  private(set) var positionals: [String] = []
  /// Values by option name, in the order given; a flag that was given has an empty list.
  private var values: [String: [String]] = [:]
  /// Whether the text of a file came from standard input.
  private(set) var hasUnsavedText = false

  /// The arguments with other paths.
  func replacingPositionals(_ paths: [String]) -> Arguments {
    var copy = self
    copy.positionals = paths
    return copy
  }

  /// The arguments without standard input, which has the unsaved text of a file in one of the other paths. `name` is the option
  /// with its path.
  func withoutStandardInput(_ name: Option) -> Arguments {
    var copy = self
    copy.positionals.removeAll { $0 == "-" }
    copy.values[name.name] = nil
    copy.hasUnsavedText = true
    return copy
  }

  /// Whether the option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The option's last value; nil for a flag, or if the option wasn't given.
  subscript(_ option: Option) -> String? { values[option.name]?.last }

  /// All values of a repeatable option.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// The number that is the value of a `.count` option; nil if the option wasn't given.
  func count(_ option: Option) -> Int? { self[option].flatMap { Int($0) } }
}

/// A mistake in the command line: one line for standard error, and a usage line below it.
typealias UsageError = RequestError

extension Arguments {
  /// Reads `--option value`, `--option=value`, `-o value`, `-ovalue` and `-o=value`. After `--`, all words are positional.
  init(_ words: [String], for command: Command) throws(UsageError) {
    let options = command.options
    var index = 0
    var optionsEnded = false
    while index < words.count {
      let word = words[index]
      index += 1
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        positionals.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        let (option, attached) = try Self.split(word, options)
        let follower = index < words.count ? words[index] : nil
        if try take(option, attached: attached, follower: follower) { index += 1 }
      }
    }
    try checkPositionals(of: command)
  }

  /// The words without options that the command does not have, and without the word after each of these, which may be its value,
  /// unless that is an option, too.
  static func known(_ words: ArraySlice<String>, of command: Command) -> [String] {
    let options = command.options
    var known: [String] = [], isAfterUnknown = false
    for word in words {
      let isOption = word.hasPrefix("-") && word != "-"
      let isUnknown = isOption ? (try? split(word, options)) == nil : isAfterUnknown
      if !isUnknown { known.append(word) }
      isAfterUnknown = isOption && isUnknown
    }
    return known
  }

  /// The option that a word names, and the value written in the same word; nil if it has no value. Throws for an unknown option.
  private static func split(_ word: String, _ options: [Option]) throws(UsageError) -> (Option, String?) {
    if word.hasPrefix("--") {
      let equals = word.firstIndex(of: "=")
      let name = String(word[..<(equals ?? word.endIndex)])
      guard
        let option = options.first(where: {
          $0.long != nil && ($0.name == name || $0.aliases.contains { "--\($0)" == name })
        })
      else {
        throw UsageError.unknownOption(name, options)
      }
      return (option, equals.map { String(word[word.index(after: $0)...]) })
    }
    for option in options {
      guard let short = option.short, word.hasPrefix("-\(short)") else { continue }
      let rest = word.dropFirst(1 + short.count)
      if rest.isEmpty { return (option, nil) }
      guard option.value.placeholder != nil else { continue }
      return (option, String(rest.hasPrefix("=") ? rest.dropFirst() : rest))
    }
    throw UsageError.unknownOption(word, options)
  }

  /// Records an option. Returns true if it took `follower`, the next word, as its value.
  private mutating func take(_ option: Option, attached: String?, follower: String?) throws(UsageError) -> Bool {
    guard let placeholder = option.value.placeholder else {
      guard attached == nil else { throw UsageError("option '\(option.name)' does not take a value") }
      values[option.name] = []
      return false
    }
    // A next word that begins with `-` is more likely another option than the value. `--option=-x` passes such a value.
    let follower = follower.flatMap { $0 == "-" || !$0.hasPrefix("-") ? $0 : nil }
    guard let value = attached ?? follower, !value.isEmpty else {
      throw UsageError("option '\(option.name)' needs a value: '\(option.name) <\(placeholder)>'")
    }
    guard option.isRepeatable || values[option.name] == nil else {
      throw UsageError("option '\(option.name)' is given more than once")
    }
    values[option.name, default: []].append(try Self.check(value, of: option))
    return attached == nil
  }

  /// The value as the option spells it. Throws the reason why it is invalid.
  private static func check(_ value: String, of option: Option) throws(UsageError) -> String {
    switch option.value {
    case .choice(_, let choices):
      if let choice = choices.first(where: { $0.lowercased() == value.lowercased() }) { return choice }
      throw UsageError("'\(value)' is not a value of '\(option.name)'; use \(choices.joined(separator: ", "))")
    case .count:
      if let number = Int(value), number > 0 { return String(number) }
      throw UsageError("option '\(option.name)' needs a whole number of at least 1; found '\(value)'")
    case .none, .text, .suggested, .file, .directory, .subcommand: return value
    }
  }

  private func checkPositionals(of command: Command) throws(UsageError) {
    let declared = command.positionals
    if positionals.count > declared.count, declared.last?.isRepeatable != true {
      throw UsageError("unexpected argument '\(positionals[declared.count])'")
    }
    if let missing = declared.dropFirst(positionals.count).first(where: { !$0.isOptional }) {
      throw UsageError("missing argument '<\(missing.name)>'")
    }
    for (word, positional) in zip(positionals, declared) where !positional.value.choices.isEmpty {
      let choices = positional.value.choices
      guard !choices.contains(word) else { continue }
      throw UsageError("'\(word)' is not a value of <\(positional.name)>; use \(choices.joined(separator: ", "))")
    }
  }
}

extension UsageError {
  static func unknownOption(_ name: String, _ options: [Option]) -> UsageError {
    UsageError("unknown option '\(name)'" + options.map(\.name).suggestion(for: name))
  }

  static func unknownCommand(_ name: String) -> UsageError {
    let suggestion = Command.all.map(\.name).suggestion(for: name)
    let advice = suggestion.isEmpty ? "; 'intentscan --help' lists all commands" : suggestion
    return UsageError("unknown command '\(name)'" + advice)
  }
}
