/// A note about the files of a project: a part that could not be read, or an assumption.
package struct ProjectNote: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The requested project, workspace or package was not read at all.
    case error
    /// A part of the project was not read: another project that it refers to, a file outside the root, an unknown form.
    case note
    /// All was read, but a fact was assumed that only a build determines.
    case assumption
  }

  package var kind: Kind
  /// The path from the root of the `ProjectFolder`.
  package var path: String
  /// The line, counted from 1; nil if the message is about the whole file.
  package var line: Int?
  /// The column, counted from 1 in UTF-8 bytes; nil if the message is about the whole file.
  package var column: Int?
  /// The byte offset in a project that is being read; `ProjectDocument.locate` replaces it by the line and the column. Nil for a
  /// note without an offset.
  var offset: Int?
  /// A clause that starts with a lowercase letter and has no full stop, with names in 'quotes'.
  package var message: String
  /// Whether every command prints the note in full, because the run reads something else than the user may expect.
  package var isProminent = false

  package init(
    _ kind: Kind, _ path: String, line: Int? = nil, column: Int? = nil, isProminent: Bool = false, _ message: String
  ) {
    self.isProminent = isProminent
    self.kind = kind
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The message that a path, and `others` more, are not read because they are outside the root.
  static func outside(_ path: String, others: Int = 0) -> String {
    let files = others == 0 ? "is" : "and \(others) more \(others == 1 ? "file" : "files") are"
    // An absolute path is that of another machine, and `--outside` does not help.
    let isRelative =
      !path.drop { $0 != ":" }.hasPrefix(":/") && path.utf8.first != UInt8(ascii: "/")
      && !path.hasPrefix("absolute:") && !path.hasPrefix("developer:")
    return "'\(path)' \(files) outside the repository and \(others == 0 ? "is" : "are") not read"
      + (isRelative ? "; '--outside' permits that" : "")
  }
}
