/// A file in full: every declaration, with initial values and attribute arguments as expressions. Bodies stay ranges of
/// tokens until somebody asks for their statements.
///
/// `buffer` is working memory: what it held before is gone.
public func parse(_ text: SourceText, _ buffer: inout TokenBuffer) -> ParsedFile {
  lex(text, into: &buffer)
  // The last token is `endOfFile`.
  var parser = Parser(
    text: text, tokens: buffer.tokens, landmarks: buffer.landmarks, range: 0..<max(0, buffer.tokens.count - 1))
  let members = parser.parseMembers(isFile: true)
  let diagnostics = (buffer.diagnostics + parser.diagnostics).sorted { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
  return ParsedFile(
    text: text, buffer: buffer, declarations: members.declarations, localTypes: members.localTypes,
    regions: parser.regions, headers: parser.headers, diagnostics: diagnostics)
}

extension ParsedFile {
  /// The statements of a getter, a closure or a function: `range` is what a declaration or closure calls its body.
  /// Broken statements yield fewer of them.
  public func statements(in range: TokenRange) -> [Statement] {
    var parser = parser(for: range)
    return parser.parseStatements()
  }

  /// The arguments of an attribute whose arguments weren't read as expressions, or of any other bracketed group.
  public func tokenTexts(in range: TokenRange) -> [String] {
    tokens[Int(range.start)..<min(Int(range.end), tokens.count)].map { text.string($0.span) }
  }

  private func parser(for range: TokenRange) -> Parser {
    let end = min(Int(range.end), tokens.count)
    return Parser(text: text, tokens: tokens, landmarks: [], range: min(Int(range.start), end)..<end)
  }
}

extension ParsedFile {
  /// The string literal whose opening quotes are the token at `index`; nil where another token stands there.
  public func stringLiteral(at index: Int) -> StringLiteral? {
    guard tokens.indices.contains(index), tokens[index].kind == .stringOpen else { return nil }
    var parser = Parser(text: text, tokens: tokens, landmarks: [], range: index..<tokens.count)
    return parser.parseStringLiteral()
  }

  /// The index of the first token that starts at or behind an offset.
  public func tokenIndex(at offset: UInt32) -> Int {
    var low = 0, high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
