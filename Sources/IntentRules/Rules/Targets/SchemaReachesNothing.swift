import IntentModel

extension Rule {
  static let schemaReachesNothing: Rule = Rule(
    id: "schema-reaches-nothing", severity: .warning,
    summary: "an intent for assistants alone has a schema that assistants do not use",
    rationale: """
      Shortcuts is the only surface of these domains. 'isAssistantOnly' takes the intent from Shortcuts, so nothing offers it. \
      Remove the property.
      """,
    source:
      "AppIntents documentation: the list of surfaces on each schema's page; Apple's guide for agents in Xcode 27",
    reported: Example(wiping("  static let ↓isAssistantOnly = true\n")), correct: Example(wiping("")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.isAssistantOnly.only == true {
      guard let name = intent.type.schema?.name.known, KnownSchemas.isForShortcutsAlone(name),
        let place = intent.isAssistantOnly.alternatives.first?.origin.member
      else { continue }
      reporter.report(
        "Shortcuts alone uses the schema '\(name)', and 'isAssistantOnly' takes '\(intent.type.name)' from it; remove the property",
        at: place, symbol: intent.type.symbol("isAssistantOnly"))
    }
  }
}

private func wiping(_ member: String) -> String {
  "@AppIntent(schema: .whiteboard.deleteBoard)\nstruct WipeBoard {\n\(member)  var entities: [Board]\n}"
}
