extension Rule {
  static let donationInPerform: Rule = Rule(
    id: "donation-in-perform", severity: .warning, summary: "'perform()' donates its own intent",
    rationale: """
      The system counts each run of an intent as a donation. If 'perform()' donates it again, each run counts \
      twice, and the suggestions become worse. Donate in the code of the app's own buttons, and not in \
      'perform()'.
      """,
    source: "Apple's guide for agents in Xcode 27: donations",
    reported: Example(.performing("some IntentResult", "try await ↓donate()\n    return .result()")),
    correct: Example(.performing("some IntentResult", ".result()")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies {
      // Nothing but a keyword comes before a call on the intent itself.
      let isOwn = zip(body.names, body.names.dropFirst()).contains {
        $1 == "donate" && ["try", "await", "self"].contains($0)
      }
      let call = body.calls.first { $0.name == "donate" && ($0.base ?? "self") == "self" && isOwn }
      guard let call, !intent.type.members.contains(where: { $0.name == "donate" }) else { continue }
      reporter.report(
        "the system donates '\(intent.type.name)' when it runs it, so this donation counts it twice; donate where the app's own "
          + "code does the same", at: call.place, symbol: intent.type.symbol("perform()"))
    }
  }
}
