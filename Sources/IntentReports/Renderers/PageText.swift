/// The pieces that pages about rules and kinds of change are made of, for terminals and in Markdown.
package enum PageText {
  /// A paragraph in lines that a terminal shows whole.
  package static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Source for a terminal.
  package static func indented(_ source: String) -> String {
    lines(source).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  static func lines(_ source: String) -> [Substring] {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines.drop(while: \.isEmpty))
  }
}
