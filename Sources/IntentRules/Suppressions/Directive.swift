import SourceScan

/// A comment that speaks to the linter: `// intentscan:disable:next rule-id -- reason`.
///
/// Read from comment tokens alone. `next` is the code behind the comment, with the attributes and the line they belong to;
/// `this` is the line that the comment stands in; without either the range goes to the next `enable`, or to the end of
/// the file.
struct Directive: Equatable {
  enum Command: Equatable {
    case disableNext, disableThis, disable, enable
    /// Something else behind `intentscan:`.
    case unknown(String)
  }

  /// A rule's id as written, with its place.
  struct Name: Equatable {
    var id: String
    var span: ByteSpan
  }

  var command: Command
  var names: [Name]
  /// What stands behind ` -- `.
  var reason: String?
  /// From `intentscan:` to the last name.
  var span: ByteSpan
  /// The whole comment.
  var comment: ByteSpan
  /// How many tokens come before the comment.
  var tokenIndex: Int

  private static let prefix: StaticString = "intentscan:"
  static let commands = ["disable", "enable", "disable:next", "disable:this"]

  /// Nil for a comment that says something else.
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

  /// Where `intentscan:` stands, behind `//`, `///`, `/*` and white space; nil where something else does. Every comment of
  /// every file is asked.
  static func start(in comment: TokenBuffer.Comment, of text: SourceText) -> Int? {
    let end = Int(comment.span.end)
    var index = Int(comment.span.start) + 1
    // The mark is what the second byte repeats: the first one of `#!` is none of it.
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
    default: .unknown(word)
    }
  }
}

/// Whether one of the comments speaks to the linter.
public func holdsDirective(_ comments: [TokenBuffer.Comment], in text: SourceText) -> Bool {
  comments.contains { Directive.start(in: $0, of: text) != nil }
}

/// Takes a comment apart.
private struct WordScanner {
  let text: SourceText
  var index: Int
  var end: Int

  /// The end is that of the comment's text. `start` is where the comment starts.
  mutating func dropClosing(from start: Int) {
    let isBlock = text.bytes[start + 1] == UInt8(ascii: "*")
    if isBlock, end - start >= 2, text.bytes[end - 1] == UInt8(ascii: "/"), text.bytes[end - 2] == UInt8(ascii: "*") {
      end -= 2
    }
  }

  mutating func skipSpace() {
    while index < end, isSeparator(text.bytes[index]) { index += 1 }
  }

  /// What stands between spaces and commas.
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
