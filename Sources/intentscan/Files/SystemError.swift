#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a system call failed.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  /// The failure of the call just made.
  static var last: SystemError { SystemError(errno) }

  /// "No such file or directory"
  var message: String { String(cString: strerror(code)) }

  static let isDirectory = SystemError(EISDIR)
  static let missing = SystemError(ENOENT)
  static let tooLarge = SystemError(EFBIG)
  static let brokenPipe = SystemError(EPIPE)
}

/// Makes a system call until no signal interrupts it; -1 means that it failed.
func retrying<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw SystemError.last }
  }
}
