/// Parses tokens into declarations and expressions. A parser reads the tokens of one file; each part of the grammar is in a source
/// file of its own. Covers Swift's syntax for declarations and constant expressions, and does not resolve names.
///
/// No function fails: broken input yields fewer facts, mostly with a diagnostic, and every loop advances. Constructs that nest
/// deeper than `Limits.nesting` are skipped as a whole, with the help of the brackets' partners.
struct Parser {
  let text: TextView
  let tokens: TokenView
  /// Index of the current token.
  var index: Int
  /// The number of bytes of the current operator token that are consumed already: `>>` closes two argument lists.
  var consumed: UInt32 = 0
  /// The index of the first token after the parsed range.
  var limit: Int
  var depth = 0
  /// The index of the furthest token that nests too deep, and the index before which generic arguments are not tried again because
  /// of it. Otherwise each `<` of `A<A<A<…` would be followed to the limit, and then read as a comparison.
  var tooDeepAt = 0
  var triesGenericsFrom = 0
  /// False in the subject of a `switch`, after which a `{` starts the body.
  var allowsTrailingClosure = true
  /// True in a declaration that is a statement and is not kept. The bodies of types in it are skipped, because they are read as
  /// local types.
  var skipsBodies = false
  private let memoryOfNotes: UnsafeMutablePointer<Notes>

  /// Results of parsing other than return values. They are stored outside of the parser, which so consists of numbers and pointers:
  /// a debug build copies it for the right side of every `&&`.
  struct Notes {
    var diagnostics: [Diagnostic] = []
    /// The clauses of the `#if`s around declarations.
    var regions: [Condition.Region] = []
    /// The scope that every condition of the file gets.
    var conditionScope: UInt16 = 0
    /// The tokens of variables, functions, initializers, enum cases and typealiases, wherever they are declared, without bodies of
    /// functions and getters. Accessors of static variables are included, because they contain values, and so are those of
    /// variables without a getter. Not in order.
    var headers: [(first: Int, end: Int)] = []
    /// A cache of the first few lists of modifiers that were read, with their spans, because a file has the same ones again and
    /// again.
    var knownModifiers: [(span: ByteSpan, words: [String])] = []
  }

  /// `notes` must outlive the value, and so must the memory of the views.
  fileprivate init(_ text: TextView, _ tokens: TokenView, notes: UnsafeMutablePointer<Notes>) {
    self.text = text
    self.tokens = tokens
    memoryOfNotes = notes
    index = 0
    // The last token is `endOfFile`.
    limit = tokens.count - 1
  }

  var notes: Notes {
    get { memoryOfNotes.pointee }
    nonmutating _modify { yield &memoryOfNotes.pointee }
  }

  // MARK: Looking

  var isAtEnd: Bool { @_transparent get { index >= limit } }

  /// The kind of the current token; `endOfFile` from `limit` on.
  var kind: Token.Kind { @_transparent get { index < limit ? tokens.kind(index) : .endOfFile } }

  /// The kind of the token `ahead` tokens after the current one; `endOfFile` from `limit` on.
  @_transparent
  func kind(ahead: Int) -> Token.Kind { index + ahead < limit ? tokens.kind(index + ahead) : .endOfFile }

  @_transparent
  func at(_ expected: Token.Kind) -> Bool { kind == expected }

  var atBrace: Bool { kind.isBrace }

  /// Whether the current token is this word without backticks: a keyword or a contextual one.
  @inline(__always)
  func at(word: StaticString) -> Bool { isWord(index, word) }

  /// Whether the token at `index` is this word. Most words differ in length or in the first byte; both are constants, because the
  /// function is inlined. (In a debug build the right side of an `&&` is a closure, and clearing a local variable is a call, so
  /// there are none here.)
  @inline(__always)
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard index < limit, tokens.isIdentifier(index, ofLength: word.utf8CodeUnitCount),
      text[tokens.start(index)] == word.utf8Start[0]
    else { return false }
    return text.matches(tokens[index].span, word)
  }

  /// Whether the rest of the current token is exactly the operator `expected`.
  func at(operator expected: StaticString) -> Bool {
    kind == .operator && text.matches(ByteSpan(tokens[index].start + consumed, tokens[index].end), expected)
  }

  /// The next byte of the current token, if it is an operator; nil for any other token.
  var operatorByte: UInt8? { kind == .operator ? text[Int(tokens[index].start + consumed)] : nil }

  /// The span of what is left of the current token; an empty span at the end.
  var currentSpan: ByteSpan {
    let token = tokens[index < tokens.count ? index : tokens.count - 1]
    return index < limit ? ByteSpan(token.start + consumed, token.end) : ByteSpan(token.start, token.start)
  }

  var start: UInt32 { currentSpan.start }

  /// The end of the last consumed token, or of the consumed part of the current token.
  var previousEnd: UInt32 {
    if consumed > 0 { return tokens[index].start + consumed }
    return index > 0 ? tokens[index - 1].end : 0
  }

  func span(from start: UInt32) -> ByteSpan { ByteSpan(start, max(start, previousEnd)) }

  /// The bytes of a run of tokens; for an empty run, the offset at which it would start.
  func span(of range: Range<Int>) -> ByteSpan {
    let start = tokens[min(range.lowerBound, tokens.count - 1)].start
    return range.isEmpty ? ByteSpan(start, start) : ByteSpan(start, tokens[range.upperBound - 1].end)
  }

  /// Whether the current token is the first on its line.
  var isFirstOnLine: Bool { index < limit && consumed == 0 && tokens[index].isFirstOnLine }

  /// Whether the current token directly follows the last consumed one, without white space or a comment.
  var isAdjacent: Bool { index < limit && currentSpan.start == previousEnd }

  /// A name's text without backticks.
  func name(at index: Int) -> String { text.string(nameSpan(at: index)) }

  /// The range of a name without its backticks.
  @_transparent
  func nameSpan(at index: Int) -> ByteSpan {
    let span = tokens[index].span
    guard span.count > 2, text[Int(span.start)] == UInt8(ascii: "`") else { return span }
    return ByteSpan(span.start + 1, span.end - 1)
  }

  // MARK: Moving

  @_transparent
  mutating func advance() {
    if index < limit { index += 1 }
    consumed = 0
  }

  @_transparent
  mutating func eat(_ expected: Token.Kind) -> Bool {
    guard at(expected) else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func eat(word: StaticString) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  mutating func eat(operator expected: StaticString) -> Bool {
    guard at(operator: expected) else { return false }
    advance()
    return true
  }

  /// Consumes one byte of an operator token, if it is `byte`; false if it isn't.
  mutating func eat(operatorByte byte: UInt8) -> Bool {
    guard operatorByte == byte else { return false }
    consumed += 1
    if tokens[index].start + consumed >= tokens[index].end { advance() }
    return true
  }

  /// Consumes a name, keywords included; nil, with nothing consumed, if there is none.
  mutating func eatName() -> (name: String, span: ByteSpan)? {
    guard at(.identifier) else { return nil }
    defer { advance() }
    return (name(at: index), tokens[index].span)
  }

  /// Whether `::` with a name after it on the same line comes next: the name before `::` is a module (SE-0491).
  var atModuleSelector: Bool {
    at(.colon) && kind(ahead: 1) == .colon && kind(ahead: 2) == .identifier
      && tokens[index].end == tokens[index + 1].start
      && !tokens[index + 2].isFirstOnLine
  }

  /// Whether a name with a single `:` after it comes next.
  var atLabel: Bool {
    guard at(.identifier), kind(ahead: 1) == .colon else { return false }
    return kind(ahead: 2) != .colon || tokens[index + 1].end != tokens[index + 2].start
  }

  /// The index of the token that closes the bracket at `index`; `limit` if the bracket has no match before `limit`.
  @_transparent
  func closer(of index: Int) -> Int {
    let partner = Int(tokens[index].partner)
    return partner > index && partner < limit ? partner : limit
  }

  /// Skips one token, or a bracketed group as a whole.
  mutating func skipGroup() {
    switch kind {
    case .leftBrace, .leftParenthesis, .leftBracket, .stringOpen, .interpolationOpen: jump(after: closer(of: index))
    default: advance()
    }
  }

  /// Jumps after the token at `target`.
  mutating func jump(after target: Int) {
    index = min(target + 1, limit)
    consumed = 0
  }

  /// Parses the contents of a bracketed group, and ends after the closing bracket; the current token is the opening one.
  @inline(__always)
  mutating func inGroup<Result>(_ body: (inout Parser) -> Result) -> Result {
    let end = closer(of: index)
    advance()
    defer { jump(after: end) }
    return within(index..<end, body)
  }

  /// Parses the elements of a bracketed list with commas. Skips what follows an element, up to the next comma, and elements for which
  /// `element` returns nil.
  mutating func parseList<Element>(_ element: (inout Parser) -> Element?) -> [Element] {
    inGroup { parser in
      var elements: [Element] = []
      while !parser.isAtEnd {
        if let next = element(&parser) { elements.append(next) }
        while !parser.isAtEnd, !parser.at(.comma) { parser.skipGroup() }
        _ = parser.eat(.comma)
      }
      return elements
    }
  }

  mutating func report(_ id: String, _ message: String, at span: ByteSpan? = nil) {
    guard notes.diagnostics.count < Limits.diagnostics else { return }
    notes.diagnostics.append(Diagnostic(id, .warning, message, at: span ?? currentSpan))
  }

  mutating func reportLongName(from start: UInt32) {
    report(
      Limits.diagnosticID, "the name has more than \(Limits.nameParts) parts, so it is not resolved",
      at: span(from: start))
  }

  /// The current token, as a message names it.
  var found: String {
    isAtEnd ? "the end of the file" : "'\(text.string(tokens[index].span))'"
  }

  /// Runs `body` one level deeper, or `otherwise` when that would be too deep.
  mutating func nested<Result>(_ body: (inout Parser) -> Result, otherwise: (inout Parser) -> Result) -> Result {
    guard depth < Limits.nesting else {
      tooDeepAt = max(tooDeepAt, index)
      return otherwise(&self)
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// Runs `body` on the tokens of `range` alone and then restores the position.
  mutating func within<Result>(_ range: Range<Int>, _ body: (inout Parser) -> Result) -> Result {
    let saved = (index, consumed, limit, allowsTrailingClosure)
    (index, consumed, limit, allowsTrailingClosure) = (range.lowerBound, 0, range.upperBound, true)
    defer { (index, consumed, limit, allowsTrailingClosure) = saved }
    return body(&self)
  }

  /// Runs `body`; if it returns nil, restores the position and removes the diagnostics that it reported.
  mutating func attempt<Result>(_ body: (inout Parser) -> Result?) -> Result? {
    let saved = (index, consumed, notes.diagnostics.count)
    if let result = body(&self) { return result }
    (index, consumed) = (saved.0, saved.1)
    notes.diagnostics.removeLast(notes.diagnostics.count - saved.2)
    return nil
  }
}

// MARK: What it reads

extension TokenBuffer {
  /// Runs `body` with a parser of all tokens of `text`, which are in this buffer.
  func withParser<Result>(of text: SourceText, _ body: (inout Parser) -> Result) -> Result {
    text.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        declarationKeywords.withUnsafeBufferPointer { declarationKeywords in
          var notes = Parser.Notes()
          notes.conditionScope = text.conditionScope
          return withUnsafeMutablePointer(to: &notes) { notes in
            var parser = Parser(
              TextView(bytes, count: text.count), TokenView(tokens, declarationKeywords), notes: notes)
            return body(&parser)
          }
        }
      }
    }
  }
}

/// The tokens of a file, and their declaration keywords. Like `PaddedBytes` it avoids the call and the reference count of each
/// access to an array in a debug build, and is in the file that uses it most, because nothing is inlined from another file.
struct TokenView {
  private let base: UnsafePointer<Token>
  let count: Int
  private let declarationKeywords: UnsafeBufferPointer<UInt32>

  /// `tokens` and `declarationKeywords` must outlive the value. `tokens` must not be empty; after `lex` it has at least one token.
  fileprivate init(_ tokens: UnsafeBufferPointer<Token>, _ declarationKeywords: UnsafeBufferPointer<UInt32>) {
    precondition(!tokens.isEmpty)
    base = tokens.baseAddress.unsafelyUnwrapped
    count = tokens.count
    self.declarationKeywords = declarationKeywords
  }

  subscript(index: Int) -> Token {
    @_transparent get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return base[index]
    }
  }

  /// Reads the kind without copying the token.
  @_transparent
  func kind(_ index: Int) -> Token.Kind {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return base[index].kind
  }

  @_transparent
  func start(_ index: Int) -> Int {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return Int(base[index].start)
  }

  @_transparent
  func isIdentifier(_ index: Int, ofLength length: Int) -> Bool {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    guard case .identifier = base[index].kind else { return false }
    return Int(base[index].end) &- Int(base[index].start) == length
  }

  var declarationKeywordCount: Int { declarationKeywords.count }

  /// The index of the token of the declaration keyword with this number.
  @_transparent
  func declarationKeyword(_ number: Int) -> Int {
    precondition(UInt(bitPattern: number) < UInt(bitPattern: declarationKeywords.count))
    return Int(declarationKeywords[number])
  }
}

/// The bytes of a file, padded like those of `SourceText`: the parser's counterpart of `PaddedBytes`.
struct TextView {
  private let base: UnsafePointer<UInt8>
  /// The number of bytes with the padding.
  private let limit: Int
  /// The number of bytes in the file.
  let count: Int

  /// `bytes` must outlive the value.
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) {
    precondition(!bytes.isEmpty)
    base = bytes.baseAddress.unsafelyUnwrapped
    limit = bytes.count
    self.count = count
  }

  subscript(offset: Int) -> UInt8 {
    @_transparent get {
      precondition(UInt(bitPattern: offset) < UInt(bitPattern: limit))
      return base[offset]
    }
  }

  /// The bytes of a span, valid as long as the parser.
  @_transparent
  func bytes(_ span: ByteSpan) -> UnsafeBufferPointer<UInt8> {
    precondition(span.start <= span.end && Int(span.end) <= limit)
    return UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
  }

  /// The text of a span; bytes that are not UTF-8 become U+FFFD.
  func string(_ span: ByteSpan) -> String { String(decoding: bytes(span), as: UTF8.self) }

  /// True if the bytes of `span` are exactly those of `text`.
  func matches(_ span: ByteSpan, _ text: StaticString) -> Bool {
    text.isSpelled(by: UnsafeRawBufferPointer(bytes(span)))
  }
}
