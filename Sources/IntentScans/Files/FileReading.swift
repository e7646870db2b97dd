import DocumentFormats
import OperatingSystem
import SourceScan

extension FileSystem {
  /// Whether a path that a file or folder names, and not the user, may be read. It must be a regular file: to read a pipe or a
  /// device would wait for another program.
  func isFile(_ path: String) -> Bool { (try? status(of: FilePath(path)).kind) == .regular }

  /// Reads a regular file into a text that is reused from file to file: a file that fits into the text needs no allocation.
  func read(_ path: FilePath, into text: inout SourceText) throws(SystemError) {
    try read(path, capacity: max(text.bytes.count - SourceText.padding, 1 << 16)) { capacity, read in
      text.refill(capacity: capacity, read)
    }
  }

  /// The bytes of a file. The error is the message to print.
  package func bytes(at path: String) throws(InputError) -> [UInt8] {
    do throws(SystemError) {
      return try contents(of: FilePath(path))
    } catch {
      throw InputError("cannot read '\(path)': \(error.message)")
    }
  }

  /// Reads a JSON document. The error is the message to print, with the line and column of a mistake.
  package func document<Document>(
    at path: String, _ read: ([UInt8]) throws(JSONError) -> Document
  ) throws(InputError) -> Document {
    let bytes = try self.bytes(at: path)
    do throws(JSONError) {
      return try read(bytes)
    } catch {
      throw InputError(error.message, at: "\(path):\(error.line):\(error.column)")
    }
  }
}
