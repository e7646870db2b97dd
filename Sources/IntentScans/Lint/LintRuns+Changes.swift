import IntentLocalization
import IntentRules
import OperatingSystem

/// Lint runs of the same plan after changes of some files: what an editor asks for after each edit.
extension LintRuns {
  /// Parts that no changed file belongs to are taken over, and so are the string tables that did not change.
  ///
  /// `changed`: the files whose contents differ. If the plan does not have one of them, everything is read again.
  package func repeated(
    _ plan: ScanPlan, afterChangesOf changed: Set<FilePath>, in fileSystem: FileSystem
  ) -> LintRuns {
    var timings = StageTimings()
    let progress = ProgressLine(write: nil)
    let found = plan.parts.indices.map { changes(in: plan.parts[$0], runs[$0], changed) }
    let isComplete = found.reduce(into: Set<FilePath>()) { $0.formUnion($1) } == changed
    guard isComplete else {
      return LintRuns(plan, in: fileSystem, timings: &timings, progress: progress)
    }
    var affected = plan
    affected.parts = plan.parts.indices.filter { !found[$0].isEmpty }.map { plan.parts[$0] }
    let shared = affected.sharedFirstPass(in: fileSystem, timings: &timings, progress: progress)
    let new = plan.parts.indices.map { index -> LintRun in
      if found[index].isEmpty { return runs[index] }
      let tables = runs[index].tables.keeping(runs[index].localization, except: changed)
      return LintRun(
        plan.parts[index], shared, tables, in: fileSystem, timings: &timings, progress: progress)
    }
    return LintRuns(plan, new, in: fileSystem)
  }

  /// Whether a file is one of those that the runs read, be it parsed or not.
  package func reads(_ path: String) -> Bool {
    let path: Set = [FilePath(path)]
    return runs.contains { !changes(in: $0.part, $0, path).isEmpty }
  }

  /// The changed files that a part has.
  private func changes(in part: ScanPlan.Part, _ run: LintRun, _ changed: Set<FilePath>) -> Set<FilePath> {
    let tables = run.localization?.plan.files.lazy.map { FilePath($0.shownPath) }.filter(changed.contains) ?? []
    return Set(part.modules.lazy.flatMap(\.files).map(\.path).filter(changed.contains)).union(tables)
  }
}
