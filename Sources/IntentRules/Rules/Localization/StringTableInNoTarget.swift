import IntentLocalization

extension Rule {
  static let stringTableInNoTarget: Rule = Rule(
    id: "string-table-in-no-target", severity: .warning,
    summary: "the project lists a string table of the app's App Intents that no target has",
    rationale: """
      A string table whose target membership is removed stays in the project navigator, and editors show its \
      translations. The app does not contain it. Siri then knows the phrases only as the source has them, and Shortcuts shows \
      the texts of the source in every language. Add the table to the target of the app. The rule reports AppShortcuts, \
      Localizable and the tables that texts name, if the app has no file of the table and the project lists one that exists and \
      that no target has.
      """,
    source:
      "Xcode: Adding resources to localizations; a public app whose AppShortcuts.strings was taken out of its target",
    needs: [.stringTables],
    reported: Example(
      .inProject("en, de", .shortcut(.openPhrase, provider: "↓Shortcuts")) + "\n\n"
        + .table("Unused/AppShortcuts.xcstrings", .entry(.openKey, de: "${applicationName} öffnen"))),
    correct: Example(.inProject("en, de", .translatedPhrase)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized else { return }
    let plan = localized.localization.plan
    for app in localized.phrases where app.scope.kind == .app {
      guard let table = plan.unusedTable(NeededString.phraseTable, besides: app.scope), let provider = app.provider
      else { continue }
      reporter.report(
        "\(table), so Siri knows no translation of the phrases of '\(provider.name)'; add the table to '\(app.scope.name)'",
        at: provider.place, symbol: "\(provider.symbol)/AppShortcuts")
    }
    for app in localized.texts where app.scope.kind == .app {
      guard app.table.name != NeededString.phraseTable,
        let table = plan.unusedTable(app.table.name, besides: app.scope),
        let first = app.strings.min(by: { $0.place.order < $1.place.order })
      else { continue }
      reporter.report(
        "\(table), so \(first.name) \(verb(andOthers: app.strings.count - 1, "text")) never translated; add the table to '\(app.scope.name)'",
        at: first.place,
        symbol: "\(first.symbol)/\(app.table.name)")
    }
  }
}

extension TablePlan {
  /// The start of a message about a table that no target has and that a scope needs. Nil if all files of the table are in targets,
  /// if the scope has one of them, and for a table in the language of the source alone.
  func unusedTable(_ name: String, besides scope: Scope) -> String? {
    let files = unusedFilesByTable[name] ?? []
    let isTranslated = files.contains { file in
      file.locale.map { $0 != "Base" && Language.canonical($0) != Language.canonical(developmentRegion ?? "en") }
        ?? true
    }
    guard let first = files.first, isTranslated, scope.filesByTable[name] == nil else { return nil }
    let others = files.count - 1
    let rest =
      others == 0
      ? "is" : others == 1 ? "and another file of its table are" : "and \(others) more files of its table are"
    return "'\(first.shownPath)' \(rest) in no target"
  }
}
