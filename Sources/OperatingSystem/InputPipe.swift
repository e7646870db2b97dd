#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input as a server reads it: what is there, without waiting for its end.
package struct InputPipe: Sendable {
  package enum Input: Sendable {
    case bytes([UInt8])
    /// Nothing came in time.
    case nothing
    /// The other side has closed it.
    case end
  }

  private let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Whether a read would not wait.
  package var hasInput: Bool { isReady(within: 0) }

  /// The available input, after a wait of at most so many milliseconds for the first byte; -1 is no limit.
  package func read(within milliseconds: Int32) throws(SystemError) -> Input {
    guard isReady(within: milliseconds) else { return .nothing }
    var chunk = [UInt8](repeating: 0, count: 1 << 16), bytes: [UInt8] = []
    repeat {
      let count = try retrying { chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) } }
      if count == 0 { return bytes.isEmpty ? .end : .bytes(bytes) }
      bytes += chunk[..<count]
    } while hasInput && bytes.count < FileSystem.sizeLimit
    return .bytes(bytes)
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var stream = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    return poll(&stream, 1, milliseconds) != 0
  }
}

/// A method of the same name hides the system call.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
