/// A place as people and tools read it: what renderers print. Nothing in a report counts bytes of a file any more.
package struct Location: Sendable {
  package struct Point: Sendable {
    /// From 1.
    package var line: Int
    /// From 1, in UTF-8 bytes, as compilers count.
    package var column: Int
    /// From 1, in UTF-16 code units, as editors and SARIF count.
    package var utf16Column: Int

    package init(line: Int, column: Int, utf16Column: Int) {
      self.line = line
      self.column = column
      self.utf16Column = utf16Column
    }
  }

  /// As the user gave it, or as the walk of a folder he gave found it.
  package var path: String
  /// Relative to the root, with `/`.
  package var file: String
  package var start: Point
  /// After the last character.
  package var end: Point
  /// The line that it starts in.
  package var sourceLine: SourceLine

  package init(path: String, file: String, start: Point, end: Point, sourceLine: SourceLine = SourceLine()) {
    self.path = path
    self.file = file
    self.start = start
    self.end = end
    self.sourceLine = sourceLine
  }
}

/// A line of source as far as it is shown. Every location has one, so it must be short however long the line is: thousands
/// of findings can be on one line of a megabyte.
package struct SourceLine: Sendable {
  /// Without the line break.
  package var text: String
  /// Where `text` starts in the line: from 1, in UTF-16 code units.
  package var utf16Column: Int
  package var isCutBefore: Bool
  package var isCutAfter: Bool

  package init(text: String = "", utf16Column: Int = 1, isCutBefore: Bool = false, isCutAfter: Bool = false) {
    self.text = text
    self.utf16Column = utf16Column
    self.isCutBefore = isCutBefore
    self.isCutAfter = isCutAfter
  }
}
