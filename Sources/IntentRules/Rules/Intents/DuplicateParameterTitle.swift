import IntentModel
import SourceFindings

extension Rule {
  static let duplicateParameterTitle = Rule(
    id: "duplicate-parameter-title", severity: .warning, summary: "two parameters of an intent have the same title",
    rationale: """
      Shortcuts shows the title of each parameter in the action's editor, in the menu of variables, and when it asks for a \
      value. People cannot tell which of the two they fill in. Parameters that no branch of the summary shows together \
      are not reported.
      """,
    source: "WWDC22 10032; WWDC25 244",
    triggering: [
      Example(
        .intent(
          "Move", "AppIntent",
          "@Parameter(title: \"Shelf\") var from: String\n@Parameter(title: ↓\"Shelf\") var to: String")),
      Example(
        .intent(
          "Move", "AppIntent",
          """
          @Parameter(title: "Shelf") var from: String
          @Parameter(title: ↓"Shelf") var to: String
          static var parameterSummary: some ParameterSummary { Summary("Move from \\(\\.$from) to \\(\\.$to)") }
          """)),
    ],
    nonTriggering: [
      Example(
        .intent(
          "Move", "AppIntent", "@Parameter(title: \"From\") var from: String\n@Parameter(title: \"To\") var to: String")
      ),
      // Another table, another default value.
      Example(
        .intent(
          "Move", "AppIntent",
          """
          @Parameter(title: LocalizedStringResource("Shelf", table: "From")) var from: String
          @Parameter(title: LocalizedStringResource("Shelf", table: "To")) var to: String
          """)),
      // One at a time.
      Example(
        .intent(
          "Move", "AppIntent",
          """
          @Parameter(title: "All") var all: Bool
          @Parameter(title: "Shelf") var shelf: String
          @Parameter(title: "Shelf") var other: String
          static var parameterSummary: some ParameterSummary {
            When(\\.$all, .equalTo, true) { Summary("Move \\(\\.$shelf)") } otherwise: { Summary("Move \\(\\.$other)") }
          }
          """)),
      Example(
        .intent(
          "Move", "AppIntent",
          """
          #if os(iOS)
          @Parameter(title: "Shelf") var shelf: String
          #else
          @Parameter(title: "Shelf") var other: String
          #endif
          """)),
      // Nobody is asked.
      Example(
        .intent(
          "Move", "AppIntent",
          """
          static let isDiscoverable = false
          @Parameter(title: "Shelf") var from: String
          @Parameter(title: "Shelf") var to: String
          """)),
      Example(
        .intent("A", "AppIntent", "@Parameter(title: \"Shelf\") var a: String")
          + .intent("B", "AppIntent", "@Parameter(title: \"Shelf\") var a: String")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where intent.isShown || intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent") {
      var titled: [ShownText: WrappedProperty] = [:]
      for parameter in intent.parameters where parameter.conditions.isEmpty && parameter.availability.isEmpty {
        guard let title = parameter.title?.text, let shown = ShownText(title) else { continue }
        guard let earlier = titled[shown] else {
          titled[shown] = parameter
          continue
        }
        guard intent.mayShowTogether(earlier.name, parameter.name), earlier.name != parameter.name else { continue }
        reporter.report(
          "'\(parameter.name)' and '\(earlier.name)' of '\(intent.type.name)' have the same title", at: title.place,
          symbol: intent.type.symbol(parameter.name),
          notes: [.init(message: "'\(earlier.name)' is declared here", place: earlier.place)])
      }
    }
  }
}

extension Intent {
  /// Some branch of the summary shows both, as far as the source tells.
  fileprivate func mayShowTogether(_ first: String, _ second: String) -> Bool {
    let summaries = parameterSummary.alternatives.compactMap(\.content.known)
    // Without a summary the editor lists all.
    guard !summaries.isEmpty, summaries.count == parameterSummary.alternatives.count else {
      return summaries.isEmpty && parameterSummary.isAbsent
    }
    return summaries.flatMap(\.sentences).contains { sentence in
      let names = sentence.names.map(\.parameterName)
      return names.contains(first) && names.contains(second)
    }
  }
}
