extension Rule {
  static let macroWithoutConformance: Rule = Rule(
    id: "macro-without-conformance", severity: .error,
    summary: "a type has a macro of the framework without 'schema:', and does not conform to the protocol",
    rationale: """
      '@AppIntent(schema:)', '@AppEntity(schema:)' and '@AppEnum(schema:)' add the conformance. Without 'schema:' they add none: \
      '@AppIntent(.tool)' is for a type that is an 'AppIntent' itself. Then the type is neither an action nor a tool, or the code \
      does not compile. Add the conformance, or the schema. There is no macro '@AssistantSchema'.
      """,
    source: "AppIntents documentation: AppIntent(_:), AppEntity(_:), AppIntent(schema:)",
    reported: Example(tool("↓FindBooks")), correct: Example(tool("FindBooks: AppIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for found in model.files.flatMap(\.macrosWithoutConformance) {
      let remedy =
        found.conformance.map {
          "'@\(found.macro)' without 'schema:' adds no conformance; conform it to '\($0)', or add a schema"
        }
        ?? "there is no macro '@\(found.macro)'; use '@AppIntent(schema:)', '@AppEntity(schema:)' or '@AppEnum(schema:)'"
      reporter.report(
        "'\(found.name)' is not part of App Intents, because \(remedy)", at: found.place, symbol: found.name)
    }
  }
}

private func tool(_ header: String) -> String {
  """
  @AppIntent(.tool)
  struct \(header) {
    static let title: LocalizedStringResource = "Find Books"
    // …
  }
  """
}
