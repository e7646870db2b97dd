extension ChangeKind {
  static let authenticationPolicyChanged: ChangeKind = ChangeKind(
    "authentication-policy-changed", .dangerous, .savedShortcuts,
    summary: "the authentication policy of an intent changed",
    rationale: """
      With a stricter policy, an automation that ran on a locked device now waits until the user unlocks it. With a \
      less strict policy, the change has the level 'info'.
      """,
    source: "Apple's documentation of IntentAuthenticationPolicy",
    reported: ChangeExample(
      "struct OpenDoor: AppIntent {}",
      """
      struct ↓OpenDoor: AppIntent {
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      }
      """
    ),
    harmless: ChangeExample(
      instead: """
        struct OpenDoor: AppIntent {
          static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    // From the least to the most strict one, in the order of the documentation.
    let policies = ["alwaysAllowed", "requiresAuthentication", "requiresLocalDeviceAuthentication"]
    for pair in comparison.intents.pairs {
      guard let old = pair.old.authenticationPolicy.known(orAbsent: policies[0]),
        let new = pair.new.authenticationPolicy.known(orAbsent: policies[0]), old != new
      else { continue }
      let isLooser = (policies.firstIndex(of: new) ?? policies.count) < (policies.firstIndex(of: old) ?? 0)
      reporter.report(
        "the authentication policy of '\(pair.new.type.name)' changed from '\(old)' to '\(new)', so "
          + (isLooser
            ? "it asks for less authentication" : "automations that use it may wait until the user unlocks the device"),
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location),
        level: isLooser ? .info : pair.old.lowered(.dangerous))
    }
  }
}
