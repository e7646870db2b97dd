extension Rule {
  static let configurationParameterNotInSummary: Rule = Rule(
    id: "configuration-parameter-not-in-summary", severity: .warning,
    summary: "a widget's or control's summary omits a parameter",
    rationale: """
      The configuration intent of a widget or a control may have a 'parameterSummary'. Then the system shows only the \
      parameters that the summary contains when the user edits the widget. A parameter in no branch of the summary always keeps its \
      default value. Add it to a branch, or remove it. The severity is note unless the summary contains two parameters \
      whose names differ only in their number ('app1' and 'app2', but not 'app3'), because apps hide a parameter of an \
      older version in this way. The rule skips a summary with an empty 'Summary()', which shows all parameters, \
      and a summary that cannot be read completely.
      """,
    source: """
      AppIntents documentation: WidgetConfigurationIntent, parameterSummary; the effect of 'Summary()' is that in apps on \
      the App Store
      """,
    reported: Example(threeBooks("↓book3")),
    correct: Example(threeBooks("book3", list: " {\n      \\.$book3\n    }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.configuresWidget {
      let summaries = intent.ownSummaries
      guard !summaries.isEmpty, summaries.allSatisfy(\.unreadable.isEmpty) else { continue }
      let sentences = summaries.flatMap(\.sentences)
      guard !sentences.contains(where: \.isEmpty) else { continue }
      let shown = Set(sentences.flatMap(\.names).map(\.parameterName))
      guard !shown.isEmpty else { continue }
      for parameter in intent.parameters where !shown.contains(parameter.name) {
        let stem = Rule.stem(parameter.name)
        let isOneOfMany = stem != nil && shown.filter { Rule.stem($0) == stem }.count > 1
        reporter.report(
          "the summary of '\(intent.type.name)' omits '\(parameter.name)', so users cannot change it; add it to the summary, or remove the parameter",
          at: parameter.place, symbol: intent.type.symbol(parameter.name), severity: isOneOfMany ? nil : .note,
          cause: .init(intent.type.symbol, note: "it omits '\(parameter.name)' too"))
      }
    }
  }

  /// The name without the number at its end, `app` for `app4`; nil for a name without a number.
  private static func stem(_ name: String) -> Substring? {
    guard name.last?.isNumber == true, let end = name.lastIndex(where: { !$0.isNumber }) else { return nil }
    return name[...end]
  }
}

private func threeBooks(_ third: String, list: String = "") -> String {
  #"""
  struct ConfigureShelf: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Configure Shelf"
    @Parameter(title: "Book 1") var book1: Book?
    @Parameter(title: "Book 2") var book2: Book?
    @Parameter(title: "Book 3") var \#(third): Book?

    static var parameterSummary: some ParameterSummary {
      Summary("Show \(\.$book1) and \(\.$book2)")\#(list)
    }
  }
  """#
}
