import SourceScan

/// A place as people and tools read it: what renderers print. Nothing in a report counts bytes of a file any more.
public struct Location: Sendable {
  public struct Point: Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes, as compilers count.
    public var column: Int
    /// From 1, in UTF-16 code units, as editors and SARIF count.
    public var utf16Column: Int

    public init(line: Int, column: Int, utf16Column: Int) {
      self.line = line
      self.column = column
      self.utf16Column = utf16Column
    }
  }

  /// As the user gave it, or as the walk of a folder he gave found it.
  public var path: String
  /// Relative to the root, with `/`.
  public var file: String
  public var start: Point
  /// Behind the last character.
  public var end: Point
  /// The text of the line that it starts in, without the line break.
  public var sourceLine: String

  public init(path: String, file: String, start: Point, end: Point, sourceLine: String) {
    self.path = path
    self.file = file
    self.start = start
    self.end = end
    self.sourceLine = sourceLine
  }
}

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
