/// The whole of linting as one line: rules over the model, then what the sources and the user say against them.
public func lint(_ model: LintModel, files: [LintFile], selection: RuleSelection) -> LintResult {
  var result = lint(model, with: selection.rules)
  for index in result.findings.indices {
    if let severity = selection.severities[result.findings[index].rule] { result.findings[index].severity = severity }
  }
  return result
}
