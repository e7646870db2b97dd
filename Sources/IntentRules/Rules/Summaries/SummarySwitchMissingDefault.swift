import IntentModel
import SourceScan

extension Rule {
  static let summarySwitchMissingDefault: Rule = Rule(
    id: "summary-switch-missing-default", severity: .warning,
    summary: "a 'Switch' or 'When' in a summary does not cover all values",
    rationale: """
      An action can have no summary. This is so if no case of a 'Switch' matches, or if the condition of a 'When' is \
      false. Shortcuts then \
      shows only its title, without parameters. Add 'DefaultCase' or 'otherwise'.
      """,
    source: "WWDC22 10032",
    reported: Example(
      .openBook(
        """
        When(↓\\.$page, .hasAnyValue) {
          Summary("Open \\(\\.$book) at page \\(\\.$page)")
        }
        """, #"@Parameter(title: "Page") var page: Int?"#)),
    correct: Example(
      .openBook(
        """
        When(\\.$page, .hasAnyValue) {
          Summary("Open \\(\\.$book) at page \\(\\.$page)")
        } otherwise: {
          Summary("Open \\(\\.$book)") {
            \\.$page
          }
        }
        """, #"@Parameter(title: "Page") var page: Int?"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for branch in intent.ownSummaries.flatMap(\.branches) {
        let symbol = "\(intent.type.symbol)/parameterSummary"
        switch branch {
        case .switch(let branch):
          guard branch.defaultCase == nil, !model.coversAllValues(branch, of: intent) else { continue }
          reporter.report(
            "'Switch' has no 'DefaultCase', so for other values Shortcuts shows only the title of the action",
            at: branch.parameter.place ?? branch.place, symbol: symbol)
        case .when(let condition):
          guard condition.otherwise == nil else { continue }
          reporter.report(
            "'When' has no 'otherwise', so Shortcuts shows only the title of the action if the condition is false",
            at: condition.parameter.place ?? condition.place, symbol: symbol)
        case .sentence: break
        }
      }
    }
  }
}

extension LintModel {
  /// Whether each value of the parameter has a case. False unless the parameter is a `Bool` or an app enum, and not optional.
  fileprivate func coversAllValues(_ branch: ParameterSummary.Switch, of intent: Intent) -> Bool {
    guard let name = branch.parameter.known?.parameterName,
      let type = intent.parameter(name)?.type, !type.isOptional
    else { return false }
    let values = branch.cases.flatMap(\.values).map(\.form)
    if type.name == "Bool" {
      let covered = values.compactMap { if case .bool(let value) = $0 { value } else { nil } }
      return covered.contains(true) && covered.contains(false)
    }
    guard let appEnum = appEnum(type.declaration), !appEnum.cases.isEmpty else { return false }
    let covered = Set(values.compactMap { if case .enumCase(let name, arguments: nil) = $0 { name } else { nil } })
    return appEnum.cases.allSatisfy { covered.contains($0.name) }
  }
}

extension Constant<NameReference> {
  fileprivate var place: Place? { known?.place ?? unreadable?.place }
}
