/// Code that is read by its tokens alone.
package protocol CodeTokens {
  var text: SourceText { get }
  var tokens: [Token] { get }
}

extension CodeTokens {
  /// The kind of the token at an index; `endOfFile` if there is none. Inlinable, because code in other modules calls it for each
  /// token.
  @inlinable package func kind(_ index: Int) -> Token.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  /// Whether the token at an index is this word, without backticks.
  package func isWord(_ index: Int, _ word: StaticString) -> Bool {
    kind(index) == .identifier && text.matches(tokens[index].span, word)
  }
}
