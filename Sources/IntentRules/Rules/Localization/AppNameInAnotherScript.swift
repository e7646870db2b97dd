import IntentLocalization
import SourceScan

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
      .app(named: "记账", mark: "↓"), settings: .init(applicationName: "记账"), project: "the app is named 记账"),
    correct: Example(
      .app(named: "Ledger"), settings: .init(applicationName: "Ledger"), project: "the app is named Ledger"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized, let name = model.settings.applicationName,
      name.hasNoLatinLetters || name.contains(where: \.isEmoji)
    else { return }
    for app in localized.phrases where app.scope.kind == .app && app.scope.infoPlist?.alternativeNames.isEmpty != false
    {
      let names = ScopedTable(
        NeededString.infoPlistTable, in: app.scope, of: localized.localization, firstFile: localized.firstFile)
      let translated = (names.texts("CFBundleDisplayName") + names.texts("CFBundleName")).map(\.locale)
      if name.contains(where: \.isEmoji), let provider = app.provider {
        reporter.report(
          "each phrase contains the emoji of '\(name)', which people do not say, so Siri does not match the phrases; use a name without it",
          at: provider.place, symbol: "\(app.scope.name).Info.plist/CFBundleDisplayName")
        continue
      }
      guard let provider = app.provider, Self.isLatin(app.table.sourceLanguage),
        !translated.contains(where: Self.isLatin)
      else { continue }
      reporter.report(
        "people who speak \(app.table.sourceLanguage) to Siri cannot say '\(name)', which each phrase contains; add a name that "
          + "they can say to 'INAlternativeAppNames'",
        at: provider.place, symbol: "\(app.scope.name).Info.plist/INAlternativeAppNames")
    }
  }

  /// Languages that Siri hears, and that are written in Latin letters.
  private static func isLatin(_ language: String) -> Bool {
    ["da", "de", "en", "es", "fi", "fr", "it", "ms", "nb", "nl", "pt", "sv", "tr", "vi"].contains(
      String(language.prefix { $0 != "-" && $0 != "_" }).lowercased())
  }
}

extension String {
  /// It has letters, and none is Latin.
  fileprivate var hasNoLatinLetters: Bool {
    contains { $0.isLetter } && unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.value > 0x24F }
  }

  fileprivate static func app(named name: String, mark: String = "") -> String {
    "// regions: en\n// file: App/Shortcuts.swift\n"
      + .shortcut(.openPhrase).replacing(text: "struct Shortcuts", with: "struct \(mark)Shortcuts")
  }
}
