import IntentReports
import SourceScan

/// Adapts fix-its to the layout of the file that they change.
///
/// Rules write insertions with `\n` and two spaces for each level. These become the line breaks and the indentation of the
/// surrounding text. The layout depends only on bytes, lines, braces and comments, not on other syntax.
extension LintResult {
  mutating func layOutFixes(in files: [LintFile]) {
    // A cache of the indentation unit of each file, because a file may have thousands of fix-its.
    var units: [FileID: String] = [:]
    for index in findings.indices where !findings[index].fixes.isEmpty {
      for fix in findings[index].fixes.indices {
        findings[index].fixes[fix].edits = findings[index].fixes[fix].edits.map { edit in
          guard files.indices.contains(edit.place.file), let text = files[edit.place.file].parsed?.text else {
            return edit
          }
          let unit = units[edit.place.file] ?? indentationUnit(of: text)
          units[edit.place.file] = unit
          return edit.laidOut(in: text, unit: unit)
        }
      }
    }
  }
}

extension FixIt.Edit {
  /// The edit with the indentation and line breaks of its file. A replacement without line breaks stays as it is, unless it adds an
  /// element after one that starts a line. `known` is one level of the file's indentation; if nil, it is read from `text`.
  func laidOut(in text: SourceText, unit known: String? = nil) -> FixIt.Edit {
    var edit = self
    edit.follows = nil
    let lines = FileLines(text, around: place.span.start, unit: known ?? indentationUnit(of: text))
    if let follows, replacement.hasPrefix(", "), lines.startsLine(follows.span.start) {
      let indentation = lines.indentation(ofLineAt: follows.span.start)
      edit.replacement = "," + lines.lineBreak + indentation + replacement.dropFirst(2)
      return edit
    }
    guard replacement.utf8.contains(UInt8(ascii: "\n")) else { return edit }
    if replacement.utf8.first == UInt8(ascii: "\n"), place.span.isEmpty, lines.isBehindBrace(place.span.start) {
      return member(in: lines)
    }
    let parts: [Substring] = replacement.replacing(text: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    var written = parts.map(String.init)
    if let last = written.last, last.allSatisfy({ $0 == " " }) {
      let statements = written.dropLast().filter { !$0.isEmpty }
      if statements.count == 1, !lines.startsLine(place.span.start) {
        edit.replacement = statements[0] + "; "
        return edit
      }
      // The text after the last line break gets the indentation of the edit's line.
      written[written.count - 1] = lines.indentation(ofLineAt: place.span.start)
    }
    edit.replacement = written.joined(separator: lines.lineBreak)
    return edit
  }

  /// The edit as a member at the start of a type's body.
  private func member(in lines: FileLines) -> FixIt.Edit {
    let body = BodyStart(lines, behindBrace: place.span.start)
    let parts: [Substring] = replacement.split(separator: "\n", omittingEmptySubsequences: false)
    var written = parts.map { line -> String in
      let spaces = line.prefix { $0 == " " }.count, rest = line.dropFirst(spaces)
      guard !rest.isEmpty else { return "" }
      return body.memberIndentation + String(repeating: body.unit, count: max(0, spaces / 2 - 1)) + rest
    }
    while written.last == "" { written.removeLast() }
    return FixIt.Edit(
      Place(place.file, body.insertion), written.joined(separator: lines.lineBreak) + body.separator)
  }
}

/// The position and the indentation of members that are inserted into a body.
private struct BodyStart {
  /// The white space that the inserted text replaces; empty if the text is inserted at the end of a line.
  let insertion: ByteSpan
  let memberIndentation: String
  /// One level of indentation.
  let unit: String
  /// The text after the inserted member, up to the next member or the closing brace.
  let separator: String

  init(_ lines: FileLines, behindBrace brace: UInt32) {
    let outer = lines.indentation(ofLineAt: brace), next = lines.skippingBlanks(brace)
    guard lines.isLineEnd(next) || lines.startsComment(next) else {
      unit = lines.unit
      memberIndentation = outer + unit
      insertion = ByteSpan(brace, next)
      separator =
        lines.isEnd(next) ? "" : lines.lineBreak + (lines.byte(next) == UInt8(ascii: "}") ? outer : memberIndentation)
      return
    }
    let end = lines.lineEnd(next)
    insertion = ByteSpan(end, end)
    let first = lines.firstContent(after: end)
    let inner = lines.indentation(ofLineAt: first)
    if lines.byte(first) == UInt8(ascii: "}") || lines.isEnd(first) {
      unit = lines.unit
      memberIndentation = inner + unit
      separator = ""
      return
    }
    let isIndented = !inner.isEmpty && inner.hasPrefix(outer) && lines.byte(first) != UInt8(ascii: "#")
    unit = isIndented && inner.count > outer.count ? String(inner.dropFirst(outer.count)) : lines.unit
    memberIndentation = isIndented ? inner : outer + unit
    // An empty line separates the inserted member from the next one. It is added unless the file already has one.
    separator = lines.isBlankLine(after: end) ? "" : lines.lineBreak
  }
}

/// One level of indentation: that of the first indented line of code, or two spaces if there is none.
private func indentationUnit(of text: SourceText) -> String { FileLines(text, around: 0, unit: "").firstUnit }

/// A file's lines near one position.
private struct FileLines {
  let text: SourceText
  /// The line break of the line at the position.
  let lineBreak: String
  /// One level of indentation.
  let unit: String

  init(_ text: SourceText, around offset: UInt32, unit: String) {
    self.text = text
    self.unit = unit
    let bytes = text.bytes, start = min(Int(offset), text.count), newline = UInt8(ascii: "\n")
    let end =
      bytes[start..<min(start + Self.reach, text.count)].firstIndex(of: newline)
      ?? bytes[max(0, start - Self.reach)..<start].lastIndex(of: newline)
    lineBreak = end.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
  }

  /// The number of bytes before and after a position in which the ends of its line are searched for: a longer line was not
  /// formatted by a person.
  private static let reach = 4096

  func byte(_ offset: UInt32) -> UInt8 { Int(offset) < text.count ? text.bytes[Int(offset)] : 0 }

  func isEnd(_ offset: UInt32) -> Bool { Int(offset) >= text.count }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  func isLineEnd(_ offset: UInt32) -> Bool {
    byte(offset) == UInt8(ascii: "\n") || byte(offset) == UInt8(ascii: "\r") && byte(offset + 1) == UInt8(ascii: "\n")
  }

  func isBehindBrace(_ offset: UInt32) -> Bool { offset > 0 && byte(offset - 1) == UInt8(ascii: "{") }

  func startsComment(_ offset: UInt32) -> Bool {
    byte(offset) == UInt8(ascii: "/") && byte(offset + 1) == UInt8(ascii: "/")
  }

  /// The offset of the first byte from `offset` on that is neither a space nor a tab.
  func skippingBlanks(_ offset: UInt32) -> UInt32 {
    var offset = offset
    while isBlank(byte(offset)) { offset += 1 }
    return offset
  }

  /// The offset of the next line break, or of the file's end.
  func lineEnd(_ offset: UInt32) -> UInt32 {
    var offset = offset
    while Int(offset) < text.count, !isLineEnd(offset) { offset += 1 }
    return offset
  }

  private func lineStart(_ offset: UInt32) -> UInt32 {
    var offset = min(offset, UInt32(text.count))
    let limit = offset - min(offset, UInt32(Self.reach))
    while offset > limit, byte(offset - 1) != UInt8(ascii: "\n") { offset -= 1 }
    return offset
  }

  /// The offset of the first byte from `end` on that is neither blank nor a part of a line break.
  func firstContent(after end: UInt32) -> UInt32 {
    var offset = end
    while isBlank(byte(offset)) || byte(offset) == UInt8(ascii: "\r") || byte(offset) == UInt8(ascii: "\n") {
      offset += 1
    }
    return offset
  }

  /// Whether the line after the one that ends at `end` is empty or has only white space.
  func isBlankLine(after end: UInt32) -> Bool {
    var next = end
    if byte(next) == UInt8(ascii: "\r") { next += 1 }
    return isLineEnd(skippingBlanks(next + 1))
  }

  func indentation(ofLineAt offset: UInt32) -> String {
    let start = lineStart(offset)
    return text.string(ByteSpan(start, skippingBlanks(start)))
  }

  /// Whether only white space, or an argument's label, comes before `offset` on its line.
  func startsLine(_ offset: UInt32) -> Bool {
    let start = skippingBlanks(lineStart(offset))
    guard start < offset else { return start == offset }
    let beginning = text.string(ByteSpan(start, offset))
    let label: [Substring] = beginning.split(separator: ":", omittingEmptySubsequences: false)
    return label.count == 2 && label[1].allSatisfy { $0 == " " }
      && label[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// One level of indentation: that of the first line that starts with a tab or with two to eight spaces and is not inside a
  /// comment. Two spaces if there is none.
  var firstUnit: String {
    var start: UInt32 = 0
    while Int(start) < text.count {
      Steps.count()
      let content = skippingBlanks(start), width = Int(content - start)
      if byte(start) == UInt8(ascii: "\t") { return "\t" }
      // ` * …` is the inside of a comment.
      if (2...8).contains(width), !isLineEnd(content), byte(content) != UInt8(ascii: "*") {
        return String(repeating: " ", count: width)
      }
      start = lineEnd(content) + 1
      if byte(start - 1) == UInt8(ascii: "\r") { start += 1 }
    }
    return "  "
  }
}
