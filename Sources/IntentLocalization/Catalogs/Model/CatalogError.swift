import SourceScan

/// The reason why a file is not a readable string table, and the location.
package struct CatalogError: Error, Sendable {
  /// A clause that starts with a lowercase letter and has no full stop.
  package var message: String
  /// The offset in `text`.
  package var offset: Int
  /// The part of the file that could be decoded, for the line of the error.
  var text: SourceText
  /// The entries before the error, if the system reads them in spite of it.
  package var entriesBefore: StringCatalog?

  init(_ message: String, at offset: Int, of text: SourceText, entriesBefore: StringCatalog? = nil) {
    self.message = message
    self.entriesBefore = entriesBefore
    self.offset = min(max(offset, 0), text.count)
    self.text = text
  }

  /// Line and column, from 1.
  package var position: LineIndex.Position { LineIndex(text).position(of: UInt32(offset)) }
}

extension SourceText {
  /// Whether an offset is on a line that is one of git's markers of two versions that it could not merge, at most eight bytes after
  /// the start of the line.
  func isConflict(at offset: Int) -> Bool {
    var start = min(offset, count)
    while start > 0, bytes[start - 1] != 0x0A, offset - start < 8 { start -= 1 }
    return ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[start...].starts(with: $0.utf8) }
  }
}
