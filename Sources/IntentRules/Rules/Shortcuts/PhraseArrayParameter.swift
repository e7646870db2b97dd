extension Rule {
  static let phraseArrayParameter: Rule = Rule(
    id: "phrase-array-parameter", severity: .error,
    summary: "a phrase has a parameter that takes several values",
    rationale: """
      Users say a phrase with one value of its parameter. Siri cannot learn phrases for a parameter that takes several \
      values. Use a parameter with one value, or remove the parameter from the phrase.
      """,
    source: "WWDC22 10170, WWDC23 10102: a phrase's parameter has one value",
    reported: Example(
      .shortcuts(
        #"AppShortcut(intent: Open(), phrases: ["Open ↓\(\.$books) in \(.applicationName)"])"#,
        of: "@Parameter(title: \"Books\") var books: [Book]", with: "struct Book: AppEntity {\n  let id: Int\n}")),
    correct: Example(
      .shortcuts(
        #"AppShortcut(intent: Open(), phrases: ["Open \(\.$book) in \(.applicationName)"])"#, of: .bookParameter,
        with: "struct Book: AppEntity {\n  let id: Int\n}")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      lazy var symbol = phrase.symbol
      for (placeholder, parameter) in phrase.namedParameters(of: intent) {
        guard let type = parameter.type, type.kind == .array || type.kind == .set else { continue }
        reporter.report(
          "a phrase cannot contain '\(parameter.name)' of type '\(type.spelling)', which takes several values; "
            + "use a parameter with one value", at: placeholder.place, symbol: symbol,
          notes: [.declaration(of: parameter.name, at: parameter.place)],
          cause: .init(intent.type.symbol(parameter.name), note: "this phrase contains it too"))
      }
    }
  }
}
