import OperatingSystem
import SourceScan

extension FileSystem {
  /// Reads a regular file into a text that is reused from file to file: one that fits needs no allocation.
  func read(_ path: FilePath, into text: inout SourceText) throws(SystemError) {
    try read(path, capacity: max(text.bytes.count - SourceText.padding, 1 << 16)) { capacity, read in
      text.refill(capacity: capacity, read)
    }
  }
}
