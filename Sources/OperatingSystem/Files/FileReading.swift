#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileSystem {
  /// The most that is read of one file, in bytes. What is made of it in memory takes up to fifty times as much.
  static let sizeLimit = 64 << 20
}

/// The block size in bytes. No file system has smaller blocks.
private let blockSize = 512

extension FileSystem {
  /// Reads a regular file into memory of the caller's: one that fits into `capacity` bytes takes three system calls, with its
  /// `open` and `close`. Reading beats mapping here by a factor of two.
  ///
  /// `refill` gets a number of bytes and a closure to call with them, which returns how many the file filled; it is called
  /// again with more bytes if the file may go on.
  package func read(
    _ path: FilePath, capacity: Int, refill: (Int, (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Void
  ) throws(SystemError) {
    if let revision = revision(of: path) {
      let contents = try revision.contents(of: path, from: directoryPath)
      return refill(contents.count) { $0.update(fromContentsOf: contents) }
    }
    if let unsaved = unsavedContents(of: path) { return refill(unsaved.count) { $0.update(fromContentsOf: unsaved) } }
    // A pipe is an error at once: opening it would wait for another program.
    let descriptor = try open(path, O_NONBLOCK)
    defer { close(descriptor) }
    var capacity = capacity
    while true {
      var read = Result<Int, SystemError>.success(0)
      refill(capacity) { buffer in
        read = Result { () throws(SystemError) in try readFromStart(of: descriptor, into: buffer) }
        return (try? read.get()) ?? 0
      }
      // Unused capacity means that this was the whole file.
      if try read.get() < capacity { return }
      var status = stat()
      _ = try retrying { fstat(descriptor, &status) }
      // One byte more than may be there, so that room is left over.
      guard Int(status.st_size) <= Self.sizeLimit, capacity <= Self.sizeLimit else { throw SystemError.tooLarge }
      capacity = min(max(Int(status.st_size) + 1, capacity * 2), Self.sizeLimit + 1)
    }
  }

  /// A whole file for other purposes than scanning; larger ones than `limit` are refused.
  package func contents(of path: FilePath, limit: Int = sizeLimit) throws(SystemError) -> [UInt8] {
    if let revision = revision(of: path) { return try revision.contents(of: path, from: directoryPath) }
    if let unsaved = unsavedContents(of: path) { return unsaved }
    let descriptor = try open(path)
    defer { close(descriptor) }
    return try readToEnd(descriptor, limit: limit)
  }
}

/// Reads until the file ends or the buffer is full; returns how many bytes that were.
///
/// A read that returns less than there is room for has reached the end of the file. This is so for every file that goes through
/// the kernel's pages. Other file systems are assumed to return whole blocks (unverified), so a read at a block's end is repeated.
private func readFromStart(
  of descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>
) throws(SystemError) -> Int {
  var count = 0
  while count < buffer.count {
    let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
    let read = try retrying { pread(descriptor, room.baseAddress, room.count, off_t(count)) }
    count += read
    if read < room.count, read == 0 || read % blockSize != 0 { break }
  }
  return count
}

/// Everything that a pipe, a terminal or a file still has to give.
package func readToEnd(_ descriptor: Int32, limit: Int = FileSystem.sizeLimit) throws(SystemError) -> [UInt8] {
  var contents: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = try retrying { chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) } }
    if count == 0 { return contents }
    contents.append(contentsOf: chunk[..<count])
    guard contents.count <= limit else { throw SystemError.tooLarge }
  }
}

/// Writes all of it, however small the pieces that the other side takes.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var written = 0
  while written < bytes.count {
    written += try retrying {
      bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        return write(descriptor, rest.baseAddress, rest.count)
      }
    }
  }
}
