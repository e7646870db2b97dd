extension ChangeKind {
  static let authenticationPolicyChanged = ChangeKind(
    "authentication-policy-changed", .dangerous, .savedShortcuts, summary: "an intent asks for more authentication",
    rationale: """
      An automation that ran on a locked device now waits for somebody to unlock it. Where less authentication is asked for \
      than before, the change is information.
      """,
    source: "Apple's documentation of IntentAuthenticationPolicy",
    examples: [
      ChangeExample(
        "struct OpenDoor: AppIntent {}",
        "struct ↓OpenDoor: AppIntent { static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication }"
      ),
      ChangeExample(
        "struct OpenDoor: AppIntent { static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication }",
        "struct ↓OpenDoor: AppIntent { static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed }",
        level: .info),
    ],
    harmless: [
      ChangeExample(
        "struct OpenDoor: AppIntent {}",
        "struct OpenDoor: AppIntent { static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed }")
    ]
  ) { comparison, reporter in
    // From free to strict, as the documentation has them.
    let policies = ["alwaysAllowed", "requiresAuthentication", "requiresLocalDeviceAuthentication"]
    for pair in comparison.intents.pairs {
      guard let old = pair.old.authenticationPolicy.known(orAbsent: policies[0]),
        let new = pair.new.authenticationPolicy.known(orAbsent: policies[0]), old != new
      else { continue }
      let isLooser = (policies.firstIndex(of: new) ?? policies.count) < (policies.firstIndex(of: old) ?? 0)
      reporter.report(
        "'\(pair.new.type.name)' has the authentication policy '\(new)' instead of '\(old)'",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location),
        level: isLooser ? .info : pair.old.lowered(.dangerous))
    }
  }
}
