import IntentReports

extension Rule {
  static let phraseMissingApplicationName: Rule = Rule(
    id: "phrase-missing-application-name", severity: .error, summary: "a phrase lacks '\\(.applicationName)'",
    rationale: """
      Siri recognizes an App Shortcut by the app's name in the phrase. It never matches a phrase without the name. \
      Xcode writes the phrase into the metadata, as documents of Apple's own apps show, and reports "Invalid Utterance". \
      If the target has a catalog of phrases (AppShortcuts.strings or .xcstrings), the build fails when it checks the \
      phrases. Without a catalog, the build succeeds. The rules on phrases and App Shortcuts skip a \
      command-line tool, which has no bundle. Add '\\(.applicationName)' to the phrase.
      """,
    source: "Apple's string processor; WWDC25 244, WWDC23 10102",
    appleMessage: "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it.",
    isFixable: true,
    reported: Example(.phrases(#"↓"Find my books""#), fixed: .phrases(#""Find my books in \(.applicationName)""#)),
    correct: Example(.phrases(#""Open a shelf in \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      let text = phrase.text
      guard !text.placeholders.contains(where: { $0.kind == .applicationName }),
        phrase.misspelledApplicationNames(model.intent(of: phrase.listed)).isEmpty
      else { continue }
      reporter.report(
        "the phrase '\(text.key)' lacks '\\(.applicationName)', so Siri never matches it", at: text.keyPlace,
        symbol: phrase.symbol,
        fixes: repair(phrase, model.settings).map { [$0] } ?? [])
    }
  }

  /// The fix-it that replaces a name that is spelled out with the token, or adds the token at the end. Nil if another spelling of
  /// the name or a capitalized word may be the app's name, which the phrase would then have twice, and for a literal on several
  /// lines.
  private static func repair(_ phrase: ListedPhrase, _ settings: LintSettings) -> FixIt? {
    let text = phrase.text, token = text.interpolation(".applicationName")
    let module = phrase.listed.provider.type.module
    // A module often has the name of its app. In lower case, the word may be a common one.
    let spelled =
      settings.applicationName.flatMap { text.place(ofWord: $0, ignoringCase: true) } ?? text.place(ofWord: module)
    if let spelled { return FixIt("replace the app's name with '\(token)'", .needsReview, [.init(spelled, token)]) }
    if let name = settings.applicationName?.lowercased(), text.key.lowercased().containsWord(name) { return nil }
    let mayNameApp = text.words.dropFirst().contains { $0.first?.isUppercase == true }
    guard settings.applicationName != nil || !mayNameApp, let end = text.endOfText else { return nil }
    return FixIt("add 'in \(token)'", .needsReview, [.init(end, " in " + token)])
  }
}
