import IntentModel
import SourceFindings

extension Rule {
  static let modesConflict = Rule(
    id: "modes-conflict", severity: .warning, summary: "'openAppWhenRun' and 'supportedModes' contradict each other",
    rationale:
      "Older systems go by 'openAppWhenRun', newer ones by 'supportedModes': the app opens on some and not on others.",
    source: "AppIntents documentation: openAppWhenRun, supportedModes",
    triggering: [
      Example(.modes(openAppWhenRun: "true", ".background", mark: true)),
      Example(.modes(openAppWhenRun: "false", ".foreground", mark: true)),
      Example(.modes(openAppWhenRun: "false", "[.foreground(.immediate)]", mark: true)),
    ],
    nonTriggering: [
      Example(.modes(openAppWhenRun: "true", "[.background, .foreground(.dynamic)]")),
      Example(.modes(openAppWhenRun: "true", ".foreground")),
      Example(.modes(openAppWhenRun: "false", "[.background, .foreground]")),
      Example(.modes(openAppWhenRun: "false", ".background")),
      Example(.modes(openAppWhenRun: "flag", ".background")),
      Example(.modes(openAppWhenRun: "true", "Modes.all")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      guard let opens = intent.openAppWhenRun.only, let modes = intent.modes, !modes.isEmpty else { continue }
      let inForeground = modes.filter { $0.hasPrefix("foreground") }.count
      guard opens ? inForeground == 0 : inForeground == modes.count else { continue }
      let modesPlace = intent.supportedModes.alternatives[0].place
      reporter.report(
        "'openAppWhenRun' is \(opens), but 'supportedModes' \(opens ? "has no foreground" : "is the foreground alone")",
        at: modesPlace, symbol: intent.type.symbol("supportedModes"),
        notes: [
          Finding.Note(
            message: "'openAppWhenRun' is \(opens) here", place: intent.openAppWhenRun.alternatives[0].place)
        ])
    }
  }
}

extension String {
  /// An intent with both members, or with `supportedModes` alone.
  static func modes(openAppWhenRun: String? = nil, _ modes: String, mark: Bool = false, _ body: String = "") -> String {
    """
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      \(openAppWhenRun.map { "static let openAppWhenRun: Bool = \($0)" } ?? "")
      static let supportedModes: IntentModes = \(mark ? "↓" : "")\(modes)
      func perform() async throws -> some IntentResult { \(body)
        return .result()
      }
    }
    """
  }
}
