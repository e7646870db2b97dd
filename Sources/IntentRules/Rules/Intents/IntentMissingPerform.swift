extension Rule {
  static let intentMissingPerform: Rule = Rule(
    id: "intent-missing-perform", severity: .error, summary: "an intent has no 'perform()'",
    rationale: """
      The system calls 'perform()' to run an intent. Without it the type does not compile. Add 'perform()'. The \
      framework implements it for intents that open content or configure a widget or a control, but not for focus \
      filters.
      """,
    source: """
      AppIntents interface of iOS 17.4 and macOS 27.0 (OpenIntent, WidgetConfigurationIntent, ControlConfigurationIntent, \
      SetFocusFilterIntent); WWDC25 275 (TargetContentProvidingIntent), WWDC24 10134 (URLRepresentableIntent)
      """,
    reported: """
      struct ↓OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    correct: Example(.documentedIntent()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where !intent.hasPerform {
      let type = intent.type
      guard type.schema == nil, !type.mayHaveHiddenMembers, !intent.hasFrameworkPerform else { continue }
      reporter.report(
        "'\(type.name)' has no 'perform()', which 'AppIntent' requires", of: type)
    }
  }
}
