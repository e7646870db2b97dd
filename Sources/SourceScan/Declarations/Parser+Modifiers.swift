/// Modifiers: `public`, `private(set)`, `nonisolated`.
extension Parser {
  /// Whether the word at `index` is a modifier: the next token must allow it, because `open` and others are names as well.
  func isModifier(_ index: Int) -> Bool {
    guard index + 1 < limit, tokens[index].kind == .identifier else { return false }
    switch tokens[index + 1].kind {
    case .identifier, .at: guard isModifierWord(index) else { return false }
    case .leftParenthesis:
      // `private(set)`, `unowned(safe)`; anything else in parentheses is a call: `open(path)`.
      let end = closer(of: index + 1)
      guard isModifierWord(index), end == index + 3, Self.modifierArguments.contains(where: { isWord(index + 2, $0) }),
        end + 1 < limit,
        tokens[end + 1].kind == .identifier || tokens[end + 1].kind == .at
      else { return false }
    case .operator:
      // `prefix func` is a declaration, `static + other` is not.
      return false
    default: return false
    }
    // `class` is a modifier only before a declaration keyword or another modifier.
    if isWord(index, "class") {
      return isDeclarationKeyword(index + 1) || (!isWord(index + 1, "class") && isModifier(index + 1))
    }
    return true
  }

  private static let modifierArguments: [StaticString] = ["set", "safe", "unsafe", "nonsending"]

  /// Whether the word is one of the modifiers. Called for nearly every word, so it compares only modifiers of the same length.
  func isModifierWord(_ index: Int) -> Bool {
    switch tokens[index].end - tokens[index].start {
    case 4: isWord(index, "open") || isWord(index, "lazy") || isWord(index, "weak") || isWord(index, "safe")
    case 5: isWord(index, "final") || isWord(index, "class") || isWord(index, "infix") || isWord(index, "async")
    case 6:
      isWord(index, "static") || isWord(index, "public") || isWord(index, "prefix") || isWord(index, "unsafe")
        || isWord(index, "_const")
    case 7:
      isWord(index, "private") || isWord(index, "package") || isWord(index, "unowned") || isWord(index, "dynamic")
        || isWord(index, "postfix") || isWord(index, "reasync") || isWord(index, "sending")
    case 8:
      isWord(index, "override") || isWord(index, "internal") || isWord(index, "required") || isWord(index, "mutating")
        || isWord(index, "optional") || isWord(index, "indirect") || isWord(index, "isolated")
        || isWord(index, "rethrows")
    case 9: isWord(index, "borrowing") || isWord(index, "consuming")
    case 11:
      isWord(index, "fileprivate") || isWord(index, "convenience") || isWord(index, "nonisolated")
        || isWord(index, "nonmutating") || isWord(index, "distributed") || isWord(index, "__consuming")
    case 17: isWord(index, "actor_independent")
    default: false
    }
  }

  /// Parses the modifiers of a declaration. Attributes between and after them are skipped: `public @objc final`.
  mutating func parseModifiers(conditions: [Condition]) -> [String] {
    var words = parseModifiers()
    while !words.isEmpty, at(.at) {
      _ = parseAttributes(conditions: conditions)
      words += parseModifiers()
    }
    return words
  }

  /// Parses consecutive modifiers. Declarations with equal modifiers share a list from the cache `knownModifiers`, unless the cache
  /// is full.
  private mutating func parseModifiers() -> [String] {
    let first = index
    while isModifier(index) {
      advance()
      if at(.leftParenthesis) { skipGroup() }
    }
    guard index > first else { return [] }
    let span = ByteSpan(tokens[first].start, tokens[index - 1].end)
    for known in notes.knownModifiers where isSameText(span, known.span) { return known.words }
    let words = modifiers(in: first..<index)
    if notes.knownModifiers.count < Self.knownModifiersCount { notes.knownModifiers.append((span, words)) }
    return words
  }

  private static let knownModifiersCount = 16

  /// The modifiers in a range of tokens, such as `private` and `private(set)`, without the white space of the source.
  private func modifiers(in range: Range<Int>) -> [String] {
    var words: [String] = [], index = range.lowerBound
    while index < range.upperBound {
      words.append(text.string(tokens[index].span))
      index += 1
      guard index < range.upperBound, tokens[index].kind == .leftParenthesis else { continue }
      let end = min(closer(of: index) + 1, range.upperBound)
      words[words.count - 1] += (index..<end).map { text.string(tokens[$0].span) }.joined()
      index = end
    }
    return words
  }

  private func isSameText(_ left: ByteSpan, _ right: ByteSpan) -> Bool {
    guard left.count == right.count else { return false }
    var offset = 0
    while offset < left.count {
      if text[Int(left.start) + offset] != text[Int(right.start) + offset] { return false }
      offset += 1
    }
    return true
  }
}
