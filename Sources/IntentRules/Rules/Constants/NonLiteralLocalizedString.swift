extension Rule {
  static let nonLiteralLocalizedString: Rule = Rule(
    id: "non-literal-localized-string", severity: .error,
    summary: "a title or another localized string is not a literal",
    rationale: """
      Apple's tool reads titles, descriptions and display names at build time. It understands a string literal, \
      and an initializer call with literals. A constant declared elsewhere, a symbol generated from a catalog or a \
      function call stops the build; so does a table that is not a literal. Write the text as a literal. A default \
      value that is not a literal is a warning, because the metadata contains only the key. A macro is a warning, \
      because its expansion is unknown. A dialog is a note: it is not part of the metadata, but only a literal can be \
      translated. Other rules report strings that are built (concatenated-metadata-string), interpolated \
      (interpolation-in-static-title) or computed by statements (non-static-metadata-property).
      """,
    source: "Apple's metadata processor; WWDC25 244: metadata is constant",
    appleMessage: "'LocalizedStringResource' must be initialized with a call to its initializer or a string literal",
    reported: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = ↓Strings.openTitle
      }
      """,
    correct: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    check: eachText(.nonLiteral, "be a literal"))
}
