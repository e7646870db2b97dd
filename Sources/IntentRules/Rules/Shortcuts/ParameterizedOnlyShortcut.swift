import IntentModel

extension Rule {
  static let parameterizedOnlyShortcut = Rule(
    id: "parameterized-only-shortcut", severity: .warning, summary: "all phrases of a shortcut have a parameter",
    rationale: """
      Phrases with a parameter work once the app has run and told the parameter's values. Until then, and where there are \
      none, the shortcut has no phrase: Siri and Spotlight don't show it.
      """,
    source: "WWDC22 10170, WWDC23 10102",
    triggering: [
      Example(
        .shortcuts(
          #"""
          AppShortcut(intent: ↓Open(), phrases: ["Open \(\.$book) in \(.applicationName)"])
          """#, of: .bookParameter, with: .book())),
      Example(
        .shortcuts(
          #"""
          AppShortcut(intent: ↓Open(), phrases: ["Open ${book} in ${applicationName}", "\(\.$book) in \(.applicationName)"])
          """#, of: .bookParameter, with: .book())),
    ],
    nonTriggering: [
      Example(
        .phrases(
          #""Open \(\.$book) in \(.applicationName)", "Open a book in \(.applicationName)""#, of: .bookParameter,
          with: .book())),
      // A phrase that can't be read may be a plain one.
      Example(.phrases(#""Open \(\.$book) in \(.applicationName)", plain"#, of: .bookParameter, with: .book())),
      Example(.shortcuts("AppShortcut(intent: Open(), phrases: [])")),
      // Another shortcut of the intent has a plain one.
      Example(
        .shortcuts(
          #"""
          AppShortcut(intent: Open(), phrases: ["Open \(\.$book) in \(.applicationName)"])
          AppShortcut(intent: Open(), phrases: ["Open a book in \(.applicationName)"])
          """#, of: .bookParameter, with: .book())),
    ]
  ) { model, reporter in
    for provider in model.providers {
      let all = provider.shortcuts
      for listed in all {
        guard let reference = listed.shortcut.intent.known, !model.hasPlainPhrase(listed),
          listed.shortcut.phrases.known?.isEmpty == false,
          // An intent that another shortcut lists with a plain phrase is there from the first launch.
          !all.contains(where: { $0.intentName == listed.intentName && model.hasPlainPhrase($0) })
        else { continue }
        reporter.report(
          "all phrases of the shortcut of '\(reference.name)' have a parameter", at: reference.place,
          symbol: listed.symbol)
      }
    }
  }
}

extension LintModel {
  /// One of the phrases has no parameter, or can't be read.
  fileprivate func hasPlainPhrase(_ listed: ListedShortcut) -> Bool {
    guard let phrases = listed.shortcut.phrases.known else { return true }
    let intent = intent(of: listed)
    return listed.phrases.count < phrases.count || listed.phrases.contains { $0.parameters(of: intent).isEmpty }
  }
}
