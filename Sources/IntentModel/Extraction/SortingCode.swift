import SourceScan

/// The way in which a query sorts its results, judged by tokens.
extension TypeContext {
  func propertyLookups() -> [PropertyLookup] {
    guard type.conformances.contains("EntityPropertyQuery") else { return [] }
    let lookups = functions("entities").filter {
      $0.function.parameters.map(\.label) == ["matching", "mode", "sortedBy", "limit"]
    }
    if lookups.isEmpty { return [] }
    let names = namesOfCode(without: ["properties", "sortingOptions"])
    return lookups.compactMap { member, function in
      guard let body = function.body else { return nil }
      let reader = reader(for: member)
      let code = SwitchCode(text: reader.parsed.text, tokens: reader.parsed.tokens(in: body))
      let parameters = function.parameters.map(\.name)
      return PropertyLookup(
        comparators: parameters[0], mode: parameters[1], sorts: parameters[2], limit: parameters[3],
        hasDefault: code.hasDefault,
        namesOfQuery: names,
        body: reader.mentions(
          body, providedBy: member.providedBy, at: Place(member.file, member.declaration.nameSpan)))
    }
  }

  /// The names in the code of all members except `others` and `perform()`.
  func namesOfCode(without others: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for member in members where !others.contains(member.declaration.name) && !member.isPerform {
      let parsed = program.parsedFile(member.file)
      for token in parsed.tokens(in: member.declaration.span) where token.kind == .identifier {
        names.insert(parsed.text.string(token.span))
      }
    }
    return names
  }
}

/// The tokens of one body.
private struct SwitchCode: CodeTokens {
  let text: SourceText
  let tokens: [Token]

  /// Whether `default:` or `else {` comes before anything but `break`, `continue`, `return` or `throw`.
  var hasDefault: Bool {
    tokens.indices.contains { index in
      let isDefault = isWord(index, "default") && kind(index + 1) == .colon
      let isElse = isWord(index, "else") && kind(index + 1) == .leftBrace
      return (isDefault || isElse) && !isExit(index + 2)
    }
  }

  private func isExit(_ index: Int) -> Bool {
    isWord(index, "break") || isWord(index, "continue") || isWord(index, "return") || isWord(index, "throw")
  }
}
