import IntentLocalization
import SourceScan

extension Rule {
  static let phrasesNotLocalized: Rule = Rule(
    id: "phrases-not-localized", severity: .warning,
    summary: "an app has languages in which Siri knows none of its phrases",
    rationale: """
      Siri matches what people say with the phrases of AppShortcuts.xcstrings or AppShortcuts.strings. For a language that \
      the table does not have, Siri uses the phrases of the source, and people would have to speak that language. Add the \
      table, or the language, and translate the phrases. If the phrases are in another script than the language of \
      the source, the finding says so, and names only languages of other scripts. The rule ignores languages that Siri does not \
      speak, languages without any text, and an app \
      whose phrases are translated in another table, which 'phrases-in-wrong-table' reports. It is not checked where neither a \
      project nor a catalog states the language of the source.
      """,
    source: "WWDC23 10102; 14 of 32 public apps in several languages have no such table", needs: [.stringTables],
    reads: [.languages],
    mayLackFacts: true,
    reported: Example(
      .inProject("en, de, fr", .shortcut(.openPhrase, provider: "↓Shortcuts")) + "\n\n" + germanTitle),
    correct: Example(.inProject("en, de, fr", .translatedPhrase) + "\n" + germanTitle),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized else { return }
    let hasApp = localized.phrases.contains { $0.scope.kind == .app }
    for app in localized.phrases {
      if app.table.isIncomplete {
        reporter.leaveUnchecked(without: .readableTables)
        continue
      }
      // If an extension compiles the provider of its app, the finding is about the app.
      if hasApp, app.scope.kind == .extension { continue }
      // `string-table-in-no-target` reports a table that exists and is in no target.
      let isUnused = localized.localization.plan.unusedTable(app.table.name, besides: app.scope) != nil
      guard !isUnused, let provider = app.provider else { continue }
      // The phrases of one App Shortcut may be in several languages.
      let phrases = app.shortcuts.flatMap(\.phrases).map { PhraseTokens($0).rest }
      let others = phrases.filter { !Language.mayBeWritten($0, in: app.table.sourceLanguage) }
      let isInSource = others.count < phrases.count
      let known = app.table.files.flatMap(\.locales) + [app.table.sourceLanguage]
      let missing = app.languages.filter { language in
        Language.isSpokenBySiri(language)
          && !others.contains { Language.mayBeWritten($0, in: language) }
          && !known.contains { Language.inherits(language, from: $0) || Language.inherits($0, from: language) }
      }
      guard !missing.isEmpty, !localized.hasPhrasesElsewhere(app) else { continue }
      guard app.table.isSourceLanguageStated else {
        reporter.leaveUnchecked(without: .sourceLanguage)
        continue
      }
      // Xcode accepts a catalog of phrases from iOS 17 on.
      let file =
        model.settings.deploys(since: [17]) == false
        ? "AppShortcuts.strings for each language" : "AppShortcuts.xcstrings"
      let source = Language.englishName(app.table.sourceLanguage), languages = listed(missing)
      let reason =
        app.table.isEmpty
        ? "because the target has no table AppShortcuts; add \(file) to the target and translate the phrases"
        : "because \(app.table.fileName) has no texts for \(missing.count == 1 ? "it" : "them")"
      reporter.report(
        isInSource
          ? "people who use the app in \(languages) have to speak the phrases of '\(provider.name)' in \(source), \(reason)"
          : "the phrases of '\(provider.name)' are not in \(source), and people who use the app in \(languages) cannot "
            + "speak them in their language either, \(reason)",
        of: provider)
    }
  }
}

private let germanTitle = "// file: App/de.lproj/Localizable.strings\n\"Open\" = \"Öffnen\";"
