#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program in a process of its own, with pipes for input and output. The program is searched for in the absolute folders of
/// `PATH`, and never run through a shell.
final class ChildProcess {
  /// The pipe to the program's input; -1 after it is closed.
  private var input: Int32
  private let output: Int32
  private let errors: Int32
  private var identifier: pid_t
  /// The start of the program's error messages.
  private var complaints: [UInt8] = []
  private var hasMoreComplaints = true
  private static let keptComplaints = 1 << 16
  /// The limit for the output of `run`, in bytes. The largest output is a list of a repository's objects.
  static let outputLimit = 1 << 28

  struct Outcome {
    var status: Int32
    var output: [UInt8]
    /// The first line of standard error; empty if there is none.
    var complaint: String
  }

  /// Starts a program; `words[0]` is its name.
  init(_ words: [String]) throws(SystemError) {
    let started = Self.starting.withLock { count in
      count += 1
      return Result { () throws(SystemError) in try Self.start(words) }
    }
    (input, output, errors, identifier) = try started.get()
  }

  /// Runs a program to its end. The program must read all of its input before it prints, because its output is read only after
  /// all input is written.
  static func run(_ words: [String], input: [UInt8] = []) throws(SystemError) -> Outcome {
    let child = try ChildProcess(words)
    if !input.isEmpty { try child.feed(input) }
    child.endInput()
    var output: [UInt8] = [], chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = try child.read(into: &chunk), count > 0 {
      guard output.count + count <= outputLimit else { throw SystemError.tooMuchOutput }
      output += chunk[..<count]
    }
    return try child.finish(output)
  }

  // MARK: Talking

  /// Writes to the program's input. Read the output before it exceeds the capacity of a pipe, at least 4 KB: beyond that, the
  /// program waits and no longer reads.
  func feed(_ bytes: [UInt8]) throws(SystemError) { try writeAll(bytes, to: input) }

  /// Reads the next bytes of the output into `chunk`, and returns their number; 0 at the end. Reads standard error, too, because
  /// a program whose error pipe is full stops printing.
  func read(into chunk: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      var streams = [output, hasMoreComplaints ? errors : -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = try retrying { poll(&streams, 2, -1) }
      if streams[1].revents != 0 { try readComplaint() }
      if streams[0].revents != 0 { return try readBytes(of: output, into: &chunk) }
    }
  }

  private func readComplaint() throws(SystemError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    let count = try readBytes(of: errors, into: &chunk)
    hasMoreComplaints = count > 0
    complaints += chunk[..<min(count, Self.keptComplaints - complaints.count)]
  }

  func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Skips the remaining output, and waits for the end of the program. `output` is the part that the caller has read, for the
  /// outcome.
  func finish(_ output: [UInt8] = []) throws(SystemError) -> Outcome {
    endInput()
    var rest = [UInt8](repeating: 0, count: 1 << 16)
    while try read(into: &rest) > 0 {}
    while hasMoreComplaints { try readComplaint() }
    let status = try wait()
    // The low seven bits hold a signal, and bits 8 to 15 the exit status, on every known system.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    let line = String(decoding: complaints, as: UTF8.self).split(whereSeparator: \.isNewline).first
    return Outcome(status: code, output: output, complaint: line.map(String.init) ?? "")
  }

  private func wait() throws(SystemError) -> Int32 {
    var status: Int32 = 0
    let child = identifier
    identifier = 0
    if child > 0 { _ = try retrying { waitpid(child, &status, 0) } }
    return status
  }

  /// A program whose output is not read to the end stops when the pipe is closed.
  deinit {
    endInput()
    close(output)
    close(errors)
    _ = try? wait()
  }

  // MARK: Starting

  /// A lock, so that programs are started one at a time. A program that inherited an end of another program's pipe would keep that
  /// pipe open, and the reader of the pipe would wait forever for its end.
  ///
  /// The lock holds a number, because the thread sanitizer reports a race for an empty value: its address is that of the object's
  /// first bytes, which are read without the lock.
  private static let starting = Synchronized(0)

  private static func start(
    _ words: [String]
  ) throws(SystemError) -> (input: Int32, output: Int32, errors: Int32, identifier: pid_t) {
    let search = ProgramSearch()
    guard let path = search.path(of: words[0]) else { throw SystemError.missing }
    let input = try Pipe(), output = try Pipe(), errors = try Pipe()
    var identifier = pid_t()
    let status = spawn(
      path, words, search.environment, input: input.reading, output: output.writing, errors: errors.writing, &identifier
    )
    for end in [input.reading, output.writing, errors.writing] { close(end) }
    guard status == 0 else {
      for end in [input.writing, output.reading, errors.reading] { close(end) }
      throw SystemError(status)
    }
    return (input.writing, output.reading, errors.reading, identifier)
  }

  /// A pipe. Other programs do not inherit its ends, except for those that become their standard streams.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      _ = try retrying { pipe(&ends) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      reading = ends[0]
      writing = ends[1]
    }
  }

  private static func spawn(
    _ path: String, _ words: [String], _ environment: [String], input: Int32, output: Int32, errors: Int32,
    _ identifier: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    let arguments = strings(words), variables = strings(environment)
    defer { for string in arguments + variables { free(string) } }
    return posix_spawn(&identifier, path, &actions, &attributes, arguments, variables)
  }

  /// The words as C strings, which the caller frees, and a null pointer. Words can be paths, so they are converted by `PathText`.
  private static func strings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { word in
      (PathText.bytes(word) + [0]).withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strdup($0) } }
      }
    } + [nil]
  }
}
