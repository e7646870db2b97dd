extension Rule {
  static let urlOpenedInPerform: Rule = Rule(
    id: "url-opened-in-perform", severity: .note, summary: "'perform()' opens a link by itself",
    rationale: """
      An intent opens a link by its result: '.result(opensIntent: OpenURLIntent(url))'. The system then opens the link from every \
      process and every surface. 'UIApplication.shared.open' does nothing while the app is in the background, and does not compile \
      in an extension.
      """,
    source: "Apple's guide for agents in Xcode 27: links; AppIntents documentation: OpenURLIntent",
    reported: Example(
      .performing("some IntentResult", "await UIApplication.shared.↓open(help)\n    return .result()")),
    correct: Example(.performing("some IntentResult & OpensIntent", ".result(opensIntent: OpenURLIntent(help))")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies where !intent.bringsAppToFront && !body.continuesInForeground {
      lazy var opens = ["UIApplication", "NSWorkspace"].contains { body.mentions([$0, "shared", "open"]) }
      lazy var opensURL = body.mentions(["EnvironmentValues", "openURL"])
      let call = body.calls.first { call in
        call.name == "open" && call.base == "shared" && opens || call.name == "openURL" && opensURL
      }
      guard let call else { continue }
      reporter.report(
        "'perform()' of '\(intent.type.name)' opens a link by itself, which the system allows in the foreground only; return "
          + "'.result(opensIntent: OpenURLIntent(…))'", at: call.place, symbol: intent.type.symbol("perform()"))
    }
  }
}
