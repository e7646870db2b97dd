import SourceScan

extension Rule {
  static let appShortcutWithoutAnswer: Rule = Rule(
    id: "app-shortcut-without-answer", severity: .note,
    summary: "an intent with phrases answers Siri with neither a dialog nor a view",
    rationale: """
      When people say a phrase, Siri runs the intent and says only that it is done. On HomePod, with AirPods and \
      in CarPlay people cannot see whether it worked. Return a dialog. The rule skips an intent that opens the \
      app, that returns a value, that plays or records audio, or that controls a Live Activity.
      """,
    source: "WWDC22 10170; Human Interface Guidelines: App Shortcuts",
    reported: Example(starring("↓some IntentResult", ".result()")),
    correct: Example(starring("some IntentResult & ProvidesDialog", #".result(dialog: "Starred.")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<Place> = []
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed), intent.runsInBackground,
        !intent.conforms(to: "CameraCaptureIntent"),
        let result = intent.result.only, !result.providesDialog, !result.showsSnippetView, !result.showsSnippetIntent,
        !result.opensIntent, result.value == nil, !result.hasUnstatedValue, !intent.type.mayHaveHiddenMembers,
        // Code that continues in the foreground, by a call or by an error, tells people something else.
        !intent.performBodies.contains(where: \.continuesInForeground),
        reported.insert(result.place).inserted
      else { continue }
      reporter.report(
        "Siri runs '\(intent.type.name)' and says nothing about its result; return a dialog", at: result.place,
        symbol: intent.type.symbol("perform()"), cause: .init(intent.type.module, note: "it says nothing here either"))
    }
  }
}

private func starring(_ result: String, _ value: String) -> String {
  .phrases(
    #""Star my book in \(.applicationName)""#, of: "func perform() async throws -> \(result) { \(value) }")
}
