import IntentModel
import Reports
import SourceFindings

/// The model in, findings out. `rules` run in any order: none relies on another.
///
/// `map` calls its function for each index below its count and gives the results in order, on as many threads as it likes.
public func lint(
  _ model: LintModel, with rules: [Rule],
  map: (_ count: Int, @escaping @Sendable (Int) -> LintResult) -> [LintResult] = { (0..<$0).map($1) }
) -> LintResult {
  var result = LintResult(findings: [], notChecked: [])
  for checked in map(rules.count, { lint(model, with: rules[$0]) }) {
    result.findings += checked.findings
    result.notChecked += checked.notChecked
  }
  result.sort()
  result.notChecked.sort()
  return result
}

/// What one rule finds.
private func lint(_ model: LintModel, with rule: Rule) -> LintResult {
  guard rule.description.needs.allSatisfy({ model.settings.states($0) }) else {
    return LintResult(findings: [], notChecked: [rule.id])
  }
  var reporter = Reporter(rule)
  rule.check(model, &reporter)
  reporter.removeRepetitions(from: model.files.count)
  return LintResult(findings: reporter.findings, notChecked: reporter.isIncomplete ? [rule.id] : [])
}

extension LintSettings {
  /// What a rule that was not checked lacks.
  public func missing(_ rule: RuleDescription) -> Set<RuleDescription.Need> {
    rule.possibleNeeds.filter { !states($0) }
  }

  /// Whether a fact that rules need is stated.
  public func states(_ need: RuleDescription.Need) -> Bool {
    switch need {
    case .targetMap: !modules.isEmpty
    case .deployment: !deployment.isEmpty
    case .xcode: xcode != nil
    case .applicationName: applicationName != nil
    case .stringTables: hasStringTables
    }
  }
}
