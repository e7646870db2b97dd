import Foundation
import SourceScan

/// A string literal of our own sources that becomes a message: its text in pieces, with interpolations between them.
struct MessageTemplate {
  var file: String
  /// The literal as written, without its quotes.
  var source: String
  private var pieces: [String]

  /// Whether a text contains the pieces in order, on one line.
  func matches(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      var rest = line[...]
      for piece in pieces {
        guard let range = rest.range(of: piece) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }

  /// All literals with at least two words in the files of a folder. Literals in the arguments of `describingType` are
  /// descriptions and examples; those that span lines or contain code are source that a fix-it inserts.
  static func all(in folder: URL, skippingCallsOf describingType: String) throws -> [MessageTemplate] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
    // A table of the framework's names holds no message.
    let files = paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Known") }
    return try files.flatMap { path in
      templates(
        of: SourceText(try Data(contentsOf: folder.appending(path: path))), file: path, skippingCallsOf: describingType)
    }
  }

  private static func templates(
    of text: SourceText, file: String, skippingCallsOf describingType: String
  ) -> [MessageTemplate] {
    var buffer = TokenBuffer(), found: [MessageTemplate] = [], index = 0
    lex(text, into: &buffer)
    let tokens = buffer.tokens
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .leftParenthesis, index > 0, text.string(tokens[index - 1].span) == describingType {
        index = Int(token.partner)
      } else if token.kind == .stringOpen, let template = template(at: index, tokens, text, file) {
        found.append(template)
      }
      index += 1
    }
    return found
  }

  private static func template(at open: Int, _ tokens: [Token], _ text: SourceText, _ file: String) -> MessageTemplate?
  {
    let close = Int(tokens[open].partner)
    let source = text.string(ByteSpan(tokens[open].end, tokens[close].start))
    var pieces: [String] = [], index = open + 1
    while index < close {
      if tokens[index].kind == .stringSegment { pieces.append(unescaped(text.string(tokens[index].span))) }
      index = tokens[index].kind == .interpolationOpen ? Int(tokens[index].partner) + 1 : index + 1
    }
    let words = pieces.joined(separator: " ").split(separator: " ").filter { $0.allSatisfy(\.isLetter) }
    guard words.count >= 2, !source.contains("\n"), !source.contains("\\n"), !source.contains("{ ") else { return nil }
    return MessageTemplate(file: file, source: source, pieces: pieces.filter { !$0.isEmpty })
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  /// Literals that look like messages and are not: source that a fix-it inserts, names of Apple's documents.
  static let notMessages = [
    #"@Parameter(title: \"\($0)\") var p\($0): Int"#,
    "  static var appShortcuts",
  ]
}
