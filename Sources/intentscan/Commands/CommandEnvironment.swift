import OperatingSystem
import IntentReports

/// All that a command may know of the process it runs in. Tests make their own.
struct CommandEnvironment: Sendable {
  var standardInput: Int32
  var standardOutput: Int32
  var standardError: Int32
  var isErrorTerminal: Bool
  var files: FileSystem
  /// How many threads can run at the same time.
  var processorCount: Int
  var isOutputTerminal = false
  /// The columns of that terminal; nil if it does not say them.
  var terminalWidth: Int?
  /// `NO_COLOR` is set to something.
  var forbidsColor = false
  /// The date here, as `2026-11-21`.
  var today: @Sendable () -> String = { Clock.today }
  /// Asked after every run of a command that watches files.
  var continuesWatching: @Sendable () -> Bool = { true }
  /// The value of a variable of the environment.
  var variable: @Sendable (String) -> String? = { _ in nil }
  private let kept = Synchronized<[any Sendable]>([])
  /// What was printed, if it is a caller's and not the process's output.
  private(set) var captured: Synchronized<Captured>?

  struct Captured: Sendable {
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  /// The real one.
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
      forbidsColor: CurrentProcess.hasVariable("NO_COLOR"), variable: CurrentProcess.variable)
  }

  /// Keeps a value as long as there is this environment. The process's own stays to the end, and to take a scan apart just
  /// before that, or to end its threads, would be a tenth of the work.
  func keep(_ value: some Sendable) { kept.withLock { $0.append(value) } }

  /// Writes to standard output. A reader that has gone away has seen enough: that is no error.
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

  // What takes text isn't inlined: every command calls it.
  @inline(never)
  func print(_ text: String) throws(CommandError) { try print(Array(text.utf8)) }

  /// Writes a line for people to standard error, with nothing in it that a terminal or a CI system would obey.
  @inline(never)
  func report(line: String) { report(lines: [line]) }

  /// The same for several.
  @inline(never)
  func report(lines: [String]) {
    if !lines.isEmpty { writeRaw(lines.map { visible($0) + "\n" }.joined()) }
  }

  /// Writes to standard error what controls the terminal. Where that fails no user is there to be told.
  func writeRaw(_ text: String) {
    if let captured { return captured.withLock { $0.errors += text.utf8 } }
    try? writeAll(Array(text.utf8), to: standardError)
  }

  /// The same surroundings for a command whose output a caller reads. Nothing is kept after it.
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

/// What is in the way of a command: one line on standard error and exit status 2.
struct CommandError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}
