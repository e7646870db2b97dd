extension Rule {
  static let missingDevelopmentRegion: Rule = Rule(
    id: "missing-development-region", severity: .warning,
    summary: "an app with phrases has no language that Siri could learn them in",
    rationale: """
      Xcode trains Siri for each language of the app. These are the languages of its '.lproj' folders and string \
      catalogs, and the one that 'CFBundleDevelopmentRegion' names. Without any, the list of languages is empty, the build succeeds, and Siri knows \
      none of the phrases. Xcode adds the key only if it generates the Info.plist. Whether interface files in 'Base.lproj' \
      count as a language is unverified.
      """,
    source: "a public build log; the training rule of Bazel's rules_apple",
    appleMessage: "Could not archive SSU artifacts. Check build log.", needs: [.stringTables],
    reported: Example(
      .inProject("en, Base", plist: "no region", .shortcut(.openPhrase, provider: "↓Shortcuts"))),
    correct: Example(.inProject("en, Base", plist: "no region", .translatedPhrase)),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    guard app.scope.kind == .app, app.scope.files.isEmpty, let plist = app.scope.infoPlist,
      plist.lacksDevelopmentRegion, let provider = app.provider
    else { return }
    reporter.report(
      "'\(plist.path)' has no 'CFBundleDevelopmentRegion', and the app has no string tables, so Siri learns the phrases of "
        + "'\(provider.name)' in no language; add the key with the value '$(DEVELOPMENT_LANGUAGE)'",
      ofPlist: "CFBundleDevelopmentRegion", app)
  }
}
