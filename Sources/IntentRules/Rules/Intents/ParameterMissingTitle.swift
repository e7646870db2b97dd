import IntentModel
import Reports
import SourceFindings

extension Rule {
  static let parameterMissingTitle = Rule(
    id: "parameter-missing-title", severity: .note, summary: "a parameter has no title",
    rationale: """
      Since Xcode 16 a parameter without a title gets one from the name of the property. That title is not localized. \
      Add 'title:' to '@Parameter'. Earlier versions of Xcode require the title, so with such a version in the \
      configuration the finding is an error.
      """,
    source: "WWDC24 10134",
    triggering: [
      Example(
        .documentedIntent("\n@Parameter var ↓bookCount: Int", name: "AddBooks"),
        fixed: .documentedIntent("\n@Parameter(title: \"Book Count\") var bookCount: Int", name: "AddBooks")),
      Example(.intent("Open", "AppIntent", "@Parameter(description: \"How many\") var ↓count: Int")),
      Example(
        .intent("Open", "AppIntent", "@Parameter(description: \"How many\") var ↓count: Int"), settings: .xcode(15)),
    ],
    nonTriggering: [
      Example(
        .documentedIntent("\n@Parameter(title: \"Book Count\") var bookCount: Int", name: "AddBooks")),
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Count\") var count: Int")),
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: String }"),
      Example(.intent("Open", "AppIntent", "@Dependency var count: Int")),
    ]
  ) { model, reporter in
    let severity: Severity? =
      model.settings.xcode.map { $0.lexicographicallyPrecedes([16]) } == true ? .error : nil
    let consequence =
      severity == .error
      ? "which Xcode 15 and earlier require" : "so Xcode makes one from its name, which is not localized"
    // The schema supplies the titles.
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
          "parameter '\(parameter.name)' has no title, \(consequence)", at: parameter.place,
          symbol: intent.type.symbol(parameter.name), severity: severity, fixes: fixes)
      }
    }
  }
}
