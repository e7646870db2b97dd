extension Rule {
  static let concatenatedMetadataString: Rule = Rule(
    id: "concatenated-metadata-string", severity: .error,
    summary: "a title or another static string is built at run time",
    rationale: """
      Apple's tool reads one string literal at build time, and this literal is the text that gets translated. The \
      tool does not evaluate '+', 'String(format:)', 'NSLocalizedString' or 'String(localized:)', so the build \
      fails. Write one literal. In a dialog, which is not part of the metadata, the finding is a note: the text is \
      in the app's language instead of Siri's.
      """,
    source: "Apple's metadata processor; WWDC25 244",
    appleMessage: "'LocalizedStringResource' must be initialized with a call to its initializer or a string literal",
    reported: """
      struct OpenBook: AppIntent {
        static let title = ↓LocalizedStringResource(stringLiteral: "Open" + " Book")
      }
      """,
    correct: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    check: eachText(.builtString, "be one string literal"))
}
