#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileSystem {
  /// The size of the largest file that is read, in bytes. The results of scanning a file take up to fifty times as much memory.
  static let sizeLimit = 64 << 20
}

/// The size of a block in bytes. No file system has smaller blocks.
private let blockSize = 512

extension FileSystem {
  /// Reads a regular file into the caller's memory. A file that is smaller than `capacity` usually takes three system calls:
  /// `open`, `pread` and `close`. Reading was twice as fast as mapping the file.
  ///
  /// `refill` gets a number of bytes, and a closure that it must call with a buffer of that size. The closure fills the buffer
  /// from the start of the file, and returns how many bytes it filled. `refill` is called again with a larger number if the file
  /// may be longer.
  package func read(
    _ path: FilePath, capacity: Int, refill: (Int, (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Void
  ) throws(SystemError) {
    if let revision = revision(of: path) {
      let contents = try revision.contents(of: path, from: directoryPath)
      return refill(contents.count) { $0.update(fromContentsOf: contents) }
    }
    if let unsaved = unsavedContents(of: path) { return refill(unsaved.count) { $0.update(fromContentsOf: unsaved) } }
    // `O_NONBLOCK`: otherwise opening a pipe would wait for a program that writes to it. A pipe is an error when it is read.
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
      // One byte more than the file has, so that unused capacity shows that the whole file was read.
      guard Int(status.st_size) <= Self.sizeLimit, capacity <= Self.sizeLimit else { throw SystemError.tooLarge }
      capacity = min(max(Int(status.st_size) + 1, capacity * 2), Self.sizeLimit + 1)
    }
  }

  /// The contents of a file, which can also be a pipe. More than `limit` bytes are an error; the limit does not apply to files of
  /// a revision and to unsaved texts, which are in memory already.
  package func contents(of path: FilePath, limit: Int = sizeLimit) throws(SystemError) -> [UInt8] {
    if let revision = revision(of: path) { return try revision.contents(of: path, from: directoryPath) }
    if let unsaved = unsavedContents(of: path) { return unsaved }
    let descriptor = try open(path)
    defer { close(descriptor) }
    return try readToEnd(descriptor, limit: limit)
  }
}

/// Reads until the file ends or the buffer is full; returns the number of bytes.
///
/// A read that returns less than there is room for has reached the end of the file. This is so for every file in the kernel's
/// page cache. Other file systems are assumed to return whole blocks (unverified), so a short read that ends at the end of a
/// block is followed by another read.
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

/// Reads a pipe, a terminal or a file from the current position to its end. More than `limit` bytes are an error.
package func readToEnd(_ descriptor: Int32, limit: Int = FileSystem.sizeLimit) throws(SystemError) -> [UInt8] {
  var contents: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = try readBytes(of: descriptor, into: &chunk)
    if count == 0 { return contents }
    contents.append(contentsOf: chunk[..<count])
    guard contents.count <= limit else { throw SystemError.tooLarge }
  }
}

/// Reads bytes into a chunk, and returns their number; 0 at the end.
func readBytes(of descriptor: Int32, into chunk: inout [UInt8]) throws(SystemError) -> Int {
  try retrying { chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) } }
}

/// Writes all bytes. One system call can write fewer bytes than requested, so it is repeated.
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
