import IntentModel

extension Rule {
  static let phraseBracketPlaceholder: Rule = Rule(
    id: "phrase-bracket-placeholder", severity: .warning, summary: "a phrase has a placeholder in brackets",
    rationale: """
      Siri does not replace text in brackets such as '[query]' with a value: users have to say that word. Use a parameter, \
      whose type is an app enum or an entity, or remove the text. The phrases of one provider are one \
      finding.
      """,
    source: "phrases of shipping apps; WWDC23 10102: what a phrase's placeholders are",
    reported: Example(.phrases(#""Search for ↓[query] in \(.applicationName)""#)),
    correct: Example(.phrases(#""Search in \(.applicationName)", "Search in ${applicationName}""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases where !phrase.text.bracketed.isEmpty {
      lazy var symbol = phrase.symbol
      let misspelled = phrase.misspelledApplicationNames(model.intent(of: phrase.listed)).map(\.spelling)
      for placeholder in phrase.text.bracketed where !misspelled.contains(placeholder) {
        reporter.report(
          "'\(placeholder)' is not replaced by a value, so users have to say that word; use a parameter or remove it",
          at: phrase.text.place(of: placeholder) ?? phrase.text.keyPlace, symbol: symbol,
          cause: .init(phrase.listed.provider.type.symbol, note: "'\(placeholder)' is not replaced either"))
      }
    }
  }
}

extension LocalizedText {
  /// Words in brackets in the plain text: `[query]`, `<name>`, `{x}`.
  fileprivate var bracketed: [String] {
    plainParts.flatMap { part -> [String] in
      guard part.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") })
      else { return [] }
      var found: [String] = [], rest = part[...]
      while let open = rest.firstIndex(where: { "[<{".contains($0) }) {
        let close: Character = rest[open] == "[" ? "]" : rest[open] == "<" ? ">" : "}"
        let content = rest[rest.index(after: open)...]
        guard let end = content.firstIndex(of: close) else { break }
        let name = content[..<end]
        if name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || " _-".contains($0) }) {
          found.append(String(rest[open...end]))
        }
        rest = rest[rest.index(after: end)...]
      }
      return found
    }
  }
}
