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

  private static let prefix = Array("intentscan:".utf8)
  static let commands = ["disable", "enable", "disable:next", "disable:this"]

  /// Nil for a comment that says something else.
  init?(_ comment: TokenBuffer.Comment, in text: SourceText) {
    var scanner = WordScanner(text: text, index: Int(comment.span.start), end: Int(comment.span.end))
    let isBlock = scanner.skipOpening()
    if isBlock { scanner.dropClosing() }
    scanner.skipSpace()
    let start = scanner.index
    guard scanner.takes(Self.prefix) else { return nil }
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
  comments.contains { Directive($0, in: text) != nil }
}

/// Takes a comment apart.
private struct WordScanner {
  let text: SourceText
  var index: Int
  var end: Int

  /// Passes `//`, `///`, `/*`; true for a block comment.
  mutating func skipOpening() -> Bool {
    index = min(index + 1, end)
    let isBlock = index < end && text.bytes[index] == UInt8(ascii: "*")
    while index < end, text.bytes[index] == UInt8(ascii: isBlock ? "*" : "/") { index += 1 }
    return isBlock
  }

  mutating func dropClosing() {
    if end - index >= 2, text.bytes[end - 1] == UInt8(ascii: "/"), text.bytes[end - 2] == UInt8(ascii: "*") { end -= 2 }
  }

  mutating func skipSpace() {
    while index < end, isSeparator(text.bytes[index]) { index += 1 }
  }

  mutating func takes(_ bytes: [UInt8]) -> Bool {
    guard end - index >= bytes.count else { return false }
    for offset in bytes.indices where text.bytes[index + offset] != bytes[offset] { return false }
    index += bytes.count
    return true
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

  private func isSeparator(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }
}
