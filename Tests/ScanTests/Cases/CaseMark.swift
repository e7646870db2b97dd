@testable import IntentReports

/// An expected finding, or what is related to one, as a comment below its line:
///
///     static let title = ""
///     //                 ^~ error: the title of 'OpenBook' is empty
///     //                 fix: write a title
///
/// Such lines are removed before a source is scanned, so one can also be inside of a literal of several lines, or in a file that
/// has no comments.
struct CaseMark {
  /// The index of the line in its file.
  var line: Int
  /// The column in characters, from 0.
  var column: Int
  var width: Int
  /// `error`, `breaking`, `related`
  var label: String
  var message: String
  /// Fix-its, and what the finding says as a related location of another one.
  var details: [String] = []

  /// A mark of what is related to a finding.
  static let related = "related"
  private static let labels = ["error", "warning", "note", "breaking", "dangerous", "info", related]
  private static let details = ["fix: ", "as a related location: "]

  // MARK: Writing

  /// A finding in columns that the comment itself needs names its columns.
  private func text(_ comment: Comment) -> [String] {
    let room = column - comment.start.count, isBelow = room >= 0
    let columns = width > 1 ? "columns \(column + 1)-\(column + width)" : "column \(column + 1)"
    let first =
      isBelow
      ? String(repeating: " ", count: room) + "^" + String(repeating: "~", count: max(0, width - 1)) + " \(label)"
      : " \(columns): \(label)"
    let margin = String(repeating: " ", count: max(1, room))
    return ([first + ": " + message] + details.map { margin + $0 }).map { comment.start + $0 + comment.end }
  }

  /// The lines of a file with the marks below them.
  static func marked(_ source: [String], _ marks: [CaseMark], in path: String) -> [String] {
    let comment = Comment(path)
    return marks.filter { $0.line < 0 }.flatMap { $0.text(comment) }
      + source.enumerated().flatMap { index, line in
        [line] + marks.filter { $0.line == index }.flatMap { $0.text(comment) }
      }
  }

  // MARK: Reading

  private struct Comment {
    var start = "//"
    var end = ""

    init(_ path: String) {
      if path.hasSuffix("plist") || path.hasSuffix("dict") { (start, end) = ("<!--", " -->") }
    }
  }

  /// Whether a line is one of a mark.
  static func isMark(_ line: String) -> Bool { position(in: line) != nil || detail(in: line) }

  private static func detail(in line: String) -> Bool {
    guard let text = commented(line)?.trimmingPrefix(while: { $0 == " " }) else { return false }
    return details.contains { text.hasPrefix($0) }
  }

  private static func commented(_ line: String) -> Substring? {
    if line.hasPrefix("//") { return line.dropFirst(2) }
    return line.hasPrefix("<!--") ? line.dropFirst(4) : nil
  }

  /// The label and the column of a mark.
  private static func position(in line: String) -> (label: String, column: Int)? {
    guard let text = commented(line)?.trimmingPrefix(while: { $0 == " " }) else { return nil }
    if text.hasPrefix("^") {
      let column = line.distance(from: line.startIndex, to: text.startIndex)
      let rest = text.dropFirst().trimmingPrefix { $0 == "~" }
      return labels.first { rest.hasPrefix(" \($0): ") }.map { ($0, column) }
    }
    guard text.hasPrefix("column") else { return nil }
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count == 4, words[1].hasSuffix(":"), let column = Int(words[1].prefix { $0.isNumber }) else {
      return nil
    }
    return labels.first { words[2] == "\($0):" }.map { ($0, column - 1) }
  }

  /// The lines of a file without marks, and where the findings are: index of a line, and bytes in front of it there.
  static func read(_ lines: [String]) -> (source: [String], findings: [(line: Int, column: Int)]) {
    var source: [String] = [], findings: [(line: Int, column: Int)] = []
    for line in lines {
      if let position = position(in: line) {
        guard position.label != related else { continue }
        findings.append((source.count - 1, (source.last ?? "").prefix(position.column).utf8.count))
      } else if !detail(in: line) {
        source.append(line)
      }
    }
    return (source, findings)
  }
}

extension CaseMark {
  /// A mark at a location of a report. `offset` is the number of lines that the file has in front of the shown ones.
  init(
    _ location: Location, _ label: String, _ message: String, details: [String] = [], in source: [String], offset: Int
  ) {
    line = location.start.line - 1 - offset
    let text = source.indices.contains(line) ? source[line] : ""
    func characters(_ column: Int) -> Int { String(decoding: text.utf8.prefix(column - 1), as: UTF8.self).count }
    column = characters(location.start.column)
    let end = location.end.line == location.start.line ? characters(location.end.column) : text.count
    width = max(1, end - column)
    self.label = label
    self.message = message
    self.details = details
  }
}
