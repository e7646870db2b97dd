#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
  /// `NO_COLOR` is set to something.
  var forbidsColor = false
  /// The date here, as `2026-11-21`.
  var today: @Sendable () -> String = currentDate
  private let kept = Synchronized<[any Sendable]>([])

  /// The real one. Makes writing to a closed pipe or past a size limit an error of that write, instead of the process's end.
  static func process() -> CommandEnvironment {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return CommandEnvironment(
      standardInput: STDIN_FILENO, standardOutput: STDOUT_FILENO, standardError: STDERR_FILENO,
      isErrorTerminal: isatty(STDERR_FILENO) == 1, files: .process(),
      processorCount: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      forbidsColor: getenv("NO_COLOR").map { $0.pointee != 0 } ?? false)
  }

  /// Keeps a value as long as there is this environment. The process's own stays to the end, and to take a scan apart just
  /// before that, or to end its threads, would be a tenth of the work.
  func keep(_ value: some Sendable) { kept.withLock { $0.append(value) } }

  static func endProcess(with status: Int32) -> Never { exit(status) }

  /// Writes to standard output. A reader that has gone away has seen enough: that is no error.
  func print(_ bytes: [UInt8]) throws(CommandError) { try print([bytes]) }

  func print(_ pieces: [[UInt8]]) throws(CommandError) {
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

  /// Writes lines for people to standard error. Where that fails nobody is there to be told.
  @inline(never)
  func report(_ text: String) { try? writeAll(Array(text.utf8), to: standardError) }
}

/// What stands in the way of a command: one line on standard error and exit status 2.
struct CommandError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

private func currentDate() -> String {
  var now = time(nil), date = tm()
  localtime_r(&now, &date)
  func padded(_ number: Int32, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
  return "\(padded(date.tm_year + 1900, 4))-\(padded(date.tm_mon + 1, 2))-\(padded(date.tm_mday, 2))"
}
