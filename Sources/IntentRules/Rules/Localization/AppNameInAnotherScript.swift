import IntentLocalization

extension Rule {
  static let appNameInAnotherScript: Rule = Rule(
    id: "app-name-in-another-script", severity: .note,
    summary: "people cannot say the app's name in a language of its phrases",
    rationale: """
      Every phrase contains the app's name, and Siri hears in one language. A name in Chinese, Japanese, Korean or \
      another script cannot be said to Siri in English. Add a name that people can say, with \
      'INAlternativeAppNames' in the Info.plist, or translate 'CFBundleDisplayName' in the table InfoPlist. The \
      rule reports a name without Latin letters, and one with an emoji, which is part of what Siri waits for. '--configuration' \
      checks the name of another build, such as Debug.
      """,
    source: "Apple's documentation \"Specifying synonyms for your app name\"; WXYC/wxyc-ios-64 commit 0b27ed62",
    needs: [.applicationName, .stringTables],
    reported: Example(
      .inProject("en", .shortcut(.openPhrase, provider: "↓Shortcuts")), settings: .init(applicationName: "记账"),
      project: "the app is named 记账"),
    correct: Example(
      .inProject("en", .shortcut(.openPhrase)), settings: .init(applicationName: "Ledger"),
      project: "the app is named Ledger"),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    guard app.scope.kind == .app, app.scope.infoPlist?.alternativeNames.isEmpty != false,
      let name = model.settings.applicationName, let localized = model.localized
    else { return }
    if name.contains(where: \.isEmoji) {
      reporter.report(
        "each phrase contains the emoji of '\(name)', which people do not say, so Siri does not match the phrases; use a name without it",
        ofPlist: "CFBundleDisplayName", app)
    } else if name.hasNoLatinLetters, isLatin(app.table.sourceLanguage) {
      let names = localized.table(NeededString.infoPlistTable, of: app)
      let known = names.texts("CFBundleDisplayName") + names.texts("CFBundleName")
      guard !known.contains(where: { isLatin($0.locale) && !$0.value.hasNoLatinLetters }) else { return }
      reporter.report(
        "people who speak \(app.table.sourceLanguage) to Siri cannot say '\(name)', which each phrase contains; add a name that "
          + "they can say to 'INAlternativeAppNames'",
        ofPlist: "INAlternativeAppNames", app)
    }
  }

  /// Whether Siri supports a language, and it is written in Latin letters.
  private static func isLatin(_ language: String) -> Bool {
    ["da", "de", "en", "es", "fi", "fr", "it", "ms", "nb", "nl", "pt", "sv", "tr", "vi"].contains(
      String(language.prefix { $0 != "-" && $0 != "_" }).lowercased())
  }
}

extension String {
  /// Whether the text has letters, and none is Latin.
  fileprivate var hasNoLatinLetters: Bool {
    contains { $0.isLetter } && unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.value > 0x24F }
  }
}
