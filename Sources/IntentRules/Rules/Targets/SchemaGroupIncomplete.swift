import IntentModel

extension Rule {
  static let schemaGroupIncomplete: Rule = Rule(
    id: "schema-group-incomplete", severity: .warning,
    summary: "an app has some intents of a group of schemas, and not all",
    rationale: """
      An app that has one of these intents of mail, clock or messages must have all of its group. Xcode 27 checks \
      it. Entities and enums of the domain do not count, nor does the stopwatch. Declare the intents that the message names.
      """,
    source: "AppIntents documentation: App schema domains, the pages of mail, clock and messages",
    needs: [.xcode],
    reported: Example(unsending, settings: .init(xcode: [27]), project: "Xcode is 27 or newer"),
    correct: Example(
      unsending.replacing(text: "↓", with: ""), settings: .init(xcode: [26]), project: "Xcode is older than 27"
    ),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let xcode = model.settings.xcode, !xcode.lexicographicallyPrecedes([27]) else { return }
    for (domain, group) in KnownSchemas.groups {
      let declared = model.bundle.intents.compactMap { intent in
        intent.type.schema?.name.known.map { (name: $0, intent: intent) }
      }.filter { KnownSchemas.domain(of: $0.name) == domain }
      // An intent whose schema cannot be read may be one of the group.
      guard let first = declared.first(where: { group.contains($0.name) }),
        !model.bundle.intents.contains(where: { $0.type.schema?.name.unreadable != nil })
      else { continue }
      let missing = group.filter { name in !declared.contains { $0.name == name } }
      guard !missing.isEmpty else { continue }
      let names = missing.map { "'\($0.dropFirst(domain.count + 1))'" }
      reporter.report(
        "an app with '\(first.name)' needs all intents of its group, which Xcode 27 checks; add "
          + names.joined(separator: ", "), at: first.intent.type.schema?.place ?? first.intent.type.place,
        symbol: first.intent.type.symbol)
    }
  }
}

private let unsending = """
  ↓@AppIntent(schema: .messages.unsendMessage)
  struct UnsendMessage {
    var message: Message
  }
  """
