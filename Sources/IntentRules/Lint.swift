import IntentReports

extension LintResult {
  /// Runs the rules on the model, in any order: no rule relies on another.
  ///
  /// `map` calls its function for each index below its count and returns the results in order, on any number of threads.
  package init(
    of model: LintModel, with rules: [Rule],
    map: (_ count: Int, @escaping @Sendable (Int) -> LintResult) -> [LintResult] = { (0..<$0).map($1) }
  ) {
    self.init(findings: [], notChecked: [])
    for checked in map(rules.count, { Self.findings(in: model, of: rules[$0]) }) {
      findings += checked.findings
      notChecked += checked.notChecked
      lacked.merge(checked.lacked) { $0.union($1) }
    }
    sort()
    notChecked.sort()
  }

  /// The findings of one rule. A function, because an initializer would copy the model for each rule.
  private static func findings(in model: LintModel, of rule: Rule) -> LintResult {
    guard rule.needs.allSatisfy({ model.settings.states($0) }) else {
      return LintResult(findings: [], notChecked: [rule.id])
    }
    var reporter = Reporter(rule: rule)
    rule.check(model, &reporter)
    reporter.removeRepetitions(from: model.files.count)
    var result = LintResult(findings: reporter.findings, notChecked: reporter.lacked.isEmpty ? [] : [rule.id])
    if !reporter.lacked.isEmpty { result.lacked[rule.id] = reporter.lacked }
    return result
  }
}

extension LintSettings {
  /// The facts that a rule which was not checked lacks.
  package func missing(_ rule: Rule) -> Set<RuleDescription.Need> {
    Set(rule.possibleNeeds.filter { !states($0) }.map(\.description))
  }

  /// Whether a fact that rules need is stated.
  func states(_ need: RuleNeed) -> Bool {
    switch need {
    case .targetMap: !modules.isEmpty
    case .deployment: !deployment.isEmpty
    case .xcode: xcode != nil
    case .applicationName: applicationName != nil
    case .stringTables: hasStringTables
    }
  }
}
