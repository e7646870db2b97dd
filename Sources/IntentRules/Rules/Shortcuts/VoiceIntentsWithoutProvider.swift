extension Rule {
  static let voiceIntentsWithoutProvider: Rule = Rule(
    id: "voice-intents-without-provider", severity: .note,
    summary: "intents answer by voice, and the app has no 'AppShortcutsProvider'",
    rationale: """
      Siri and Spotlight offer an intent if the app has an App Shortcut for it. Without one, they offer it only after \
      people put it into a shortcut of their own. An intent that answers with a dialog is meant to be spoken to. Declare an \
      'AppShortcutsProvider' with phrases for the most useful intents. The intents of the app are one finding.
      """,
    source: "WWDC22 10170, WWDC23 10102", mayLackFacts: true,
    reported: Example(
      .performing("some IntentResult & ProvidesDialog", #".result(dialog: "It is open.")"#).app(mark: true)),
    correct: Example(.performing("some IntentResult", ".result()").app()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let bundle = model.bundle
    guard bundle.shortcutsProviders.isEmpty else { return }
    let run = Set(model.runs.map(\.intent.type.place))
    for intent in bundle.intents where intent.result.only?.providesDialog == true && intent.isShown {
      guard intent.isDiscoverable.isAbsent, intent.type.schema == nil, !intent.isConfiguration,
        !run.contains(intent.type.place)
      else { continue }
      guard model.holdsApp else { return reporter.leaveUnchecked(without: .entryPoint) }
      reporter.report(
        "'\(intent.type.name)' answers with a dialog, but the app has no 'AppShortcutsProvider', so Siri knows it only from people's "
          + "own shortcuts; declare one with phrases", of: intent.type,
        cause: .init("provider", note: "'\(intent.type.name)' answers with a dialog too"))
    }
  }
}

extension String {
  fileprivate func app(mark: Bool = false) -> String {
    (mark ? replacing(text: "struct Open", with: "struct ↓Open") : self) + "\n\n@main\nstruct BookApp: App {}"
  }
}
