extension Rule {
  static let phraseOfSystemDomain: Rule = Rule(
    id: "phrase-of-system-domain", severity: .note,
    summary: "a phrase starts with the words of one of Siri's own tasks",
    rationale: """
      Siri handles calls, messages, alarms, timers and reminders itself. A phrase that starts with their words, \
      such as 'Call' or 'Remind me', was reported to start the system's app, or to make Siri ask which app is \
      meant. Start the phrase with other words. The rule knows English words.
      """,
    source: "hushh-labs/hushh-research#6501",
    reported: Example(.phrases(#"↓"Call my library with \(.applicationName)""#)),
    correct: Example(.phrases(#""Ask my library in \(.applicationName)""#)),
    check: check)

  /// The first words of tasks that Siri does without an app's phrase.
  private static let starts = [
    "call", "dial", "phone", "facetime", "text", "message", "send a message", "send a text", "send message", "email",
    "send an email", "remind me", "set a timer", "set timer", "start a timer", "set an alarm", "set alarm",
    "wake me up",
    "navigate to", "directions to", "get directions",
  ]

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      let text = phrase.text.key.lowercased()
      guard let start = starts.first(where: { text.hasPrefix($0 + " ") }) else { continue }
      reporter.report(
        "Siri has a task of its own that starts with '\(start)', so it may not run this App Shortcut; start the phrase with other words",
        at: phrase.text.keyPlace, symbol: phrase.symbol,
        cause: .init(phrase.listed.symbol + start, note: "this phrase starts with '\(start)' too"))
    }
  }
}
