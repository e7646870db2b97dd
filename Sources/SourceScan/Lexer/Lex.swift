/// Bytes in, tokens out: the whole lexical grammar of Swift, in one pass. Knows no grammar above the token.
///
/// Any bytes are accepted. What is wrong becomes a diagnostic in the buffer, and lexing goes on.
///
/// With `skippable` there need be no tokens of code in a body that it lets pass. Outline, mentions, comments and diagnostics
/// are those of all tokens.
package func lex(_ text: SourceText, into buffer: inout TokenBuffer, skipping skippable: SkippableBodies? = nil) {
  buffer.removeAll()
  text.bytes.withUnsafeBufferPointer { bytes in
    ByteProperties.table.withUnsafeBufferPointer { table in
      withExtendedLifetime(skippable) {
        var lexer = Lexer(PaddedBytes(bytes, count: text.count, table: table), skippable)
        swap(&lexer.buffer, &buffer)
        swap(&lexer.stacks, &lexer.buffer.stacks)
        lexer.tokenize()
        swap(&lexer.stacks, &lexer.buffer.stacks)
        swap(&lexer.buffer, &buffer)
      }
    }
  }
  Steps.count(buffer.tokens.count)
}
