import DocumentFormats
import SourceScan

/// The lines of one `.xcconfig` file, before the files that it includes are read.
///
/// Source: `MacroConfigFileParser.swift` of swift-build.
struct ConfigurationFile: Sendable {
  enum Line: Sendable {
    case assignment(SettingAssignment)
    /// A line with `#include`, or with `#include?`, for which a missing file is not an error.
    case include(path: String, isOptional: Bool, offset: Int)
  }

  private(set) var lines: [Line] = []
  /// Lines that were not understood.
  private(set) var errors: [ReadingError] = []

  init(_ bytes: [UInt8]) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      var end = Self.lineEnd(bytes, from: start)
      // A backslash at the end of a line joins the next one to it. The parts are joined at the end, because a whole file may be
      // one such line.
      var parts = [Self.content(bytes[start..<end])]
      while let last = parts.last, last.utf8.last == UInt8(ascii: "\\"), end < bytes.count {
        let next = end + 1
        end = Self.lineEnd(bytes, from: next)
        parts[parts.count - 1] = last.dropLast().trimmed
        parts.append(Self.content(bytes[min(next, end)..<end]))
      }
      read(parts.count == 1 ? parts[0] : Substring(parts.filter { !$0.isEmpty }.joined(separator: " ")), at: start)
      start = end + 1
    }
  }

  /// The index of the line break, or the end. A CRLF counts as two, and the line between them is empty.
  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return min(end, bytes.count)
  }

  /// A line without its comment, the white space around it, and a `;` at its end.
  private static func content(_ line: ArraySlice<UInt8>) -> Substring {
    var end = line.startIndex
    while end < line.endIndex {
      if line[end] == UInt8(ascii: "/"), end + 1 < line.endIndex, line[end + 1] == UInt8(ascii: "/") { break }
      end += 1
    }
    Steps.count(line.count)
    let text = Substring(String(decoding: line[..<end], as: UTF8.self)).trimmed
    return text.utf8.last == UInt8(ascii: ";") ? text.dropLast().trimmed : text
  }

  private mutating func read(_ text: Substring, at offset: Int) {
    Steps.count(text.utf8.count)
    if text.isEmpty { return }
    if text.utf8.first == UInt8(ascii: "#") { return readDirective(text.dropFirst().trimmed, at: offset) }
    guard let equals = Self.assignmentSign(of: text),
      let assignment = SettingAssignment(
        key: text[..<equals], value: String(text[text.index(after: equals)...].trimmed))
    else {
      errors.append(ReadingError("expected 'NAME = value'", at: offset))
      return
    }
    lines.append(.assignment(assignment))
  }

  /// The first `=` that is not in brackets; nil if there is none.
  private static func assignmentSign(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private mutating func readDirective(_ text: Substring, at offset: Int) {
    let word = text.prefix { $0 != " " && $0 != "\t" && $0 != "\"" }
    let path = text.dropFirst(word.count).trimmed
    guard word == "include" || word == "include?", path.count >= 2, path.first == "\"", path.last == "\"" else {
      errors.append(ReadingError("expected '#include \"file.xcconfig\"'", at: offset))
      return
    }
    lines.append(
      .include(path: String(path.dropFirst().dropLast()), isOptional: word == "include?", offset: offset))
  }
}
