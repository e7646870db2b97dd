#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What one run of a command cost.
struct Sample: Encodable {
  /// Nanoseconds.
  var wall: UInt64
  /// Nanoseconds of both user and system time, over all threads.
  var processor: UInt64
  /// Kilobytes.
  var peakMemory: Int
  var status: Int32
}

/// Why a command could not be run.
struct BenchError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Runs a command to its end as a process of its own. What it prints goes to `output`, a file: to `/dev/null` `grep` would
/// stop at its first find.
func runProcess(_ command: [String], output: String) throws(BenchError) -> Sample {
  #if canImport(Darwin)
    // A pointer there, a structure elsewhere.
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, descriptor, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  }
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  let start = now()
  var process = pid_t()
  let error = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
  guard error == 0 else { throw BenchError("cannot run '\(command[0])': \(String(cString: strerror(error)))") }
  var status: Int32 = 0, usage = rusage()
  while wait4(process, &status, 0, &usage) == -1 {
    guard errno == EINTR else { throw BenchError("cannot wait for '\(command[0])'") }
  }
  let wall = now() - start
  // Killed by a signal, or the status it gave.
  let code = status & 0x7f == 0 ? (status >> 8) & 0xff : -1
  #if canImport(Darwin)
    let memory = Int(usage.ru_maxrss) / 1024
  #else
    let memory = Int(usage.ru_maxrss)
  #endif
  return Sample(
    wall: wall, processor: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), peakMemory: memory, status: code)
}

private func nanoseconds(_ time: timeval) -> UInt64 {
  UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1000
}

/// Nanoseconds since some moment; never goes back.
private func now() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
