import IntentReports

extension Rule {
  static let phraseUnknownParameter: Rule = Rule(
    id: "phrase-unknown-parameter", severity: .error,
    summary: "a phrase has a parameter that its intent does not declare",
    rationale: """
      A key path to a parameter that does not exist does not compile. '${name}' in plain text compiles, because the compiler \
      does not check it, but no value replaces it and the phrase does not work. Use the name of a parameter of the intent.
      """,
    source: "WWDC22 10170, WWDC23 10102: a phrase's placeholders are parameters of its intent",
    isFixable: true,
    reported: Example(
      .phrases(
        #""Start ↓${sesion} in ${applicationName}""#, of: "@Parameter(title: \"S\") var session: Shelf", with: .shelf),
      fixed: .phrases(
        #""Start ${session} in ${applicationName}""#, of: "@Parameter(title: \"S\") var session: Shelf", with: .shelf)
    ),
    correct: Example(.phrases(#""Open \(\.$shelf) in \(.applicationName)""#, of: .shelfParameter, with: .shelf)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      lazy var symbol = phrase.symbol
      let misspelled = phrase.misspelledApplicationNames(intent).compactMap(\.place)
      let names = intent.parameters.map(\.name)
      for placeholder in phrase.text.placeholders where !misspelled.contains(placeholder.place) {
        guard placeholder.kind == .keyPath || (placeholder.kind == .other && placeholder.isRaw),
          let name = placeholder.name.split(separator: ".").first.map(String.init), !names.contains(name)
        else { continue }
        let replacement = nearest(to: name, among: names)
        let written =
          replacement.map { placeholder.isRaw ? "${\($0)}" : phrase.text.interpolation("\\.$\($0)") }
        let isPlaced = placeholder.place != phrase.text.keyPlace
        reporter.report(
          "'\(intent.type.name)' has no parameter '\(name)', so the phrase does not work"
            + didYouMean(replacement),
          at: placeholder.place, symbol: symbol,
          notes: [.declaration(of: intent.type.name, at: intent.type.place)],
          fixes: isPlaced
            ? written.map { [FixIt("replace with '\($0)'", .needsReview, [.init(placeholder.place, $0)])] } ?? [] : [],
          cause: .init(intent.type.symbol(name), note: "this phrase has '\(name)' too"))
      }
    }
  }
}
