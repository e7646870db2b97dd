import OperatingSystem

/// Repeats lint runs of the same plan after changes of some files, as an editor requests after each edit.
extension LintRuns {
  /// Lints the parts that changed files belong to, or whose facts from a watch app changed. The other parts, the outlines of
  /// unchanged files and unchanged string tables are taken from the last runs.
  ///
  /// - Parameters:
  ///   - changed: The files whose contents differ. If the plan does not have one of them, everything is read again.
  ///   - isUseless: Whether a newer request replaces this one. It is called before each part is scanned or linted; if it returns
  ///     true, the result is nil.
  package func repeated(
    _ plan: ScanPlan, afterChangesOf changed: Set<FilePath>, unless isUseless: () -> Bool = { false },
    in fileSystem: FileSystem
  ) -> LintRuns? {
    var timings = StageTimings()
    let progress = ProgressLine(write: nil)
    let found = plan.parts.indices.map { changes(in: plan.parts[$0], runs[$0], changed) }
    let isComplete = found.reduce(into: Set<FilePath>()) { $0.formUnion($1) } == changed
    guard isComplete else {
      return LintRuns(plan, in: fileSystem, timings: &timings, progress: progress)
    }
    var scans = runs.map(\.scan)
    for index in plan.parts.indices where !found[index].isEmpty {
      if isUseless() { return nil }
      let part = plan.parts[index]
      scans[index] = Scan(
        part.modules, part.options, after: (scans[index], changed), in: fileSystem, timings: &timings,
        progress: progress)
    }
    var new = runs
    for (index, part) in plan.partsWithProducts(of: scans).enumerated() {
      // The version of a library in the embedded watch app replaces facts of its iOS app, so a change in one app can affect the
      // other.
      let replaced = runs[index].part.settings.factsReplacedByWatchApp
      if found[index].isEmpty, part.settings.factsReplacedByWatchApp == replaced { continue }
      if isUseless() { return nil }
      let tables = runs[index].tables.keeping(tablesOf: runs[index], except: changed)
      new[index] = LintRun(part, scans[index], tables, in: fileSystem, timings: &timings)
    }
    return LintRuns(plan, new, in: fileSystem, timings: &timings, progress: progress)
  }

  /// Whether the runs read a source file, even if they only outlined it, or have a string table at the path.
  package func reads(_ path: String) -> Bool {
    let path: Set = [FilePath(path)]
    return runs.contains { !changes(in: $0.part, $0, path).isEmpty }
  }

  /// The changed files that belong to a part, string tables included.
  private func changes(in part: ScanPlan.Part, _ run: LintRun, _ changed: Set<FilePath>) -> Set<FilePath> {
    let tables = run.localization?.plan.files.lazy.map { FilePath($0.shownPath) }.filter(changed.contains) ?? []
    return Set(part.modules.lazy.flatMap(\.files).map(\.path).filter(changed.contains)).union(tables)
  }
}
