extension Rule {
  static let tooManyParameters: Rule = Rule(
    id: "too-many-parameters", severity: .note, summary: "an intent has more than eight parameters",
    rationale: """
      An action with many parameters is hard to read and to fill in. Split it into several intents, or combine related \
      values in an entity.
      """,
    source: "WWDC24 10176", isOptIn: true,
    reported: Example(adding(parameters, name: "↓AddBook")),
    correct: Example(adding([parameters[0], parameters[1], parameters[8]])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.parameters.count > 8 && intent.type.schema == nil {
      reporter.report(
        "'\(intent.type.name)' has \(intent.parameters.count) parameters; split it into several intents, or combine related values in an entity",
        of: intent.type)
    }
  }
}

private let parameters = [
  ("Title", "name: String"), ("Author", "author: String"), ("Genre", "genre: String"),
  ("Publisher", "publisher: String"), ("Year", "year: Int"), ("Pages", "pages: Int"), ("Price", "price: Double"),
  ("Language", "language: String"), ("Shelf", "shelf: String"),
]

private func adding(_ parameters: [(String, String)], name: String = "AddBook") -> String {
  .documentedIntent(
    "\n" + parameters.map { "@Parameter(title: \"\($0)\") var \($1)" }.joined(separator: "\n"), name: name)
}
