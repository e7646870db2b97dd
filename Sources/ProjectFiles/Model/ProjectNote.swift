/// What could not be read of a project's files.
public struct ProjectNote: Hashable, Sendable {
  public enum Severity: String, Sendable {
    /// The project, workspace or package that was asked for was not read at all.
    case error
    /// A part of it was not read: another project that it refers to, a file outside the root, an unknown form.
    case note
  }

  public var severity: Severity
  /// Relative to the root of the `ProjectFolder`.
  public var path: String
  /// From 1; nil where the message is about the whole file.
  public var line: Int?
  /// From 1, in UTF-8 bytes.
  public var column: Int?
  /// Starts in lower case, no full stop, names in 'quotes'.
  public var message: String

  public init(_ severity: Severity, _ path: String, line: Int? = nil, column: Int? = nil, _ message: String) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}
