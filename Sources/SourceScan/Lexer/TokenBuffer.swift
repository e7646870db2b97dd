/// The tokens of one file, its comments and lexical errors, and a list of the declaration keywords, so that the parser need not
/// search all tokens for them. Reused from file to file.
package struct TokenBuffer: Sendable {
  /// A `//…` or `/*…*/`, documentation comments and a `#!` line included.
  package struct Comment: Sendable {
    package var span: ByteSpan
    /// The number of tokens before it.
    package var tokenIndex: UInt32
  }

  /// All tokens in order. After `lex`, the last one is always `endOfFile`.
  package var tokens: [Token] = []
  /// Comments in order.
  package var comments: [Comment] = []
  /// Indices of the tokens that have a `declarationKeyword`, in order.
  var declarationKeywords: [UInt32] = []
  /// Lexical errors, such as unterminated strings and comments, bytes that are not UTF-8, and brackets without a match.
  package var diagnostics: [Diagnostic] = []
  /// The lexer's stacks, whose memory is used again for the next file.
  var stacks = LexerStacks()

  package init() {}

  /// Empties the buffer and keeps its memory, except that of the tokens: `lex` takes new memory for them, to write them in place.
  mutating func removeAll() {
    tokens = []
    comments.removeAll(keepingCapacity: true)
    declarationKeywords.removeAll(keepingCapacity: true)
    if diagnostics.count > 0 { diagnostics.removeAll(keepingCapacity: true) }
    stacks.removeAll()
  }
}
