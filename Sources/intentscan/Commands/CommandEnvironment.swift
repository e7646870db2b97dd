import OperatingSystem
import IntentReports
import IntentScans

/// The parts of the process that a command may use. Tests make environments of their own.
struct CommandEnvironment: Sendable {
  var standardInput: Int32
  var standardOutput: Int32
  var standardError: Int32
  var isErrorTerminal: Bool
  var files: FileSystem
  /// The number of threads that can run at the same time.
  var processorCount: Int
  var isOutputTerminal = false
  /// The width of the terminal of standard output, in columns; nil if it is unknown.
  var terminalWidth: Int?
  /// Whether `NO_COLOR` is set and not empty.
  var forbidsColor = false
  /// The date of today, such as `2026-11-21`.
  var today: @Sendable () -> String = { Clock.today }
  /// Whether a command that watches files continues. Called after each of its runs.
  var continuesWatching: @Sendable () -> Bool = { true }
  /// The value of an environment variable; nil if it is not set.
  var variable: @Sendable (String) -> String? = { _ in nil }
  private let kept = Synchronized<[any Sendable]>([])
  /// The captured output, if a caller reads it instead of the process's output.
  private(set) var captured: Synchronized<Captured>?

  struct Captured: Sendable {
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  /// The environment of the running process.
  static func process() -> CommandEnvironment {
    CurrentProcess.surviveFailedWrites()
    CurrentProcess.endOnAbort()
    return CommandEnvironment(
      standardInput: CurrentProcess.standardInput, standardOutput: CurrentProcess.standardOutput,
      standardError: CurrentProcess.standardError,
      isErrorTerminal: CurrentProcess.isTerminal(CurrentProcess.standardError), files: .process(),
      processorCount: CurrentProcess.processorCount,
      isOutputTerminal: CurrentProcess.isTerminal(CurrentProcess.standardOutput),
      terminalWidth: CurrentProcess.terminalWidth(CurrentProcess.standardOutput),
      forbidsColor: CurrentProcess.variable("NO_COLOR") != nil, variable: CurrentProcess.variable)
  }

  /// Keeps a value until this environment ends. That of the process lives to the end, so that no time is spent on freeing a scan or
  /// ending its threads, which would be a tenth of the work.
  func keep(_ value: some Sendable) { kept.withLock { $0.append(value) } }

  /// Writes to standard output. A closed pipe is not an error: the reader needs no more.
  func print(_ bytes: [UInt8]) throws(CommandError) { try print([bytes]) }

  func print(_ pieces: [[UInt8]]) throws(CommandError) {
    if let captured { return captured.withLock { $0.output += pieces.joined() } }
    do throws(SystemError) {
      for piece in pieces { try writeAll(piece, to: standardOutput) }
    } catch {
      if error == .brokenPipe { return }
      throw CommandError("cannot write to standard output: \(error.message)")
    }
  }

  // Functions that take text aren't inlined, because every command calls them.
  /// Prints the result of a command that always succeeds.
  @inline(never) @discardableResult
  func print(_ text: String) throws(CommandError) -> ExitStatus {
    try print(Array(text.utf8))
    return .success
  }

  /// Writes a line to standard error, escaped so that neither a terminal nor a CI system takes a part of it for a command.
  @inline(never)
  func report(line: String) { report(lines: [line]) }

  /// Reports several lines.
  @inline(never)
  func report(lines: [String]) {
    if !lines.isEmpty { writeRaw(lines.map { visible($0) + "\n" }.joined()) }
  }

  /// Writes text to standard error without escaping it, such as control sequences. Errors are ignored, because they could be
  /// reported only to standard error.
  func writeRaw(_ text: String) {
    if let captured { return captured.withLock { $0.errors += text.utf8 } }
    try? writeAll(Array(text.utf8), to: standardError)
  }

  /// The environment for a command whose output a caller reads. The values that it keeps end with it.
  func capturing() -> (environment: CommandEnvironment, captured: () -> Captured) {
    let captured = Synchronized(Captured())
    var environment = CommandEnvironment(
      standardInput: standardInput, standardOutput: standardOutput, standardError: standardError,
      isErrorTerminal: false,
      files: files, processorCount: processorCount, forbidsColor: true, today: today)
    environment.captured = captured
    return (environment, { captured.withLock { $0 } })
  }
}

/// A problem that ends a command: one line on standard error and exit status 2.
typealias CommandError = InputError
