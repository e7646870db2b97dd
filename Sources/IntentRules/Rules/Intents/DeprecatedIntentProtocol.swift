import IntentModel
import IntentReports

extension Rule {
  static let deprecatedIntentProtocol: Rule = Rule(
    id: "deprecated-intent-protocol", severity: .note,
    summary: "an intent conforms to a protocol that iOS 17 replaced",
    rationale: """
      Since iOS 17 'AudioPlaybackIntent' replaces 'AudioStartingIntent', and 'LiveActivityIntent' replaces \
      'LiveActivityStartingIntent'. The SDK of macOS 27 marks the old protocols as deprecated. Conform to the new one. The \
      rule applies to apps whose deployment target is iOS 17 or later.
      """,
    source: "AppIntents interface of macOS 27.0: AudioStartingIntent, LiveActivityStartingIntent", needs: [.deployment],
    isFixable: true,
    reported: Example(
      .intent("Play", "↓AudioStartingIntent", ""), fixed: .intent("Play", "AudioPlaybackIntent", ""),
      settings: .init(deployment: ["iOS": [17]])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard model.settings.deploys(since: [17]) == true else { return }
    for intent in model.bundle.intents {
      for reference in intent.type.inherited {
        guard let successor = KnownProtocols.byName[reference.name]?.replacement else { continue }
        reporter.report(
          "'\(reference.name)' is deprecated since iOS 17; conform to '\(successor)'", at: reference.place,
          symbol: intent.type.symbol,
          fixes: [FixIt("replace with '\(successor)'", .needsReview, [.init(reference.place, successor)])])
      }
    }
  }
}
