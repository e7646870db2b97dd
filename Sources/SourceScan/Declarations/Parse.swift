/// Parses a file in full: every declaration, with initial values and attribute arguments as expressions. Bodies of functions,
/// getters and closures remain ranges of bytes until their statements are read.
///
/// `buffer` is working memory: its old contents are replaced by the file's tokens. `isWanted` decides by the hash of a name
/// whether a mention of the name in a header (a declaration without its body) is recorded.
package func parse(
  _ text: SourceText, _ buffer: inout TokenBuffer, mentioning isWanted: (UInt64) -> Bool = { _ in false }
) -> ParsedFile {
  lex(text, into: &buffer)
  let (members, notes, names) = buffer.withParser(of: text) { parser in
    let members = parser.parseMembers(isFile: true)
    parser.reportWhatIsTooDeep()
    return (members, parser.notes, parser.namesInHeaders(isWanted))
  }
  let diagnostics = (buffer.diagnostics + notes.diagnostics).sorted { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
  return ParsedFile(
    // Copied, because the buffer has room for larger files.
    text: text, comments: buffer.comments.withUnsafeBufferPointer { Array($0) }, declarations: members.declarations,
    localTypes: members.localTypes, regions: notes.regions, mentionedNames: names, diagnostics: diagnostics)
}

extension Parser {
  /// Reports code that nests too deep, once for the file, which often has it in many lines.
  fileprivate mutating func reportWhatIsTooDeep() {
    guard tooDeepAt > 0 else { return }
    report(
      Limits.diagnosticID, "the code nests deeper than \(Limits.nesting) levels, so what is inside is not read",
      at: tokens[min(tooDeepAt, tokens.count - 1)].span)
  }

  fileprivate func namesInHeaders(_ isWanted: (UInt64) -> Bool) -> [UInt64] {
    let identifier = nameHash(of: "ID")
    var names: [UInt64] = []
    for header in notes.headers {
      var index = header.first
      while index < header.end {
        if tokens[index].kind == .identifier {
          let hash = nameHash(of: UnsafeRawBufferPointer(text.bytes(nameSpan(at: index))))
          if isWanted(hash) { names.append(hash) }
          if hash == identifier, let whole = hashOfPair(endingAt: index), isWanted(whole) { names.append(whole) }
        }
        index += 1
      }
    }
    return names
  }

  /// The hash of `Shelf.ID`, whose type depends on the declaration of `Shelf`; nil if no dot and name precede the `ID` at `index`.
  private func hashOfPair(endingAt index: Int) -> UInt64? {
    guard index > 1, tokens[index - 1].kind == .period, tokens[index - 2].kind == .identifier else { return nil }
    return nameHash(ofIDOf: nameHash(of: UnsafeRawBufferPointer(text.bytes(nameSpan(at: index - 2)))))
  }
}

extension ParsedFile {
  /// The statements of a getter, a closure or a function: `span` is the `body` of a declaration or closure. Malformed
  /// statements yield fewer of them.
  package func statements(in span: ByteSpan) -> [Statement] {
    withParser(of: span) { $0.parseStatements() }
  }

  /// The declarations in the range, parsed as if it were a whole file.
  package func declarations(in span: ByteSpan) -> [Declaration] {
    withParser(of: span) { $0.parseMembers(isFile: true).declarations }
  }

  /// The string literal that `span` starts with; nil if something else is there.
  package func stringLiteral(in span: ByteSpan) -> StringLiteral? {
    withParser(of: span) { $0.at(.stringOpen) ? $0.parseStringLiteral() : nil }
  }

  /// The clauses of all `#if`s, those in bodies included, outer ones before inner ones, and empty ones omitted. The file is lexed
  /// again.
  package var conditionalRegions: [Condition.Region] {
    withParser(of: ByteSpan(0, UInt32(text.count))) { parser in
      var conditions = ConditionStack(), regions: [Condition.Region] = []
      while !parser.isAtEnd {
        guard parser.atDirective else {
          parser.advance()
          continue
        }
        let directive = parser.tokens[parser.index]
        conditions.take(&parser)
        let end = parser.tokens[Int(directive.partner)].start
        guard directive.kind != .poundEndif, end > parser.start else { continue }
        regions.append(.init(conditions: conditions.current, span: ByteSpan(parser.start, end)))
      }
      return regions
    }
  }

  private func withParser<Result>(of span: ByteSpan, _ body: (inout Parser) -> Result) -> Result {
    var buffer = TokenBuffer()
    buffer.tokens = tokens(in: span)
    return buffer.withParser(of: text, body)
  }

  /// All tokens of the file, which is lexed again each time.
  package var tokens: [Token] { tokens(in: ByteSpan(0, UInt32(text.count))) }

  /// The tokens of a part of the file, which is lexed again: the source between brackets, or a whole declaration, type or
  /// expression. `endOfFile` is after them; partners are counted from the first of them.
  package func tokens(in span: ByteSpan) -> [Token] {
    var buffer = TokenBuffer()
    lex(SourceText(text.bytes[span.range]), into: &buffer)
    for index in buffer.tokens.indices {
      buffer.tokens[index].start += span.start
      buffer.tokens[index].end += span.start
    }
    return buffer.tokens
  }
}
