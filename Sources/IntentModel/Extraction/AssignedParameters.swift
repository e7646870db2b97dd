import SourceScan

/// Assignments of an intent's initializers to its parameters, judged by the tokens of the initializers alone.
extension TypeContext {
  /// The parameters that have a value as soon as the system creates the intent, because an initializer that needs no arguments
  /// assigns them; and the arguments with the name of a parameter that one of the type's own initializers does not use, located at
  /// that initializer.
  func initializedParameters(_ intent: Intent) -> (assigned: Set<String>, ignored: [NameReference]) {
    if intent.parameters.isEmpty { return ([], []) }
    let names = Set(intent.parameters.map(\.name))
    var assigned: Set<String> = []
    var ignored: [NameReference] = []
    for member in members {
      guard case .initializer(let initializer) = member.declaration.form, let body = initializer.body else { continue }
      let parsed = program.parsedFile(member.file)
      let code = InitializerCode(text: parsed.text, tokens: parsed.tokens(in: body))
      if initializer.parameters.allSatisfy(\.hasDefault) { assigned.formUnion(code.assigned(of: names)) }
      guard member.providedBy == nil, !code.endsProgram else { continue }
      let place = Place(member.file, member.declaration.nameSpan), read = code.read(of: names)
      ignored += initializer.parameters.filter { names.contains($0.name) && !read.contains($0.name) }.map {
        NameReference($0.name, at: place)
      }
    }
    return (assigned, ignored)
  }
}

/// The tokens between the braces of an initializer.
private struct InitializerCode: CodeTokens {
  let text: SourceText
  let tokens: [Token]

  /// The names that the initializer assigns: `size = 3`, `self.size = 3`, `_size = …`, and the argument `size:` of
  /// `self.init(…)`.
  func assigned(of names: Set<String>) -> Set<String> {
    let delegates = tokens.indices.contains { isWord($0, "init") && kind($0 - 1) == .period && isWord($0 - 2, "self") }
    var assigned: Set<String> = []
    for index in tokens.indices where kind(index) == .identifier && isAssigned(index, delegates) {
      let word = text.string(tokens[index].span)
      assigned.insert(word)
      if word.hasPrefix("_") { assigned.insert(String(word.dropFirst())) }
    }
    return assigned.intersection(names)
  }

  private func isAssigned(_ index: Int, _ delegates: Bool) -> Bool {
    if kind(index + 1) == .colon { return delegates && kind(index - 1) != .identifier }
    guard kind(index + 1) == .operator, text.matches(tokens[index + 1].span, "=") else { return false }
    if kind(index - 1) == .period { return isWord(index - 2, "self") }
    return !isWord(index - 1, "let") && !isWord(index - 1, "var")
  }

  /// The names that refer to an argument of the initializer: not to a member (`self.size`) nor a label
  /// (`self.init(size: 3)`).
  func read(of names: Set<String>) -> Set<String> {
    var read: Set<String> = []
    for index in tokens.indices where kind(index) == .identifier && kind(index - 1) != .period {
      if kind(index + 1) != .colon || kind(index - 1) != .leftParenthesis && kind(index - 1) != .comma {
        read.insert(text.string(tokens[index].span))
      }
    }
    return read.intersection(names)
  }

  /// Whether the initializer ends the program. It is then never to be called, so it need not use its arguments.
  var endsProgram: Bool { tokens.indices.contains { isWord($0, "fatalError") || isWord($0, "preconditionFailure") } }
}
