extension ChangeKind {
  static let openModeChanged = ChangeKind(
    "open-mode-changed", .dangerous, .savedShortcuts, summary: "an intent opens the app, or stops opening it",
    rationale: """
      An automation that ran in the background now unlocks the device and brings the app to the front, or the other way \
      round. 'openAppWhenRun', 'supportedModes' and the protocols that open the app by themselves are read together, so that \
      the move from the first to the second is no change.
      """,
    source: "Apple's documentation of openAppWhenRun and supportedModes",
    examples: [
      ChangeExample(
        "struct Refresh: AppIntent { static let openAppWhenRun = false }",
        "struct ↓Refresh: AppIntent { static let openAppWhenRun = true }"),
      ChangeExample(
        "struct Refresh: AppIntent { static let supportedModes: IntentModes = [.background, .foreground(.dynamic)] }",
        "struct ↓Refresh: AppIntent { static let supportedModes: IntentModes = .background }"),
    ],
    harmless: [
      ChangeExample(
        "struct Refresh: AppIntent { static let openAppWhenRun = true }",
        "struct Refresh: AppIntent { static let supportedModes: IntentModes = .foreground }"),
      ChangeExample(
        "struct Refresh: AppIntent {}", "struct Refresh: AppIntent { static let openAppWhenRun = false }"),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      guard let old = pair.old.modes, let new = pair.new.modes, old != new else { continue }
      func list(_ modes: Set<String>) -> String { modes.sorted().joined(separator: " and ") }
      reporter.report(
        "'\(pair.new.type.name)' runs in \(list(new)) instead of \(list(old))", symbol: pair.old.type.symbol,
        at: .new(pair.new.type.location), level: pair.old.lowered(.dangerous))
    }
  }
}

extension Catalog.Intent {
  /// Where it runs: nil where the source hides it.
  fileprivate var modes: Set<String>? {
    if let modes = supportedModes.known {
      return Set(modes.map { $0 == "foreground(immediate)" ? "foreground" : $0 })
    }
    guard supportedModes.isAbsent, let opens = openAppWhenRun.known(orAbsent: false) else { return nil }
    // These open the app whatever the intent says (their documentation).
    let opening: Set<String> = ["OpenIntent", "URLRepresentableIntent"]
    return opens || !type.conformances.isDisjoint(with: opening) ? ["foreground"] : ["background"]
  }
}
