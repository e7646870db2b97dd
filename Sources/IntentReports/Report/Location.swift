/// A location for people and tools, which renderers print. Reports contain no byte offsets.
package struct Location: Sendable {
  package struct Point: Sendable {
    /// Counts from 1.
    package var line: Int
    /// Counts from 1, in UTF-8 bytes, as compilers count.
    package var column: Int
    /// Counts from 1, in UTF-16 code units, as editors and SARIF count.
    package var utf16Column: Int
  }

  /// The path as given, or as found below a given folder.
  package var path: String
  /// The path relative to the root, with `/`.
  package var file: String
  package var start: Point
  /// The point after the last character.
  package var end: Point
  /// The shown part of the line that the location starts on.
  var sourceLine: SourceLine = SourceLine()
}

/// A line of source as far as it is shown. Every location has one, so it must be short however long the line is: thousands
/// of findings can be on one line of a megabyte.
struct SourceLine: Sendable {
  /// The text without the line break.
  var text: String = ""
  /// The start of `text` in the line: from 1, in UTF-16 code units.
  var utf16Column: Int = 1
  var isCutBefore: Bool = false
  var isCutAfter: Bool = false
}
