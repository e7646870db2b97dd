#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input for a server: the bytes that are available, without waiting for the end of the input.
package struct InputPipe: Sendable {
  package enum Input: Sendable {
    case bytes([UInt8])
    /// No byte arrived within the time limit.
    case nothing
    /// The other side has closed the pipe, and no bytes are left.
    case end
  }

  private let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Whether a read would return at once.
  package var hasInput: Bool { isReady(within: 0) }

  /// The available input, up to about `FileSystem.sizeLimit` bytes. Waits for the first byte, at most so many milliseconds; -1
  /// means no limit.
  package func read(within milliseconds: Int32) throws(SystemError) -> Input {
    guard isReady(within: milliseconds) else { return .nothing }
    var chunk = [UInt8](repeating: 0, count: 1 << 16), bytes: [UInt8] = []
    repeat {
      let count = try readBytes(of: descriptor, into: &chunk)
      if count == 0 { return bytes.isEmpty ? .end : .bytes(bytes) }
      bytes += chunk[..<count]
    } while hasInput && bytes.count < FileSystem.sizeLimit
    return .bytes(bytes)
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var stream = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    let count = poll(&stream, 1, milliseconds)
    // After a signal nothing is known, and a read might wait. Any other error is the read's to report.
    return count > 0 || count < 0 && errno != EINTR
  }
}
