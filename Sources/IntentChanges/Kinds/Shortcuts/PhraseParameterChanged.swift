extension ChangeKind {
  static let phraseParameterChanged: ChangeKind = ChangeKind(
    "phrase-parameter-changed", .dangerous, .siri, summary: "the parameter of a phrase changed",
    rationale: """
      The words of the phrase are the same, but it contains another parameter. So Siri suggests and understands other \
      values in the phrase.
      """,
    source: "WWDC22 session 10170 (parameterized phrases)",
    reported: ChangeExample(
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(\.$book) in \(.applicationName)"])"#),
      shortcuts(#"AppShortcut(intent: A(), phrases: [↓"Open \(\.$shelf) in \(.applicationName)"])"#)),
    harmless: ChangeExample(
      instead: shortcuts(
        #"AppShortcut(intent: A(), phrases: ["Open \(\.$book) in \(.applicationName)", "Open in \(.applicationName)"])"#
      )),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.shortcuts.pairs {
      for phrase in pair.goneOrAltered {
        guard let altered = phrase.altered else { continue }
        reporter.report(
          "the phrase '\(phrase.old.text)' of '\(pair.new.intent)' changed to '\(altered.text)', so Siri expects "
            + "values of another parameter",
          symbol: "\(pair.old.symbol)/\(phrase.old.text)", at: .new(altered.location),
          notes: [.before("the old version lists the phrase here", phrase.old.location)])
      }
    }
  }
}
