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
      .localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen")) + """

        // file: de.lproj/AppShortcuts.strings
        ↓"Open ${applicationName}" = "${applicationName} öffnen";
        """),
    correct: Example(.localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for app in model.localized?.phrases ?? [] {
      guard let first = app.table.files.first else { continue }
      let others = app.table.files.filter { table in
        table.file.format != first.file.format || table.file.tableFolder != first.file.tableFolder
          || table.file.format == .catalog && table.number != first.number
      }
      guard let other = others.first else { continue }
      reporter.report(
        "'\(app.scope.name)' has two tables of phrases, '\(first.file.shownPath)' and this one, so Xcode checks neither; "
          + "keep one of them",
        at: app.table.start(of: other), symbol: "\(app.scope.name).AppShortcuts")
    }
  }
}
