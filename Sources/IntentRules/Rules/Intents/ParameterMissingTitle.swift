import IntentModel
import Reports
import SourceFindings

extension Rule {
  static let parameterMissingTitle = Rule(
    id: "parameter-missing-title", severity: .note, summary: "a parameter has no title",
    rationale: """
      Since Xcode 16 the title is made from the variable's name, which nobody translates. Older versions don't build it: \
      where such a version is set, it is an error.
      """,
    source: "WWDC24 10134",
    triggering: [
      Example(
        .intent("Open", "AppIntent", "@Parameter var ↓bookCount: Int"),
        fixed: .intent("Open", "AppIntent", "@Parameter(title: \"Book Count\") var bookCount: Int")),
      Example(.intent("Open", "AppIntent", "@Parameter(description: \"How many\") var ↓count: Int")),
    ],
    nonTriggering: [
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Count\") var count: Int")),
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: String }"),
      Example(.intent("Open", "AppIntent", "@Dependency var count: Int")),
    ]
  ) { model, reporter in
    let severity: Severity? =
      model.settings.xcode.map { $0.lexicographicallyPrecedes([16]) } == true ? .error : nil
    // What a schema makes has its words from there.
    for intent in model.bundle.intents where intent.type.schema == nil {
      for parameter in intent.parameters where parameter.wrapper == .parameter && parameter.title == nil {
        var fixes: [FixIt] = []
        if parameter.arguments.isEmpty, let attribute = parameter.wrapperPlace,
          attribute.span.count == "@Parameter".utf8.count
        {
          let title = parameter.name.splitIntoWords.capitalizedFirst
          fixes = [FixIt("add a title", .needsReview, [.init(attribute.ending, "(title: \"\(title)\")")])]
        }
        reporter.report(
          "parameter '\(parameter.name)' has no title", at: parameter.place, symbol: intent.type.symbol(parameter.name),
          severity: severity, fixes: fixes)
      }
    }
  }
}
