import IntentExtraction

/// What a lint run brought, before suppressions, baselines and severities of the user's own.
public struct LintResult: Sendable {
  /// By file, position and rule.
  public var findings: [Finding]
  /// Ids of the rules that lacked what they need, or some of it.
  public var notChecked: [String]
}

/// The model in, findings out. `rules` run in any order: none relies on another.
public func lint(_ model: LintModel, with rules: [Rule]) -> LintResult {
  var result = LintResult(findings: [], notChecked: [])
  for rule in rules {
    guard rule.needs.allSatisfy({ model.settings.provides($0) }) else {
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
  fileprivate func provides(_ need: Rule.Need) -> Bool {
    switch need {
    case .targetMap: !modules.isEmpty
    case .deployment: !deployment.isEmpty
    case .xcode: xcode != nil
    case .applicationName: applicationName != nil
    }
  }
}
