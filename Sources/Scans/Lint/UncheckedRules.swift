import IntentRules
import OperatingSystem
import Reports
import SourceFindings

extension ScanPlan {
  /// The rules that `lint` cannot check in a part because a fact is not stated, with these facts.
  ///
  /// A rule that states its needs does not run for it. The others lack at most the targets of the modules, and run only if those
  /// are not stated. No string table is read.
  package func uncheckedRules(
    of part: Part, _ scan: Scan, _ selection: RuleSelection, in fileSystem: FileSystem
  ) -> [String: Set<RuleDescription.Need>] {
    var settings = part.settings
    settings.hasStringTables = TableSource(of: part, in: self, in: fileSystem).plan.reason == nil
    let rules = selection.rules.filter { !settings.missing($0).isEmpty }
    let model = LintModel(scan.bundle, files: scan.program.fileFacts, settings: settings, facts: [])
    let workers = part.options.workers
    let result = LintResult(of: model, with: rules) { workers.map(count: $0, body: $1) }
    let unchecked = Set(result.notChecked)
    return Dictionary(rules.filter { unchecked.contains($0.id) }.map { ($0.id, settings.missing($0)) }) { $0.union($1) }
  }
}
