#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process of this program: its descriptors, arguments, environment, limits and end.
package enum CurrentProcess {
  /// The descriptors of the three standard streams.
  package static let standardInput = STDIN_FILENO
  package static let standardOutput = STDOUT_FILENO
  package static let standardError = STDERR_FILENO

  /// Makes a write to a closed pipe, or past the size limit for files, fail with an error. By default, such a write ends the
  /// process.
  package static func surviveFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process with status 2, as for unreadable input, when the standard library aborts, which it does if memory is
  /// exhausted. The standard library has then printed one line, which is enough: no stack trace follows.
  package static func endOnAbort() {
    signal(SIGABRT) { _ in _exit(2) }
  }

  /// The words after the program's name, as text of `PathText`, because they can be file names that are not UTF-8.
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

  /// The number of threads that can run at the same time; 1 if the system does not report it.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Whether the descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether a process with this identifier exists. Also true for a number that cannot be an identifier.
  package static func isRunning(_ process: Int) -> Bool {
    guard let identifier = pid_t(exactly: process), identifier > 0 else { return true }
    return kill(identifier, 0) == 0 || errno != ESRCH
  }

  /// The number of columns of a descriptor's terminal; nil if the descriptor is not a terminal, or the terminal does not state
  /// its width.
  package static func terminalWidth(_ descriptor: Int32) -> Int? {
    #if canImport(Darwin)
      // `TIOCGWINSZ` (sys/ttycom.h), which Swift does not import because the macro contains the size of a structure.
      let request: UInt = 0x4008_7468
    #else
      let request = UInt(TIOCGWINSZ)
    #endif
    var size = winsize()
    guard ioctl(descriptor, request, &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  enum Resource { case stack, memory }

  /// The limit that the user set for a resource (`ulimit`), in bytes; nil if there is none, or if it cannot be read.
  static func limit(of resource: Resource) -> UInt64? {
    #if canImport(Glibc)
      // The constants are enumerations in glibc, and numbers in other C libraries.
      let numbers = (stack: __rlimit_resource_t(RLIMIT_STACK.rawValue), memory: __rlimit_resource_t(RLIMIT_AS.rawValue))
    #else
      let numbers = (stack: RLIMIT_STACK, memory: RLIMIT_AS)
    #endif
    var limit = rlimit()
    guard getrlimit(resource == .stack ? numbers.stack : numbers.memory, &limit) == 0 else { return nil }
    let value = UInt64(truncatingIfNeeded: limit.rlim_cur)
    // `RLIM_INFINITY`, which means that there is no limit, differs by system. It is at least `Int64.max` everywhere.
    return value < Int64.max ? value : nil
  }

  /// Whether `count` bytes can be allocated now; true if memory is not limited. Check this before a large allocation, because the
  /// standard library ends the process if an allocation fails.
  package static func hasMemory(_ count: Int) -> Bool {
    guard limit(of: .memory) != nil else { return true }
    // `malloc` and `free` are not used: the optimizer removes the pair of calls, so the result would always be true.
    let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    // A failure is the address -1.
    guard let memory, Int(bitPattern: memory) != -1 else { return false }
    munmap(memory, count)
    return true
  }

  /// The value of an environment variable; nil if it is not set or empty.
  package static func variable(_ name: String) -> String? {
    getenv(name).flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
  }

  /// Ends the process with an exit status, even if other threads still run.
  package static func end(with status: Int32) -> Never { exit(status) }
}
