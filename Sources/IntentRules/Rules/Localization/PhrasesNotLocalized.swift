import IntentLocalization
import SourceFindings
import SourceScan

extension Rule {
  static let phrasesNotLocalized = Rule(
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
    triggering: [
      Example(
        "// regions: en, de, fr\n// file: App/Shortcuts.swift\n"
          + .shortcut(.openPhrase).replacing(text: "struct Shortcuts", with: "struct ↓Shortcuts") + """


            // file: App/de.lproj/Localizable.strings
            "Open" = "Öffnen";
            """),
      Example(
        .shortcut(.openPhrase).replacing(text: "struct Shortcuts", with: "struct ↓Shortcuts") + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
      // An app for earlier systems.
      Example(
        "// regions: en, de, fr\n// file: App/Shortcuts.swift\n"
          + .shortcut(.openPhrase).replacing(text: "struct Shortcuts", with: "struct ↓Shortcuts") + """


            // file: App/de.lproj/Localizable.strings
            "Open" = "Öffnen";
            """, settings: .iOS(16)),
      // A language of the app that the table lacks.
      Example(
        "// regions: en, de, fr\n// file: App/Shortcuts.swift\n"
          + .localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))
          .replacing(text: "struct Shortcuts", with: "struct ↓Shortcuts") + """

            // file: App/fr.lproj/Localizable.strings
            "Open" = "Ouvrir";
            """),
      // The phrases are Chinese, but the language of the source is English.
      Example(
        "// regions: en, de, zh-Hans\n// file: App/Shortcuts.swift\n"
          + .shortcut(#""用 \(.applicationName) 打开书""#).replacing(text: "struct Shortcuts", with: "struct ↓Shortcuts")
            + """


            // file: App/de.lproj/Localizable.strings
            "Open" = "Öffnen";
            // file: App/zh-Hans.lproj/Localizable.strings
            "Open" = "打开";
            """),
    ],
    nonTriggering: [
      Example(
        "// regions: en, de, fr\n// file: App/Shortcuts.swift\n"
          + .localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen")) + """

            // file: App/de.lproj/Localizable.strings
            "Open" = "Öffnen";
            """),
      // The folder of a language holds only an empty table, as in a template of an app.
      Example(
        "// regions: en, de\n// file: App/Shortcuts.swift\n" + .shortcut(.openPhrase)
          + "\n\n// file: App/de.lproj/Main.strings\n\n"),
      // The phrases are in the one other language of the app.
      Example(
        "// regions: en, zh-Hans\n// file: App/Shortcuts.swift\n" + .shortcut(#""用 \(.applicationName) 打开书""#) + """


          // file: App/zh-Hans.lproj/Localizable.strings
          "Open" = "打开";
          """),
      Example(
        "// regions: en, de\n// file: App/Shortcuts.swift\n"
          + .localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))),
      // A language that the project lists, but no file has.
      Example("// regions: en, es\n// file: App/Shortcuts.swift\n" + .shortcut(.openPhrase)),
      // Siri does not speak Polish.
      Example(
        "// regions: en, pl\n// file: App/Shortcuts.swift\n" + .shortcut(.openPhrase) + """


          // file: App/pl.lproj/Localizable.strings
          "Open" = "Otwórz";
          """),
      // The translations are in another table, where another rule reports them.
      Example(
        .shortcut(.openPhrase) + "\n\n"
          + .table("Localizable.xcstrings", .entry(.openKey, de: "${applicationName} öffnen"))),
      // Nothing states the language of the source: the phrases may be German.
      Example(
        .shortcut(#""\(.applicationName) öffnen""#) + """


          // file: de.lproj/Localizable.strings
          "Open" = "Öffnen";
          """),
      // An app in one language, and one whose other language is a variant of it.
      Example("// regions: en, Base\n// file: App/Shortcuts.swift\n" + .shortcut(.openPhrase)),
      Example(
        "// regions: en, en-GB\n// file: App/Shortcuts.swift\n" + .shortcut(.openPhrase) + """


          // file: App/en-GB.lproj/Localizable.strings
          "Open" = "Open";
          """),
      // A language with few texts is not one that the app is shipped in.
      Example(
        .shortcut(.openPhrase) + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "") + ",\n\"A\" : {}, \"B\" : {}, \"C\" : {}")),
      // 'string-table-in-no-target' reports it.
      Example(
        "// regions: en, de\n// file: App/Shortcuts.swift\n" + .shortcut(.openPhrase) + """


          // file: App/de.lproj/Localizable.strings
          "Open" = "Öffnen";
          // file: Unused/de.lproj/AppShortcuts.strings
          "Open ${applicationName}" = "${applicationName} öffnen";
          """),
    ]
  ) { model, reporter in
    let all = model.localized?.phrases ?? [], hasApp = all.contains { $0.scope.kind == .app }
    for app in all where !app.table.isIncomplete {
      // An extension that compiles the provider of its app: the finding is about the app.
      if hasApp, app.scope.kind == .extension { continue }
      // A table that exists and is in no target is another rule's.
      let isUnused = model.localized?.localization.plan.unusedTable(app.table.name, besides: app.scope) != nil
      guard !isUnused, let provider = app.provider else { continue }
      let words = app.shortcuts.flatMap(\.phrases).map { PhraseTokens($0).rest }.joined()
      let isInSource = Language.mayBeWritten(words, in: app.table.sourceLanguage)
      let known = app.table.files.flatMap(\.locales) + [app.table.sourceLanguage]
      let missing = app.languages.filter { language in
        Language.isSpokenBySiri(language)
          && (isInSource || !Language.mayBeWritten(words, in: language))
          && !known.contains { Language.inherits(language, from: $0) || Language.inherits($0, from: language) }
      }
      guard !missing.isEmpty, model.localized?.hasPhrasesElsewhere(app) != true else { continue }
      guard app.table.isSourceLanguageStated else {
        reporter.leaveUnchecked(without: .sourceLanguage)
        continue
      }
      // Xcode accepts a catalog of phrases from iOS 17 on.
      let file =
        model.settings.deploys(since: [17]) == false
        ? "AppShortcuts.strings for each language" : "AppShortcuts.xcstrings"
      let reason =
        app.table.isEmpty
        ? "because the target has no table AppShortcuts; add \(file) to the target and translate the phrases"
        : "because \(app.table.fileName) has no texts for \(missing.count == 1 ? "it" : "them")"
      reporter.report(
        isInSource
          ? "people who use the app in \(listed(missing)) have to speak the phrases of '\(provider.name)' in "
            + "\(Language.englishName(app.table.sourceLanguage)), \(reason)"
          : "the phrases of '\(provider.name)' are not in \(Language.englishName(app.table.sourceLanguage)), and people who use "
            + "the app in \(listed(missing)) cannot speak them in their language either, \(reason)",
        at: provider.place, symbol: provider.symbol)
    }
  }
}
