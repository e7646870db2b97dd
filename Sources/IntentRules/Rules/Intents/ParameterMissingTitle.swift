import IntentReports

extension Rule {
  static let parameterMissingTitle: Rule = Rule(
    id: "parameter-missing-title", severity: .note, summary: "a parameter has no title",
    rationale: """
      Since Xcode 16 a parameter without a title gets one from the name of the property. That title is not localized. \
      Add 'title:' to '@Parameter'. Earlier versions of Xcode require the title, so with such a version in the \
      configuration the finding is an error.
      """,
    source: "WWDC24 10134",
    isFixable: true,
    reported: Example(
      .documentedIntent("\n@Parameter var ↓bookCount: Int", name: "AddBooks"),
      fixed: .documentedIntent("\n@Parameter(title: \"Book Count\") var bookCount: Int", name: "AddBooks")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let severity: Severity? =
      model.settings.xcode.map { $0.lexicographicallyPrecedes([16]) } == true ? .error : nil
    let consequence =
      severity == .error
      ? "which Xcode 15 and earlier require" : "so Xcode makes one from its name, which is not localized"
    // A schema supplies the titles of the parameters of its intent.
    for (intent, parameter) in model.intentParameters
    where intent.type.schema == nil && parameter.wrapper == .parameter && parameter.title == nil {
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
