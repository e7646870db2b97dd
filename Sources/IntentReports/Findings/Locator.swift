import SourceScan

/// A file of the scan as findings need it: its paths and its text. A source file that was not parsed in full has no findings, and
/// its paths are empty. The files of string tables come after those of the source.
package struct LintFile: Sendable {
  /// The path as given.
  package var path: String
  /// The path from the root, with `/`.
  package var reportedPath: String
  /// Nil for a file that was not parsed in full: nothing is found there.
  package var parsed: ParsedFile?
  /// Whether it is scanned only to resolve names and never reported.
  package var isContext: Bool
  /// The project's target that it is scanned for; nil without a project. A file of several targets is listed for each.
  package var target: String?
  /// The text of a string table in UTF-8; nil for source, and for a table that was not read.
  package var table: SourceText?
  /// The comments of a string table that are for the linter.
  package var comments: [TableComment] = []
  /// The numbers of the configuration's overrides that apply to it.
  package var overrides: [Int] = []

  package init(
    path: String, reportedPath: String, parsed: ParsedFile?, isContext: Bool = false, target: String? = nil,
    table: SourceText? = nil
  ) {
    self.target = target
    self.path = path
    self.reportedPath = reportedPath
    self.parsed = parsed
    self.isContext = isContext
    self.table = table
  }

  /// The text of the source file or string table, if it was read.
  package var text: SourceText? { parsed?.text ?? table }
}

/// A comment of a string table that is for the linter.
package struct TableComment: Sendable {
  package var span: ByteSpan
  /// The text from `intentscan:` to the end of its line.
  package var text: String
  /// The entry that the comment is about; nil if there is none.
  package var entry: ByteSpan?
  /// Whether the comment is a member of its entry in a catalog.
  package var isOfEntry: Bool

  package init(span: ByteSpan, text: String, entry: ByteSpan?, isOfEntry: Bool) {
    self.span = span
    self.text = text
    self.entry = entry
    self.isOfEntry = isOfEntry
  }
}

/// Turns places into locations. Caches the lines of each file, and the columns of long lines.
package struct Locator {
  private let files: [LintFile]
  private var lineIndices: LineIndices
  private var longLines: [Place: UTF16Columns] = [:]

  /// The number of bytes up to which a line is shown as a whole.
  private static let shownLine = 240
  /// The numbers of bytes of a longer line that are shown before a location, and from its start on.
  private static let shownBefore = 80, shownAfter = 160

  package init(_ files: [LintFile]) {
    self.files = files
    lineIndices = LineIndices { LineIndex(files[$0].text ?? SourceText()) }
  }

  mutating func lines(of file: FileID) -> LineIndex { lineIndices.lines(of: file) }

  package mutating func location(of place: Place) -> Location {
    guard files.indices.contains(place.file) else {
      let start = Location.Point(line: 1, column: 1, utf16Column: 1)
      return Location(path: "", file: "", start: start, end: start)
    }
    let file = files[place.file], text = file.text ?? SourceText()
    let lines = lineIndices.lines(of: place.file)
    let limit = UInt32(text.count)
    let (start, line) = point(min(place.span.start, limit), in: place.file, lines, text)
    let (end, _) = point(min(place.span.end, limit), in: place.file, lines, text)
    let shown = sourceLine(line, around: min(place.span.start, limit), file: place.file, text)
    return Location(path: file.path, file: file.reportedPath, start: start, end: end, sourceLine: shown)
  }

  private mutating func point(
    _ offset: UInt32, in file: FileID, _ lines: LineIndex, _ text: SourceText
  ) -> (point: Location.Point, line: ByteSpan) {
    let position = lines.position(of: offset)
    let line = lines.lineSpan(position.line, in: text)
    let column = utf16Column(of: offset, in: line, file: file, text)
    return (.init(line: position.line, column: position.column, utf16Column: column), line)
  }

  /// The part of a line that is shown.
  private mutating func sourceLine(
    _ line: ByteSpan, around offset: UInt32, file: FileID, _ text: SourceText
  ) -> SourceLine {
    guard line.count > Self.shownLine else { return SourceLine(text: text.string(line)) }
    let start = max(Int(line.start), Int(offset) - Self.shownBefore)
    let shown = ByteSpan(
      text.startOfCharacter(UInt32(start), in: line),
      text.startOfCharacter(min(line.end, UInt32(start + Self.shownBefore + Self.shownAfter)), in: line))
    return SourceLine(
      text: text.string(shown), utf16Column: utf16Column(of: shown.start, in: line, file: file, text),
      isCutBefore: shown.start > line.start, isCutAfter: shown.end < line.end)
  }

  private mutating func utf16Column(of offset: UInt32, in line: ByteSpan, file: FileID, _ text: SourceText) -> Int {
    guard line.count > Self.shownLine else { return text.string(ByteSpan(line.start, offset)).utf16.count + 1 }
    let key = Place(file, line)
    let columns = longLines[key] ?? UTF16Columns(of: line, in: text)
    longLines[key] = columns
    return columns.column(of: offset, in: text)
  }
}

/// The columns at every `step` bytes of a long line, so that a location need not count from the start of the line.
private struct UTF16Columns {
  private static let step: UInt32 = 512

  private var starts: [UInt32] = []
  /// The column of each of `starts`, from 1.
  private var columns: [Int] = []

  init(of line: ByteSpan, in text: SourceText) {
    var start = line.start, column = 1
    while start < line.end {
      starts.append(start)
      columns.append(column)
      let end = text.startOfCharacter(min(line.end, start + Self.step), in: line)
      column += text.string(ByteSpan(start, end)).utf16.count
      start = end
    }
  }

  func column(of offset: UInt32, in text: SourceText) -> Int {
    let last = max(0, firstNumber(below: starts.count) { starts[$0] <= offset } - 1)
    return columns[last] + text.string(ByteSpan(starts[last], max(starts[last], offset))).utf16.count
  }
}

extension SourceText {
  /// The next offset from `offset` on at which a line may be cut: not before a byte that continues a character. If more such
  /// bytes follow than a character has, each is U+FFFD by itself, and the line may be cut anywhere.
  fileprivate func startOfCharacter(_ offset: UInt32, in line: ByteSpan) -> UInt32 {
    var offset = offset, steps = 0
    while steps < 3, offset < line.end, bytes[Int(offset)] & 0xC0 == 0x80 {
      offset += 1
      steps += 1
    }
    return offset
  }
}
