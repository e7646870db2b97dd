import IntentReports
import SourceScan

/// A comment that controls the linter: `// intentscan:disable:next rule-id -- reason`.
///
/// It is read from comment tokens of Swift source and from the comments of string tables. In Swift source, `next` applies to the
/// declaration after the comment, with its attributes, `this` to the line of the comment, `previous` to the line above, and `file`
/// to the whole file. A range that `disable` starts ends at the next `enable`, or at the end of the file.
struct Directive: Equatable {
  enum Command: Equatable {
    case disableNext, disablePrevious, disableThis, disableFile, disable, enable
    /// Another word after `intentscan:`.
    case unknown(String)
  }

  /// The id of a rule as written, with its place.
  struct Name: Equatable {
    var id: String
    var span: ByteSpan
  }

  var command: Command
  var names: [Name]
  /// The text after ` -- `.
  var reason: String?
  /// The bytes from `intentscan:` to the last name.
  var span: ByteSpan
  /// The whole comment.
  var comment: ByteSpan
  /// The number of tokens before the comment.
  var tokenIndex: Int

  private static let prefix: StaticString = "intentscan:"
  /// The valid forms, for the message about an invalid directive.
  static let forms =
    "write 'disable:next', 'disable:this', 'disable:previous', 'disable:file', 'disable' or 'enable', and the ids of rules"

  /// Nil for any other comment.
  init?(_ comment: TokenBuffer.Comment, in text: SourceText) {
    guard let start = Self.start(in: comment, of: text) else { return nil }
    var scanner = WordScanner(text: text, index: start + Self.prefix.utf8CodeUnitCount, end: Int(comment.span.end))
    scanner.dropClosing(from: Int(comment.span.start))
    command = Self.command(scanner.word()?.id ?? "")
    self.comment = comment.span
    tokenIndex = Int(comment.tokenIndex)
    names = []
    reason = nil
    span = ByteSpan(UInt32(start), UInt32(scanner.index))
    while let word = scanner.word() {
      if word.id == "--" {
        reason = scanner.rest()
        break
      }
      names.append(word)
      span.end = word.span.end
    }
  }

  /// The offset of `intentscan:` after `//`, `///` or `/*` and white space; nil for any other comment. It must be fast,
  /// because it runs for every comment of every file.
  static func start(in comment: TokenBuffer.Comment, of text: SourceText) -> Int? {
    let end = Int(comment.span.end)
    var index = Int(comment.span.start) + 1
    // Repetitions of the second byte belong to the comment marker. It is neither '/' nor '*' in `#!`.
    let mark = text.bytes[index]
    if mark == UInt8(ascii: "/") || mark == UInt8(ascii: "*") {
      while index < end, text.bytes[index] == mark { index += 1 }
    }
    while index < end, isSeparator(text.bytes[index]) { index += 1 }
    guard end - index >= prefix.utf8CodeUnitCount, text.bytes[index] == UInt8(ascii: "i") else { return nil }
    let span = ByteSpan(UInt32(index), UInt32(index + prefix.utf8CodeUnitCount))
    return text.matches(span, prefix) ? index : nil
  }

  private static func command(_ word: String) -> Command {
    switch word {
    case "disable": .disable
    case "enable": .enable
    case "disable:next": .disableNext
    case "disable:this": .disableThis
    case "disable:previous": .disablePrevious
    case "disable:file": .disableFile
    default: .unknown(word)
    }
  }
}

extension Directive {
  /// The directive in a comment of a string table. Its names have the location of the comment.
  init(_ comment: TableComment) {
    var words = comment.text.split { $0 == " " || $0 == "\t" || $0 == "," }.map(String.init)
    command = Self.command(words.isEmpty ? "" : String(words.removeFirst().dropFirst(directiveMark.count)))
    // `--` begins the reason, and `*/` ends a comment on one line.
    let end = words.firstIndex { $0 == "--" || $0 == "*/" } ?? words.count
    names = words[..<end].map { Name(id: $0, span: comment.span) }
    span = comment.span
    self.comment = comment.span
    tokenIndex = 0
  }
}

/// The text at the beginning of each directive.
package let directiveMark = "intentscan:"

package func holdsDirective(_ comments: [TokenBuffer.Comment], in text: SourceText) -> Bool {
  comments.contains { Directive.start(in: $0, of: text) != nil }
}

/// Splits a comment into words.
private struct WordScanner {
  let text: SourceText
  var index: Int
  var end: Int

  /// Excludes the closing `*/` of a block comment. `start` is the comment's first offset.
  mutating func dropClosing(from start: Int) {
    let isBlock = text.bytes[start + 1] == UInt8(ascii: "*")
    if isBlock, end - start >= 2, text.bytes[end - 1] == UInt8(ascii: "/"), text.bytes[end - 2] == UInt8(ascii: "*") {
      end -= 2
    }
  }

  mutating func skipSpace() {
    while index < end, isSeparator(text.bytes[index]) { index += 1 }
  }

  /// The next text between spaces and commas; nil at the end of the comment.
  mutating func word() -> Directive.Name? {
    skipSpace()
    let start = index
    while index < end, !isSeparator(text.bytes[index]) { index += 1 }
    guard index > start else { return nil }
    let span = ByteSpan(UInt32(start), UInt32(index))
    return Directive.Name(id: text.string(span), span: span)
  }

  mutating func rest() -> String {
    skipSpace()
    defer { index = end }
    return text.string(ByteSpan(UInt32(index), UInt32(end)))
  }
}

private func isSeparator(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }
