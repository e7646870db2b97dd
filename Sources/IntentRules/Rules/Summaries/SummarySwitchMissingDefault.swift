import IntentModel
import SourceScan

extension Rule {
  static let summarySwitchMissingDefault = Rule(
    id: "summary-switch-missing-default", severity: .warning, summary: "a summary has a branch without a default",
    rationale: """
      Where no case of a 'Switch' fits, or the condition of a 'When' does not hold, the action has no summary: Shortcuts \
      shows its title alone and no parameters.
      """,
    source: "WWDC22 10032",
    triggering: [
      Example(.summary(#"Switch(↓\.$shelf) { Case(.read) { Summary("Read \(\.$book)") } }"#)),
      Example(.summary(#"When(↓\.$count, .hasAnyValue) { Summary("\(\.$count) \(\.$book)") }"#)),
      Example(
        .summary(
          #"When(\.$count, .hasAnyValue) { Summary("A") } otherwise: { When(↓\.$shelf, .equalTo, .read) { Summary("B") } }"#
        )),
    ],
    nonTriggering: [
      Example(
        .summary(
          #"Switch(\.$shelf) { Case(.read) { Summary("Read \(\.$book)") } DefaultCase { Summary("\(\.$book)") } }"#)),
      Example(.summary(#"When(\.$count, .hasAnyValue) { Summary("A") } otherwise: { Summary("B") }"#)),
      // All cases are there.
      Example(.summary(#"Switch(\.$shelf) { Case(.read) { Summary("A") } Case(.toRead) { Summary("B") } }"#)),
      Example(
        .summary(
          #"Switch(\.$flag) { Case(true) { Summary("A") } Case(false) { Summary("B") } }"#,
          #"@Parameter(title: "F", default: true) var flag: Bool"#)),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for branch in intent.ownSummaries.flatMap(\.branches) {
        let symbol = "\(intent.type.symbol)/parameterSummary"
        switch branch {
        case .switch(let branch):
          guard branch.defaultCase == nil, !model.coversAllValues(branch, of: intent) else { continue }
          reporter.report("'Switch' has no 'DefaultCase'", at: branch.parameter.place ?? branch.place, symbol: symbol)
        case .when(let condition):
          guard condition.otherwise == nil else { continue }
          reporter.report(
            "'When' has no 'otherwise'", at: condition.parameter.place ?? condition.place, symbol: symbol)
        case .sentence: break
        }
      }
    }
  }
}

extension LintModel {
  /// Each value of the parameter has a case.
  fileprivate func coversAllValues(_ branch: ParameterSummary.Switch, of intent: Intent) -> Bool {
    guard let name = branch.parameter.known?.parameterName,
      let type = intent.parameters.first(where: { $0.name == name })?.type, !type.isOptional
    else { return false }
    let values = branch.cases.flatMap(\.values).map(\.form)
    if type.name == "Bool" {
      let covered = values.compactMap { if case .bool(let value) = $0 { value } else { nil } }
      return covered.contains(true) && covered.contains(false)
    }
    guard let appEnum = appEnum(type.declaration), !appEnum.cases.isEmpty else { return false }
    let covered = values.compactMap { if case .enumCase(let name, arguments: nil) = $0 { name } else { nil } }
    return appEnum.cases.allSatisfy { covered.contains($0.name) }
  }
}

extension Constant<NameReference> {
  fileprivate var place: Place? { known?.place ?? unreadable?.place }
}
