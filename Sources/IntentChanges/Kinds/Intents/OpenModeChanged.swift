extension ChangeKind {
  static let openModeChanged: ChangeKind = ChangeKind(
    "open-mode-changed", .dangerous, .savedShortcuts, summary: "an intent starts or stops opening the app",
    rationale: """
      An automation that ran in the background now unlocks the device and opens the app, or the other way around. \
      'diff' combines 'openAppWhenRun', 'supportedModes' and the protocols that open the app, so it does not report \
      when you replace 'openAppWhenRun' with the equivalent 'supportedModes'.
      """,
    source: "Apple's documentation of openAppWhenRun and supportedModes",
    reported: ChangeExample(
      """
      struct Refresh: AppIntent {
        static let openAppWhenRun = false
      }
      """,
      """
      struct ↓Refresh: AppIntent {
        static let openAppWhenRun = true
      }
      """),
    harmless: ChangeExample(
      """
      struct Refresh: AppIntent {
        static let openAppWhenRun = true
      }
      """,
      """
      struct Refresh: AppIntent {
        static let supportedModes: IntentModes = .foreground
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      guard let old = pair.old.modes, let new = pair.new.modes, old != new else { continue }
      func list(_ modes: Set<String>) -> String { modes.sorted().joined(separator: " and ") }
      reporter.report(
        "'\(pair.new.type.name)' now runs in \(list(new)) instead of \(list(old)), so saved shortcuts that use it may "
          + "open the app, or no longer open it", symbol: pair.old.type.symbol,
        at: .new(pair.new.type.location), level: pair.old.lowered(.dangerous))
    }
  }
}

extension Catalog.Intent {
  /// The modes in which it runs; nil if the source does not state a constant.
  fileprivate var modes: Set<String>? {
    if let modes = supportedModes.known {
      return Set(modes.map { $0 == "foreground(immediate)" ? "foreground" : $0 })
    }
    guard supportedModes.isAbsent, let opens = openAppWhenRun.known(orAbsent: false) else { return nil }
    // According to their documentation, these open the app even if the intent states otherwise.
    let opening: Set<String> = ["OpenIntent", "URLRepresentableIntent"]
    return opens || !type.conformances.isDisjoint(with: opening) ? ["foreground"] : ["background"]
  }
}
