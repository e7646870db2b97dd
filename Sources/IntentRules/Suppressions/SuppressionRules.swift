extension Rule {
  /// Rules about suppressions. They check comments and the findings of other rules, not the model, so `Suppressions`
  /// reports them.
  static let suppressionRules: [Rule] = [malformedSuppression, unknownSuppressedRule, unusedSuppression]

  var isAboutSuppressions: Bool { Self.suppressionRules.contains { $0.id == id } }

  static let unusedSuppression = Rule(
    id: "unused-suppression", severity: .warning, summary: "a suppression suppresses nothing",
    rationale: """
      The problem that the comment suppressed was fixed or moved. If the comment stays, it hides the next finding of that \
      rule. Remove the comment. The rule does not report a comment inside of '#if', or one for a rule that did not run.
      """,
    source: "documentation of IntentScan: Linting",
    triggering: [
      Example(
        """
        // intentscan:disable:next ↓intent-missing-title
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """,
        fixed: """
          struct OpenBook: AppIntent {
            static let title: LocalizedStringResource = "Open Book"
          }
          """),
      Example("// intentscan:disable:next ↓intent-missing-title\n\(titled)", fixed: titled),
      Example("\(titled) // intentscan:disable:this ↓intent-missing-title -- no longer true", fixed: titled),
      Example("// intentscan:disable ↓intent-missing-title\n\(titled)\n// intentscan:enable intent-missing-title"),
      Example("// intentscan:enable ↓intent-missing-title\n\(titled)"),
    ],
    nonTriggering: [
      Example("// intentscan:disable:next intent-missing-title\n\(untitled)"),
      Example("\(untitled) // intentscan:disable:this intent-missing-title"),
      Example("// intentscan:disable:next intent-missing-title\n@available(iOS 17, *)\n\(untitled)"),
      Example("// intentscan:disable intent-missing-title\n\(untitled)\n// intentscan:enable intent-missing-title"),
      Example("#if os(macOS)\n// intentscan:disable:next intent-missing-title\n\(untitled)\n#endif"),
      Example("let comment = \"// intentscan:disable:next intent-missing-title\""),
    ]
  ) { _, _ in }

  static let unknownSuppressedRule = Rule(
    id: "unknown-suppressed-rule", severity: .warning,
    summary: "a suppression names a rule that does not exist",
    rationale: """
      A suppression with a misspelled rule has no effect: the finding is still reported. Write the id of the rule as \
      'intentscan rules' lists it.
      """,
    source: "documentation of IntentScan: Linting",
    triggering: [
      Example(
        """
        // intentscan:disable:next ↓intent-mising-title
        struct OpenBook: AppIntent {}
        """),
      Example("// intentscan:disable:next ↓intent-mising-title, unused-suppression\n\(titled)"),
    ],
    nonTriggering: [
      Example(
        """
        // intentscan:disable:next intent-missing-title
        struct OpenBook: AppIntent {}
        """),
      Example("// intentscan:disable:next intent-missing-title\n\(untitled)"),
      // The text after the dashes is the reason.
      Example("// intentscan:disable:next intent-missing-title -- see intent-titles\n\(untitled)"),
    ]
  ) { _, _ in }

  static let malformedSuppression = Rule(
    id: "malformed-suppression", severity: .warning,
    summary: "a comment for intentscan has an unknown command or names no rule",
    rationale: """
      A comment that starts with 'intentscan:' must continue with 'disable', 'enable', 'disable:next' or 'disable:this', and \
      the ids of rules. Any other comment has no effect, so the findings are still reported.
      """,
    source: "documentation of IntentScan: Linting",
    triggering: [
      Example(
        """
        // ↓intentscan:disabel intent-missing-title
        struct OpenBook: AppIntent {}
        """),
      Example("// ↓intentscan:disabel intent-missing-title\n\(titled)"),
      Example("// ↓intentscan:disable:next\n\(titled)"), Example("/* ↓intentscan: */\n\(titled)"),
    ],
    nonTriggering: [
      Example(
        """
        // intentscan:disable:next intent-missing-title
        struct OpenBook: AppIntent {}
        """),
      Example("// see intentscan:disabel\n\(titled)"), Example("// intentscan is a tool\n\(titled)"),
    ]
  ) { _, _ in }

  private static let titled = "struct A: AppIntent { static let title: LocalizedStringResource = \"A\" }"
  private static let untitled = "struct A: AppIntent {}"
}
