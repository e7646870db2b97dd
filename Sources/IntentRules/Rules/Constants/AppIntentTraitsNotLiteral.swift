extension Rule {
  static let appIntentTraitsNotLiteral: Rule = Rule(
    id: "app-intent-traits-not-literal", severity: .error,
    summary: "the traits of '@AppIntent' or '@AppEntity' are not a literal",
    rationale: """
      The macro reads its traits from the source text: '.tool', or a list of traits. It does not see the value of \
      a constant or of a function call. Write the traits in the attribute.
      """,
    source: "AppIntents documentation: AppIntentTraits, AppIntent(_:)",
    reported: """
      @AppIntent(↓traits)
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    correct: """
      @AppIntent(.tool)
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let all = model.bundle.intents.map { ($0.type, $0.traits) } + model.bundle.entities.map { ($0.type, $0.traits) }
    for (type, traits) in all {
      for alternative in traits.alternatives {
        guard let unreadable = alternative.content.unreadable ?? alternative.content.known?.firstUnreadable else {
          continue
        }
        reporter.report(
          "the traits of '\(type.name)' must be a literal, because the macro reads the source text; found '\(unreadable.excerpt)'",
          at: unreadable.place,
          symbol: type.symbol("traits"))
      }
    }
  }
}
