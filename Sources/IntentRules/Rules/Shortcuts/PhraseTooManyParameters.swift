extension Rule {
  static let phraseTooManyParameters: Rule = Rule(
    id: "phrase-too-many-parameters", severity: .error, summary: "a phrase has more than one parameter",
    rationale: """
      A phrase can have one parameter, because Siri learns the phrase once for each value. Apple's tools reject a phrase \
      with two parameters, or Siri never matches it. Keep one of them.
      """,
    source: "WWDC25 244: up to one parameter",
    reported: Example(
      .phrases(
        #""Move \(\.$book) to ↓\(\.$shelf) in \(.applicationName)""#,
        of: "\(String.bookParameter)\n\(String.shelfParameter)")),
    correct: Example(
      .phrases(
        #""Move \(\.$book) in \(.applicationName)", "Fill \(\.$shelf) in \(.applicationName)""#,
        of: "\(String.bookParameter)\n\(String.shelfParameter)")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      let parameters = phrase.parameters(of: model.intent(of: phrase.listed))
      guard parameters.count > 1 else { continue }
      let names = parameters.map { "'\($0.name)'" }.joined(separator: ", ")
      reporter.report(
        "the phrase has \(parameters.count) parameters (\(names)), but only one is allowed; keep one of them",
        at: parameters[1].place, symbol: phrase.symbol)
    }
  }
}
