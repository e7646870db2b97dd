#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The descriptors of this process, and how it ends.
package enum CurrentProcess {
  /// The descriptors that every process starts with.
  package static let standardInput = STDIN_FILENO
  package static let standardOutput = STDOUT_FILENO
  package static let standardError = STDERR_FILENO

  /// Makes writing to a closed pipe or past a size limit an error of that write, instead of the process's end.
  package static func surviveFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process when the standard library aborts, which it does with one line of output if memory is exhausted. That line
  /// is enough: no stack trace, and exit status 2 as for everything else that can't be read.
  package static func endOnAbort() {
    signal(SIGABRT) { _ in _exit(2) }
  }

  /// The words after the program's name, as `PathText`: they are names of files, too.
  package static var arguments: [String] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().compactMap { word in
      word.map { FilePath(cString: $0).text }
    }
  }

  /// The last component of the path by which the program was called.
  package static var name: String {
    let path = CommandLine.unsafeArgv[0].map { FilePath(cString: $0) } ?? FilePath("")
    return PathText.text(path.split().name)
  }

  /// The number of threads that can run at the same time.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Whether what is written there is read by a user at a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether there is a process with an identifier.
  package static func isRunning(_ process: Int) -> Bool {
    guard let identifier = pid_t(exactly: process), identifier > 0 else { return true }
    return kill(identifier, 0) == 0 || errno != ESRCH
  }

  /// The number of columns of a descriptor's terminal; nil if it is none, or does not state its width.
  package static func terminalWidth(_ descriptor: Int32) -> Int? {
    #if canImport(Darwin)
      // A macro with the size of a structure, which Swift does not import (sys/ttycom.h).
      let request: UInt = 0x4008_7468
    #else
      let request = UInt(TIOCGWINSZ)
    #endif
    var size = winsize()
    guard ioctl(descriptor, request, &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether a variable of the environment is set to something.
  package static func hasVariable(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }

  enum Resource { case stack, memory }

  /// The limit that the user set (`ulimit`), in bytes; nil if there is none.
  static func limit(of resource: Resource) -> UInt64? {
    #if canImport(Glibc)
      // Enumerations in glibc, numbers elsewhere.
      let numbers = (stack: __rlimit_resource_t(RLIMIT_STACK.rawValue), memory: __rlimit_resource_t(RLIMIT_AS.rawValue))
    #else
      let numbers = (stack: RLIMIT_STACK, memory: RLIMIT_AS)
    #endif
    var limit = rlimit()
    guard getrlimit(resource == .stack ? numbers.stack : numbers.memory, &limit) == 0 else { return nil }
    let value = UInt64(truncatingIfNeeded: limit.rlim_cur)
    // No limit is a number above this one, which differs by system.
    return value < Int64.max ? value : nil
  }

  /// Whether a limit of memory leaves so many bytes. The standard library ends the process in the middle of its work if it gets
  /// none, so this is asked before.
  package static func hasMemory(_ count: Int) -> Bool {
    guard limit(of: .memory) != nil else { return true }
    let memory = malloc(count)
    defer { free(memory) }
    return memory != nil
  }

  /// The value of a variable of the environment; nil for an empty one.
  package static func variable(_ name: String) -> String? {
    hasVariable(name) ? getenv(name).map { String(cString: $0) } : nil
  }

  /// Ends the process with an exit status, whatever still runs in it.
  package static func end(with status: Int32) -> Never { exit(status) }
}
