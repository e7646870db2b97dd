/// Something wrong with, or unreadable in, the user's source. Plain data: collected, sorted, rendered last.
public struct Diagnostic: Equatable, Sendable {
  public enum Severity: String, CaseIterable, Sendable { case error, warning, note }

  /// The kebab-case name of the problem: `unterminated-string`.
  public var id: String
  public var severity: Severity
  /// Starts with a lowercase letter, has no full stop, and puts names in 'quotes'.
  public var message: String
  public var span: ByteSpan

  /// The id of the diagnostic about a value that is not a constant.
  public static let unreadableValue = "unreadable-value"

  public init(_ id: String, _ severity: Severity = .warning, _ message: String, at span: ByteSpan) {
    self.id = id
    self.severity = severity
    self.message = message
    self.span = span
  }
}
