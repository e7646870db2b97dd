import IntentModel

extension Rule {
  static let phraseArrayParameter = Rule(
    id: "phrase-array-parameter", severity: .error, summary: "a phrase's parameter is a list",
    rationale:
      "A phrase is spoken with one value of its parameter. Siri can't make phrases of a parameter that takes several.",
    source: "WWDC22 10170, WWDC23 10102: a phrase's parameter stands for one value",
    triggering: [
      Example(
        .phrases(
          #""Open ↓\(\.$books) in \(.applicationName)""#, of: "@Parameter(title: \"Books\") var books: [Book]",
          with: .book())),
      Example(
        .phrases(
          #""Open ↓\(\.$shelves) in \(.applicationName)""#, of: "@Parameter(title: \"S\") var shelves: Set<Shelf>?",
          with: .shelf)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(\.$book) in \(.applicationName)""#, of: .bookParameter, with: .book())),
      Example(
        .phrases(
          #""Open books in \(.applicationName)""#, of: "@Parameter(title: \"Books\") var books: [Book]", with: .book())),
    ]
  ) { model, reporter in
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      for (placeholder, parameter) in phrase.namedParameters(of: intent) {
        guard let type = parameter.type, type.kind == .array || type.kind == .set else { continue }
        reporter.report(
          "'\(parameter.name)' is a list, '\(type.spelling)', but a phrase takes one value", at: placeholder.place,
          symbol: phrase.symbol,
          notes: [.init(message: "'\(parameter.name)' is declared here", place: parameter.place)])
      }
    }
  }
}
