extension Rule {
  static let interpolationInStaticTitle: Rule = Rule(
    id: "interpolation-in-static-title", severity: .error,
    summary: "a title or another static string contains a run-time value",
    rationale: """
      Apple's tool writes the metadata at build time, when a run-time value does not exist, so the build fails. \
      Phrases and summaries can contain the app's name and parameters, and 'numericFormat' a placeholder; other \
      strings must be plain text. In a description, the finding is a warning: apps with one were built and released, and \
      what their metadata contains is unverified. In a dialog, which is not part of the metadata, the finding is a note: the \
      interpolated parts cannot be translated.
      """,
    source: "WWDC25 244: metadata is constant",
    reported: #"""
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = ↓"Open \(appName)"
      }
      """#,
    correct: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    check: eachText(.interpolation, "not contain a run-time value"))
}
