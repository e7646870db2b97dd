import IntentReports
import IntentRules
import OperatingSystem
import SourceScan

/// Repeats lint runs with other contents of some files, to apply fix-its.
extension LintRun {
  /// Lints again, without progress output. Only files with new contents are read again. `contents` are the new contents by the
  /// index in `files`. `rules` are the ids of the rules that run again; nil for all.
  package func linted(
    with contents: [FileID: [UInt8]], rules: Set<String>? = nil, in fileSystem: FileSystem
  ) -> LintRun {
    var timings = StageTimings(), part = part.replacing(contents)
    part.selection.limit = rules
    let changed = Set(contents.keys.map { FilePath(files[$0].path) })
    let scan = Scan(
      part.modules, part.options, after: (scan, changed), in: fileSystem, timings: &timings,
      progress: ProgressLine(write: nil))
    let tables = tables.keeping(tablesOf: self, except: changed).replacing(contents, after: scan.files.count)
    return LintRun(part, scan, tables, in: fileSystem, timings: &timings)
  }

  /// The findings whose fix-its may be applied: all except those that the baseline accepts.
  package func repairable(besides baseline: Baseline?) -> [Finding] {
    var findings = result.findings
    _ = baseline?.apply(to: &findings, ran: [], modules: Set(scan.bundle.modules))
    return findings
  }
}

extension LintRuns {
  /// The contents of one file after its safe fix-its; nil if no fix-it changes it, or if no run reports the file.
  package func repaired(path: String, besides baseline: Baseline?, in fileSystem: FileSystem) -> [UInt8]? {
    var budget = RepairBudget()
    for run in runs {
      guard let index = run.files.firstIndex(where: { $0.path == path && !$0.isContext }) else { continue }
      func sources(_ run: LintRun) -> LintedSources {
        LintedSources(
          files: run.files,
          findings: run.repairable(besides: baseline).filter { run.files[$0.place.file].path == path })
      }
      let repaired = Repaired(sources(run), [.safe], budget: &budget) {
        sources(run.linted(with: $0, rules: $1, in: fileSystem))
      }
      if let new = repaired.contents[FileID(index)] { return new }
    }
    return nil
  }
}

extension ScanPlan.Part {
  /// The part with new contents of some files. `contents` are indexed by the number of the file among those of all modules.
  func replacing(_ contents: [FileID: [UInt8]]) -> ScanPlan.Part {
    var copy = self, index = 0
    for module in modules.indices {
      for position in modules[module].files.indices {
        if let bytes = contents[FileID(index)] {
          let file = modules[module].files[position]
          var changed = InputFile(file.path, reportedAs: file.reportedPath.text, contents: SourceText(bytes))
          changed.isReported = file.isReported
          changed.conditionScope = file.conditionScope
          copy.modules[module].files[position] = changed
        }
        index += 1
      }
    }
    return copy
  }
}
