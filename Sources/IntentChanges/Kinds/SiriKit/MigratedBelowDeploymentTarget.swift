extension ChangeKind {
  static let migratedBelowDeploymentTarget: ChangeKind = ChangeKind(
    "migrated-below-deployment-target", .dangerous, .savedShortcuts,
    summary: "the app runs on systems without the App Intent that replaces a removed SiriKit intent",
    rationale: """
      On these systems neither the SiriKit intent nor the App Intent is there, so the action is missing. Keep the \
      definition until the deployment target of the app is high enough.
      """,
    source: "WWDC23 session 10103 (the definition can go once older systems are not supported)",
    reported: ChangeExample(
      .siriKitIntent(), "// deployment: iOS 15\n@available(iOS 16, *)\n" + .orderSoup(name: "↓OrderSoup")),
    harmless: ChangeExample(instead: "// deployment: iOS 16\n@available(iOS 16, *)\n" + .orderSoup()),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for fate in comparison.siriKit.fates where fate.isMigrated && fate.kept == nil && fate.old.isVisible {
      guard let successor = fate.successor, let systems = comparison.new.systems[successor.type.module] else {
        continue
      }
      let limits = successor.type.availability.filter { entry in
        guard let introduced = entry.introduced, let oldest = systems.oldest(entry.platform) else { return false }
        return oldest.lexicographicallyPrecedes(introduced)
      }
      guard !limits.isEmpty else { continue }
      let names = limits.map { "\($0.platform) \(($0.introduced ?? []).map(String.init).joined(separator: "."))" }
      reporter.report(
        "'\(successor.type.name)' requires \(names.joined(separator: " and ")), and the app runs on older systems, where the "
          + "actions of the removed SiriKit intent '\(fate.old.className)' are gone; keep its definition until then",
        symbol: fate.old.className, at: .new(successor.type.location), audience: fate.old.audience,
        notes: [.before("the SiriKit intent was defined here", fate.old.location)])
    }
  }
}
