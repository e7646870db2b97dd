extension Rule {
  static let appShortcutsDuplicateTables: Rule = Rule(
    id: "app-shortcuts-duplicate-tables", severity: .error,
    summary: "an app has two tables of phrases",
    rationale: """
      Xcode checks AppShortcuts.strings or AppShortcuts.xcstrings only if a target has exactly one of them. With two, \
      nothing is checked, and one replaces the other in the app. Keep the catalog.
      """,
    source: "swift-build, AppShortcutStringsMetadataCompiler", needs: [.stringTables],
    reported: Example(
      .translatedPhrase + """

        // file: de.lproj/AppShortcuts.strings
        ↓"Open ${applicationName}" = "${applicationName} öffnen";
        """),
    correct: Example(.translatedPhrase),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    guard let first = app.table.files.first else { return }
    let other = app.table.files.first { table in
      table.file.format != first.file.format || table.file.tableFolder != first.file.tableFolder
        || table.file.format == .catalog && table.number != first.number
    }
    guard let other else { return }
    reporter.report(
      "'\(app.scope.name)' has two tables of phrases, '\(first.file.shownPath)' and this one, so Xcode checks neither; "
        + "keep one of them",
      at: app.table.start(of: other), symbol: app.symbol())
  }
}
