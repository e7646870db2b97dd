/// Turns the bytes of a file into tokens by the lexical grammar of Swift, in one pass. Does not parse the tokens.
///
/// Any bytes are accepted. Errors become diagnostics in the buffer, and lexing continues.
///
/// `skippable` permits the lexer to make no tokens for the code in bodies that can be skipped. The outline, the mentions of the
/// searched names, the comments' spans and the diagnostics are the same as without it.
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
