import IntentModel
import IntentFindings

/// The model in, findings out. `rules` run in any order: none relies on another.
public func lint(_ model: LintModel, with rules: [Rule]) -> LintResult {
  var result = LintResult(findings: [], notChecked: [])
  for rule in rules {
    guard rule.description.needs.allSatisfy({ model.settings.provides($0) }) else {
      result.notChecked.append(rule.id)
      continue
    }
    var reporter = Reporter(rule)
    rule.check(model, &reporter)
    result.findings += reporter.findings
    if reporter.isIncomplete { result.notChecked.append(rule.id) }
  }
  result.findings.sort { left, right in
    (left.place.file, left.place.span.start, left.rule, left.message)
      < (right.place.file, right.place.span.start, right.rule, right.message)
  }
  result.notChecked.sort()
  return result
}

extension LintSettings {
  fileprivate func provides(_ need: RuleDescription.Need) -> Bool {
    switch need {
    case .targetMap: !modules.isEmpty
    case .deployment: !deployment.isEmpty
    case .xcode: xcode != nil
    case .applicationName: applicationName != nil
    }
  }
}
