import SourceScan

/// Uses of a type's variables in its own code, judged by tokens.
extension TypeContext {
  /// Uses of the parameter `openedByMistake` of an `OpenIntent` without a parameter `target`. Nil for any other type, if something
  /// else may have the parameter's name, and if another file than the parameter's holds uses.
  func usesOfOpened(_ intent: Intent) -> [Place]? {
    guard type.conformances.contains("OpenIntent"), let opened = intent.openedByMistake else { return nil }
    var uses: [Place] = []
    for member in members where member.providedBy == nil {
      guard !takesArgument(named: opened.name, member.declaration) else { return nil }
      let parsed = program.parsedFile(member.file)
      let code = CodeWithUses(text: parsed.text, tokens: parsed.tokens(in: member.declaration.span), name: opened.name)
      guard let found = code.uses(except: member.file == opened.place.file ? opened.place.span : nil) else {
        return nil
      }
      uses += found.map { Place(member.file, $0) }
    }
    return uses.allSatisfy { $0.file == opened.place.file } ? uses.sorted { $0.span.start < $1.span.start } : nil
  }

  private func takesArgument(named name: String, _ declaration: Declaration) -> Bool {
    switch declaration.form {
    case .function(let function), .initializer(let function):
      function.parameters.contains { $0.name == name }
    default: false
    }
  }
}

/// One member's tokens.
private struct CodeWithUses: CodeTokens {
  let text: SourceText
  let tokens: [Token]
  let name: String

  /// The ranges of the uses of the name, without a leading `$` or `_`. Nil if something else is declared with the name.
  /// `declaration` is where the parameter itself is declared.
  func uses(except declaration: ByteSpan?) -> [ByteSpan]? {
    var uses: [ByteSpan] = []
    for (index, token) in tokens.enumerated() where token.kind == .identifier && token.span != declaration {
      guard let span = nameSpan(token) else { continue }
      if kind(index - 1) == .period {
        if kind(index - 2) == .backslash || isWord(index - 2, "self") { uses.append(span) }
      } else if kind(index + 1) == .colon, kind(index - 1) == .leftParenthesis || kind(index - 1) == .comma {
        continue  // An argument's label.
      } else if isDeclared(index) {
        return nil
      } else {
        uses.append(span)
      }
    }
    return uses
  }

  /// The range of the name in the tokens `book`, `$book` and `_book`; nil for any other token.
  private func nameSpan(_ token: Token) -> ByteSpan? {
    let word = text.string(token.span)
    if word == name { return token.span }
    guard word == "$" + name || word == "_" + name else { return nil }
    return ByteSpan(token.start + 1, token.end)
  }

  /// Whether something is declared with the name: `let book`, `for book in`, `{ book in`, `_ book: Book`.
  private func isDeclared(_ index: Int) -> Bool {
    isWord(index - 1, "let") || isWord(index - 1, "var") || isWord(index + 1, "in")
      || kind(index - 1) == .identifier && kind(index + 1) == .colon
  }
}
