import IntentModel
import IntentReports

extension Rule {
  static let openIntentDoesNotOpen: Rule = Rule(
    id: "open-intent-does-not-open", severity: .warning,
    summary: "an 'OpenIntent' sets 'openAppWhenRun' to false",
    rationale: """
      'OpenIntent' provides 'openAppWhenRun' as true, because its task is to show an item in the app. With false, the \
      system runs 'perform()' and does not open the app, so the person sees nothing. Remove the member. The rule skips an \
      intent that opens another intent or a URL, that continues in the foreground, or that has 'supportedModes'.
      """,
    source: "AppIntents interface of iOS 17.4: OpenIntent; AppIntents documentation: OpenIntent",
    isFixable: true,
    reported: Example(openBook("↓false"), fixed: openBook("true")),
    correct: Example(.documentedIntent(#"@Parameter(title: "Book") var target: Book"#, conformance: "OpenIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.conforms(to: "OpenIntent") && intent.supportedModes.isAbsent {
      guard intent.openAppWhenRun.only == false, let value = intent.openAppWhenRun.alternatives.first,
        value.origin.providedBy == nil, value.conditions.isEmpty, intent.type.schema == nil,
        !intent.result.known.contains(where: \.opensIntent), !intent.performBodies.contains(where: opens)
      else { continue }
      reporter.report(
        "'\(intent.type.name)' does not open the app, because 'openAppWhenRun' is false; an 'OpenIntent' must open it",
        at: value.place, symbol: intent.type.symbol("openAppWhenRun"),
        fixes: value.origin.form == .stored
          ? [FixIt("change it to 'true'", .needsReview, [.init(value.place, "true")])] : [])
    }
  }

  /// Whether a name in the body suggests that the code opens a URL, a window or the app, or requests the foreground.
  private static func opens(_ body: PerformBody) -> Bool {
    body.names.contains { name in
      let name = name.lowercased()
      let isOpening = name.hasPrefix("open") && ["url", "app", "window", "intent"].contains(where: name.contains)
      return name == "open" || isOpening || name.contains(text: "foreground") || name.hasPrefix("activate")
    }
  }
}

private func openBook(_ opens: String) -> String {
  .documentedIntent(
    "static let openAppWhenRun = \(opens)\n@Parameter(title: \"Book\") var target: Book", conformance: "OpenIntent")
}
