import Reports
import SourceScan

/// A file of the scan as findings need it: what it is called, and what is in it. One that was not parsed in full has none, and
/// needs no names.
public struct LintFile: Sendable {
  /// As the user gave it.
  public var path: String
  /// Relative to the root, with `/`.
  public var reportedPath: String
  /// Nil for a file that was not parsed in full: nothing is found there.
  public var parsed: ParsedFile?
  /// Scanned to resolve names, never reported.
  public var isContext: Bool

  public init(path: String, reportedPath: String, parsed: ParsedFile?, isContext: Bool = false) {
    self.path = path
    self.reportedPath = reportedPath
    self.parsed = parsed
    self.isContext = isContext
  }
}

/// Turns places into locations. Finds a file's lines once.
public struct Locator {
  private let files: [LintFile]
  private var lineIndices: [Int: LineIndex] = [:]

  public init(_ files: [LintFile]) { self.files = files }

  public mutating func location(of place: Place) -> Location {
    guard files.indices.contains(place.file) else {
      let start = Location.Point(line: 1, column: 1, utf16Column: 1)
      return Location(path: "", file: "", start: start, end: start, sourceLine: "")
    }
    let file = files[place.file], text = file.parsed?.text ?? SourceText()
    let lines = lines(of: place.file, text)
    let limit = UInt32(text.count)
    let start = point(min(place.span.start, limit), lines, text)
    return Location(
      path: file.path, file: file.reportedPath, start: start, end: point(min(place.span.end, limit), lines, text),
      sourceLine: text.string(lines.lineSpan(start.line, in: text)))
  }

  private func point(_ offset: UInt32, _ lines: LineIndex, _ text: SourceText) -> Location.Point {
    let position = lines.position(of: offset)
    let before = text.string(ByteSpan(offset + 1 - UInt32(position.column), offset))
    return .init(line: position.line, column: position.column, utf16Column: before.utf16.count + 1)
  }

  private mutating func lines(of file: Int, _ text: SourceText) -> LineIndex {
    if let known = lineIndices[file] { return known }
    let lines = LineIndex(text)
    lineIndices[file] = lines
    return lines
  }
}
