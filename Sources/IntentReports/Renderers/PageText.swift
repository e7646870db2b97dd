/// The pieces that pages about rules and kinds of change are made of, for terminals.
package enum PageText {
  /// A paragraph in lines of at most 80 columns.
  package static func wrapped(_ text: String) -> String { IntentReports.wrapped(text, width: 80) }

  /// Source for a terminal, indented, without empty lines at its start and end.
  package static func indented(_ source: String) -> String {
    lines(source).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  private static func lines(_ source: String) -> [Substring] {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines.drop(while: \.isEmpty))
  }
}
