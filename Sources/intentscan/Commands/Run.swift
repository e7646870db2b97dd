import OperatingSystem
import IntentScans
import DocumentFormats

/// Runs the whole tool: takes the words after its name, and returns the exit status.
func run(_ words: [String], in environment: CommandEnvironment) -> Int32 {
  DeepStack.run {
    guard CurrentProcess.hasMemory(leastMemory) else {
      environment.report(
        line: "error: fewer than \(leastMemory >> 20) MB of memory are left; raise the limit of memory ('ulimit -v')")
      return ExitStatus.failure.rawValue
    }
    return status(of: words, in: environment)
  } withoutThread: { error in
    environment.report(
      line: "error: cannot start a thread with \(DeepStack.size >> 20) MB of stack: \(error.message); "
        + "raise the limit of the stack ('ulimit -s'), of memory ('ulimit -v') or of processes ('ulimit -u')")
    return ExitStatus.failure.rawValue
  }
}

/// The bytes of address space that a run needs for a small app, including the stacks of its threads.
private let leastMemory = 44 << 20

func status(of words: [String], in environment: CommandEnvironment) -> Int32 {
  do {
    return try dispatch(words, in: environment).rawValue
  } catch let error as InputError {
    environment.report(line: error.line)
  } catch {
    environment.report(line: "error: \(error)")
  }
  return ExitStatus.failure.rawValue
}

private func dispatch(_ words: [String], in environment: CommandEnvironment) throws -> ExitStatus {
  // A request for help gets help, even if other words are wrong.
  let options = words.prefix { $0 != "--" }
  let wantsHelp = options.contains { $0 == Option.help.name || $0 == "-h" }
  guard let name = words.first, !name.hasPrefix("-") else {
    return try runWithoutCommand(words, wantsHelp: wantsHelp, in: environment)
  }
  guard let command = Command.named(name) else {
    return fail(.unknownCommand(name), usage: "\(HelpText.toolName) <subcommand>", in: environment)
  }
  if wantsHelp { return try environment.print(HelpText.page(for: command)) }
  if options.contains(Option.version.name) { return try environment.print("\(Generator.version)\n") }
  do {
    let words =
      try command.alias.map { _ in try knownWords(of: command, words.dropFirst(), in: environment) }
      ?? Array(words.dropFirst())
    var arguments = try Arguments(words, for: command)
    let environment = try environment.readingUnsavedInput(of: &arguments)
    return try command.run(arguments, environment)
  } catch let error as UsageError {
    if command.alias != nil { throw CommandError(error.message) }
    return fail(error, usage: HelpText.usage(of: command), in: environment)
  }
}

private func runWithoutCommand(
  _ words: [String], wantsHelp: Bool, in environment: CommandEnvironment
) throws -> ExitStatus {
  if words.isEmpty || wantsHelp { return try environment.print(HelpText.tool) }
  if words.contains(Option.version.name) { return try environment.print("\(Generator.version)\n") }
  return fail(
    UsageError("unknown option '\(words[0])'; put options after the subcommand"),
    usage: "\(HelpText.toolName) <subcommand>", in: environment)
}

private func fail(_ error: UsageError, usage: String, in environment: CommandEnvironment) -> ExitStatus {
  environment.report(lines: ["error: \(error.message)", "usage: \(usage)"])
  return .failure
}
