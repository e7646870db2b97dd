/// Code that is read by its tokens alone.
package protocol CodeTokens {
  var text: SourceText { get }
  var tokens: [Token] { get }
}

extension CodeTokens {
  /// `endOfFile` if there is no token. Inlinable, because readers in other modules ask it of each token.
  @inlinable package func kind(_ index: Int) -> Token.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  /// Whether a token is this word, without backticks.
  package func isWord(_ index: Int, _ word: StaticString) -> Bool {
    kind(index) == .identifier && text.matches(tokens[index].span, word)
  }
}
