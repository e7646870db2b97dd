extension Rule {
  /// What can be wrong about suppressions. They read comments and other rules' findings, not the model: `Suppressions`
  /// reports them.
  static let suppressionRules: [Rule] = [malformedSuppression, unknownSuppressedRule, unusedSuppression]

  var isAboutSuppressions: Bool { Self.suppressionRules.contains { $0.id == id } }

  static let unusedSuppression = Rule(
    id: "unused-suppression", severity: .warning, summary: "a suppression suppresses nothing",
    rationale: """
      What it was for is mended or moved. Left behind, it hides the next mistake of that kind. A suppression of a rule that \
      did not run, and one inside of '#if', is not reported.
      """,
    source: "house rule",
    triggering: [
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
    id: "unknown-suppressed-rule", severity: .warning, summary: "a suppression names a rule that there is not",
    rationale: "The name is misspelled, so the finding that it was for is still there, or comes back unnoticed.",
    source: "house rule",
    triggering: [Example("// intentscan:disable:next ↓intent-mising-title, unused-suppression\n\(titled)")],
    nonTriggering: [
      Example("// intentscan:disable:next intent-missing-title\n\(untitled)"),
      // What stands behind the dashes is the reason.
      Example("// intentscan:disable:next intent-missing-title -- see intent-titles\n\(untitled)"),
    ]
  ) { _, _ in }

  static let malformedSuppression = Rule(
    id: "malformed-suppression", severity: .warning, summary: "a comment for intentscan that it can't read",
    rationale: """
      A comment that starts with 'intentscan:' goes on with 'disable', 'enable', 'disable:next' or 'disable:this' and the ids \
      of rules. Anything else does nothing.
      """,
    source: "house rule",
    triggering: [
      Example("// ↓intentscan:disabel intent-missing-title\n\(titled)"),
      Example("// ↓intentscan:disable:next\n\(titled)"), Example("/* ↓intentscan: */\n\(titled)"),
    ],
    nonTriggering: [Example("// see intentscan:disabel\n\(titled)"), Example("// intentscan is a tool\n\(titled)")]
  ) { _, _ in }

  private static let titled = "struct A: AppIntent { static let title: LocalizedStringResource = \"A\" }"
  private static let untitled = "struct A: AppIntent {}"
}
