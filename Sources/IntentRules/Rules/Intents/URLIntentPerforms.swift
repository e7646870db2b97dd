extension Rule {
  static let urlIntentPerforms: Rule = Rule(
    id: "url-intent-performs", severity: .warning, summary: "a 'URLRepresentableIntent' has its own 'perform()'",
    rationale: """
      The system runs a 'URLRepresentableIntent' by opening its link. It does not call the intent's own \
      'perform()', so the work there is never done. Do it where the app handles the link, and remove 'perform()'.
      """,
    source: "Apple's guide for agents in Xcode 27: URL representations",
    reported: Example(
      readPage("\n\n  func ↓perform() async throws -> some IntentResult {\n    Log.count()\n    return .result()\n  }")),
    correct: Example(readPage("")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.conforms(to: "URLRepresentableIntent") {
      guard !intent.urlRepresentation.isAbsent,
        let body = intent.performBodies.first(where: { $0.providedBy == nil && $0.calls.count > 1 })
      else { continue }
      reporter.report(
        "the system opens the link of '\(intent.type.name)' and never calls its 'perform()'; do the work where the app handles the "
          + "link", at: body.place, symbol: intent.type.symbol("perform()"))
    }
  }
}

private func readPage(_ member: String) -> String {
  #"""
  struct OpenPage: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Page"
    static var urlRepresentation: URLRepresentation { "https://books.example/\(\.$page)" }
    @Parameter(title: "Page") var page: Int\#(member)
  }
  """#
}
