extension ChangeKind {
  static let predictionRemoved: ChangeKind = ChangeKind(
    "prediction-removed", .info, .display, summary: "an intent is no longer suggested with the same parameters",
    rationale: """
      A 'PredictableIntent' lists the combinations of parameters that the system learns from what people do, and suggests \
      later. A combination that its 'predictionConfiguration' no longer lists is no longer suggested. Keep the \
      'IntentPrediction'. A lost conformance, or a lost parameter, is a change of another kind.
      """,
    source: "Apple's documentation of PredictableIntent",
    reported: ChangeExample(
      addBook(#"IntentPrediction(parameters: (\.$book, \.$shelf)) { _, _ in "Add a book" }"#),
      addBook(#"IntentPrediction(parameters: \.$book) { _ in "Add a book" }"#, mark: "↓")),
    harmless: ChangeExample(
      instead: addBook(#"IntentPrediction(parameters: (\.$shelf, \.$book)) { _, _ in "Fill a shelf" }"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      guard let old = pair.old.predictions.known, let new = pair.new.predictions.known else { continue }
      let kept = Set(new.map { Set($0) }), parameters = Set(pair.new.parameters.map(\.name))
      for names in old where !kept.contains(Set(names)) && parameters.isSuperset(of: names) {
        let combination =
          names.isEmpty ? "without parameters" : "with \(names.map { "'\($0)'" }.joined(separator: ", "))"
        reporter.report(
          "'\(pair.new.type.name)' lost its prediction \(combination), so the system no longer makes this suggestion; keep the "
            + "'IntentPrediction'",
          symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
      }
    }
  }
}

private func addBook(_ prediction: String, mark: String = "") -> String {
  """
  struct \(mark)AddBook: PredictableIntent {
    static let title: LocalizedStringResource = "Add Book"
    @Parameter(title: "Book") var book: String
    @Parameter(title: "Shelf") var shelf: String
    static var predictionConfiguration: some IntentPredictionConfiguration {
      \(prediction)
    }
  }
  """
}
