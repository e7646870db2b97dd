#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason why a system call failed.
package struct SystemError: Error, Hashable, Sendable {
  /// The C library's `errno`.
  let code: Int32

  /// A failure with a value of `errno`.
  init(_ code: Int32) { self.code = code }

  /// The failure of the call just made.
  static var last: SystemError { SystemError(errno) }

  /// The reason in words, such as "No such file or directory".
  package var message: String {
    switch code {
    case Self.tooLarge.code: "it has more than \(FileSystem.sizeLimit >> 20) MB, the most that is read of one file"
    case Self.tooMuchOutput.code: "it prints more than \(ChildProcess.outputLimit >> 20) MB"
    case ESPIPE: "it is a pipe or a device, which is read only if you name it"
    default: String(cString: strerror(code))
    }
  }

  /// A folder is at the path, where a file is required.
  static let isDirectory = SystemError(EISDIR)
  /// No such file.
  package static let missing = SystemError(ENOENT)
  /// A file is larger than the limit for it. Not `EFBIG`, which is the error of writing.
  package static let tooLarge = SystemError(EOVERFLOW)
  /// A program prints more than the limit for its output.
  static let tooMuchOutput = SystemError(EMSGSIZE)
  /// The files of a revision are together larger than the limit for all of them.
  static let exceedsMemory = SystemError(ENOMEM)
  /// The reader closed the pipe.
  package static let brokenPipe = SystemError(EPIPE)
}

/// Makes a system call, and repeats it while signals interrupt it. Throws `errno` if the call returns -1 for another reason.
func retrying<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw SystemError.last }
  }
}
