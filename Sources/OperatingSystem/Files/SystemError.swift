#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a system call failed.
public struct SystemError: Error, Hashable, Sendable {
  public let code: Int32

  public init(_ code: Int32) { self.code = code }

  /// The failure of the call just made.
  public static var last: SystemError { SystemError(errno) }

  /// "No such file or directory"
  public var message: String { String(cString: strerror(code)) }

  public static let isDirectory = SystemError(EISDIR)
  public static let missing = SystemError(ENOENT)
  public static let tooLarge = SystemError(EFBIG)
  public static let brokenPipe = SystemError(EPIPE)
}

/// Makes a system call until no signal interrupts it; -1 means that it failed.
func retrying<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw SystemError.last }
  }
}
