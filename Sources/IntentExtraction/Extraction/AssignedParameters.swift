import IntentModel
import SourceScan

/// Which parameters have a value as soon as the system creates the intent, because an initializer without arguments assigns them.
/// Goes by the tokens of the initializer alone.
extension TypeContext {
  func assignedParameters(_ intent: Intent) -> Set<String> {
    if intent.parameters.isEmpty { return [] }
    var assigned: Set<String> = []
    for member in members {
      guard case .initializer(let initializer) = member.declaration.form, let body = initializer.body,
        initializer.parameters.allSatisfy(\.hasDefault)
      else { continue }
      let parsed = program.parsedFile(member.file)
      let code = InitializerCode(text: parsed.text, tokens: parsed.tokens(in: body))
      assigned.formUnion(intent.parameters.map(\.name).filter(code.assigns))
    }
    return assigned
  }
}

/// The tokens between the braces of an initializer.
private struct InitializerCode {
  let text: SourceText
  let tokens: [Token]

  /// `size = 3`, `self.size = 3`, `_size = …`, and the argument `size:` of `self.init(…)`.
  func assigns(_ name: String) -> Bool {
    let delegates = tokens.indices.contains { isWord($0, "init") && kind($0 - 1) == .period && isWord($0 - 2, "self") }
    return tokens.indices.contains { index in
      guard kind(index) == .identifier, case let word = text.string(tokens[index].span),
        word == name || word == "_" + name
      else { return false }
      if kind(index + 1) == .colon { return delegates && kind(index - 1) != .identifier }
      guard kind(index + 1) == .operator, text.matches(tokens[index + 1].span, "=") else { return false }
      if kind(index - 1) == .period { return isWord(index - 2, "self") }
      return !isWord(index - 1, "let") && !isWord(index - 1, "var")
    }
  }

  private func kind(_ index: Int) -> Token.Kind { tokens.indices.contains(index) ? tokens[index].kind : .endOfFile }

  private func isWord(_ index: Int, _ word: StaticString) -> Bool {
    kind(index) == .identifier && text.matches(tokens[index].span, word)
  }
}
