import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let parameterWithoutProjection: Rule = Rule(
    id: "parameter-without-projection", severity: .error,
    summary: "a parameter summary or an App Shortcut phrase names a parameter without '$'",
    rationale: """
      A parameter summary and a phrase take key paths to 'IntentParameter', which is what '$name' is. Without '$' the key \
      path leads to the value of the parameter, and the code does not compile.
      """,
    source: "AppIntents interface of iOS 17.4: ParameterSummaryString, ParameterSummaryWhenCondition",
    isFixable: true,
    reported: Example(openBook(#"Summary("Open ↓\(\.book)")"#), fixed: openBook(#"Summary("Open \(\.$book)")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for summary in intent.ownSummaries {
        for reference in summary.sentences.flatMap(\.names) + summary.subjects {
          report(reference.name, of: intent, reference.missingProjection, reference.place, &reporter)
        }
      }
    }
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      for placeholder in phrase.text.placeholders {
        report(placeholder.name, of: intent, placeholder.missingProjection, placeholder.place, &reporter)
      }
    }
  }

  private static func report(
    _ name: String, of intent: Intent, _ missing: Place?, _ place: Place, _ reporter: inout Reporter
  ) {
    guard let missing, intent.parameter(name) != nil else { return }
    reporter.report(
      "the key path to the parameter '\(name)' lacks '$' before its name, so it does not compile", at: place,
      symbol: intent.type.symbol(name), fixes: [FixIt("insert '$'", .safe, [.init(missing, "$")])])
  }
}

/// An intent with a parameter `book` and this summary.
private func openBook(_ summary: String) -> String {
  """
  struct OpenBook: AppIntent {
    static let title: LocalizedStringResource = "Open Book"
    static var parameterSummary: some ParameterSummary {
      \(summary)
    }

    @Parameter(title: "Book") var book: String
    // …
  }
  """
}
