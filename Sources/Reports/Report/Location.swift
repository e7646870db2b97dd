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
