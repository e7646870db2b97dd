import IntentModel

extension Rule {
  static let phraseTooManyParameters = Rule(
    id: "phrase-too-many-parameters", severity: .error, summary: "a phrase has more than one parameter",
    rationale: """
      A phrase may have one parameter: Siri learns it with each of the parameter's values. With two, the phrase is rejected \
      or never matches.
      """,
    source: "WWDC25 244: up to one parameter",
    triggering: [
      Example(
        .phrases(
          #""Move \(\.$book) to ↓\(\.$shelf) in \(.applicationName)""#,
          of: "\(String.bookParameter); \(String.shelfParameter)",
          with: "\(String.book())\n\(String.shelf)")),
      Example(
        .phrases(
          #""Move ${book} to ↓${shelf} in ${applicationName}""#,
          of: "\(String.bookParameter); \(String.shelfParameter)",
          with: "\(String.book())\n\(String.shelf)")),
    ],
    nonTriggering: [
      Example(
        .phrases(
          #""Move \(\.$book) in \(.applicationName)", "Fill \(\.$shelf) in \(.applicationName)""#,
          of: "\(String.bookParameter); \(String.shelfParameter)", with: "\(String.book())\n\(String.shelf)"))
    ]
  ) { model, reporter in
    for phrase in model.phrases {
      let parameters = phrase.parameters(of: model.intent(of: phrase.listed))
      guard parameters.count > 1 else { continue }
      let names = parameters.map { "'\($0.name)'" }.joined(separator: ", ")
      reporter.report(
        "phrase has \(parameters.count) parameters, \(names); one is allowed", at: parameters[1].place,
        symbol: phrase.symbol, notes: [.init(message: "the first one", place: parameters[0].place)])
    }
  }
}
