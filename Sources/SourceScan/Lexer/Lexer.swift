/// Bytes in, tokens out: the whole lexical grammar of Swift, in one pass. Knows no grammar above the token.
///
/// Any bytes are accepted. What is wrong becomes a diagnostic in the buffer, and lexing goes on.
public func lex(_ text: SourceText, into buffer: inout TokenBuffer) {
  buffer.removeAll()
  var lexer = Lexer(text)
  swap(&lexer.buffer, &buffer)
  lexer.run()
  swap(&lexer.buffer, &buffer)
}

/// The state of one run over one file. Nesting of any kind lives on `openings`, so no depth of it can overflow the stack.
struct Lexer {
  let bytes: [UInt8]
  /// How many of `bytes` belong to the file; behind them are the NULs that end every loop.
  let count: Int
  let classes = ByteTable.classes
  let traits = ByteTable.traits

  var buffer = TokenBuffer()
  /// The next byte to look at. What lies before it belongs to a token, a comment or white space.
  var position = 0
  /// Where the file's text starts: behind a byte order mark.
  var contentStart = 0
  /// True until a token follows the last line break.
  var isFirstOnLine = true
  var openings: [Opening] = []
  var reach = Reach()
  var rawQuoteSearch = RawQuoteSearch()
  /// No `/` with this many `#`s or more closes a multi-line regex in the rest of the file.
  var poundsWithoutRegexEnd = Int.max

  init(_ text: SourceText) {
    bytes = text.bytes
    count = text.count
  }

  mutating func run() {
    buffer.tokens.reserveCapacity(count / 6 + 16)
    skipFileHeader()
    while position < count { scanNext() }
    closeEverything()
    append(.endOfFile, from: count, to: count)
  }

  /// Takes one token, one comment or one stretch of white space.
  private mutating func scanNext() {
    let start = position
    switch classes[Int(bytes[start])] {
    case .blank: skipBlanks()
    case .lineFeed, .carriageReturn: skipLineBreak()
    case .null: position = start + 1
    case .letter: scanIdentifier(from: start)
    case .digit: scanNumber(from: start)
    case .operator: scanOperator(from: start)
    case .period: scanPeriod(from: start)
    case .slash: scanSlash(from: start)
    case .quote: openString(from: start, quote: start)
    case .backtick: scanBacktick(from: start)
    case .dollar: scanIdentifier(from: start)
    case .pound: scanPound(from: start)
    case .leftBrace: open(.brace, .leftBrace, at: start)
    case .rightBrace: close(.rightBrace, opening: reach.brace, at: start)
    case .leftParenthesis: open(.parenthesis, .leftParenthesis, at: start)
    case .rightParenthesis: closeParenthesis(at: start)
    case .leftBracket: open(.bracket, .leftBracket, at: start)
    case .rightBracket: close(.rightBracket, opening: reach.bracket, at: start)
    case .comma: append(.comma, from: start, to: start + 1)
    case .colon: append(.colon, from: start, to: start + 1)
    case .semicolon: append(.semicolon, from: start, to: start + 1)
    case .at: append(.at, from: start, to: start + 1)
    case .backslash: append(.backslash, from: start, to: start + 1)
    case .nonASCII: scanNonASCII(from: start)
    case .other: appendUnknown(from: start, to: start + 1)
    }
  }

  /// Adds a token and moves behind it.
  mutating func append(_ kind: Token.Kind, from start: Int, to end: Int) {
    buffer.tokens.append(
      Token(kind: kind, start: UInt32(start), end: UInt32(end), isFirstOnLine: isFirstOnLine))
    isFirstOnLine = false
    position = end
  }

  mutating func report(_ id: String, _ message: String, from start: Int, to end: Int) {
    buffer.diagnostics.append(Diagnostic(id, .warning, message, at: ByteSpan(UInt32(start), UInt32(end))))
  }
}
