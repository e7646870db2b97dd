import IntentModel

extension Rule {
  static let phraseBracketPlaceholder = Rule(
    id: "phrase-bracket-placeholder", severity: .warning, summary: "a phrase has a placeholder in brackets",
    rationale: """
      '[query]' is no placeholder: the phrase has to be spoken with that very word. A value in a phrase is a parameter, of \
      an app enum or an entity.
      """,
    source: "phrases of shipping apps; WWDC23 10102: what a phrase's placeholders are",
    triggering: [
      Example(.phrases(#""Search for ↓[query] in \(.applicationName)""#)),
      Example(.phrases(#""Search for ↓<the name> in ${applicationName}""#)),
      Example(.phrases(#""Search \(.applicationName) for ↓{x}""#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Search in \(.applicationName)", "Search in ${applicationName}""#)),
      Example(.phrases(#""Is a < b in \(.applicationName)""#)),
      // The application name, misspelt, is another rule's.
      Example(.phrases(#""Open {applicationName}""#)),
    ]
  ) { model, reporter in
    for phrase in model.phrases where !phrase.text.bracketed.isEmpty {
      let misspelt = phrase.misspeltApplicationNames(model.intent(of: phrase.listed)).map(\.spelling)
      for placeholder in phrase.text.bracketed where !misspelt.contains(placeholder) {
        reporter.report(
          "'\(placeholder)' is spoken as it stands", at: phrase.text.place(of: placeholder) ?? phrase.text.keyPlace,
          symbol: phrase.symbol)
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
