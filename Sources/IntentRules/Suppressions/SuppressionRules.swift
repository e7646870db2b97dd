extension Rule {
  /// Rules about suppressions. They check comments and the findings of other rules, not the model, so `Suppressions`
  /// reports them.
  static let suppressionRules: [Rule] = [malformedSuppression, unknownSuppressedRule, unusedSuppression]

  var isAboutSuppressions: Bool { Self.suppressionRules.contains { $0.id == id } }

  static let unusedSuppression: Rule = Rule(
    id: "unused-suppression", severity: .warning, summary: "a suppression suppresses nothing",
    rationale: """
      The problem that the comment suppressed was fixed or moved. If the comment stays, it hides the next finding of that \
      rule. Remove the comment. The rule does not report a comment inside of '#if', or one for a rule that did not run.
      """,
    source: "documentation of IntentScan: Linting",
    isFixable: true,
    reported: Example(
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
    correct: "// intentscan:disable:next intent-missing-title\n\(untitled)",
    check: { _, _ in })

  static let unknownSuppressedRule: Rule = Rule(
    id: "unknown-suppressed-rule", severity: .warning,
    summary: "a suppression names a rule that does not exist",
    rationale: """
      A suppression with a misspelled rule has no effect: the finding is still reported. Write the id of the rule as \
      'intentscan rules' lists it.
      """,
    source: "documentation of IntentScan: Linting",
    reported: """
      // intentscan:disable:next ↓intent-mising-title
      struct OpenBook: AppIntent {}
      """,
    correct: """
      // intentscan:disable:next intent-missing-title
      struct OpenBook: AppIntent {}
      """,
    check: { _, _ in })

  static let malformedSuppression: Rule = Rule(
    id: "malformed-suppression", severity: .warning,
    summary: "a comment for intentscan has an unknown command or names no rule",
    rationale: """
      A comment that starts with 'intentscan:' must continue with a command and the ids of rules. The commands are \
      'disable:next', 'disable:this', 'disable:previous', 'disable:file', 'disable' and 'enable'. Any other comment has no effect, so the findings are still reported.
      """,
    source: "documentation of IntentScan: Linting",
    reported: """
      // ↓intentscan:disabel intent-missing-title
      struct OpenBook: AppIntent {}
      """,
    correct: """
      // intentscan:disable:next intent-missing-title
      struct OpenBook: AppIntent {}
      """,
    check: { _, _ in })

  private static let untitled = "struct A: AppIntent {}"
}
