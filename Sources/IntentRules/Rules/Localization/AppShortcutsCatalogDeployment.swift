extension Rule {
  static let appShortcutsCatalogDeployment: Rule = Rule(
    id: "app-shortcuts-catalog-deployment", severity: .error,
    summary: "an app for systems before iOS 17 has a catalog of phrases",
    rationale: """
      Xcode accepts AppShortcuts.xcstrings only if the deployment target of the target is iOS 17 or later. For earlier \
      systems, write one AppShortcuts.strings for each language.
      """,
    source: "three public reports of Xcode's message",
    appleMessage:
      "AppShortcuts.xcstrings is only supported for iOS 17.0 and above. Use AppShortcuts.strings for previous versions.",
    needs: [.stringTables, .deployment],
    reported: Example(
      .translatedPhrase.replacing(text: "xcstrings\n{", with: "xcstrings\n↓{"),
      settings: .init(deployment: ["iOS": [16, 0]]), project: "the deployment target is iOS 16"),
    correct: Example(
      .translatedPhrase, settings: .init(deployment: ["iOS": [17, 0]]), project: "the deployment target is iOS 17"),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    guard model.settings.deploys(since: [17]) == false else { return }
    for table in app.table.files where table.file.format == .catalog {
      reporter.report(
        "AppShortcuts.xcstrings needs a deployment target of iOS 17, and that of this app is earlier, so Xcode reports "
          + "an error; use AppShortcuts.strings",
        at: app.table.start(of: table), symbol: app.symbol())
    }
  }
}
