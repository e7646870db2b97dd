import IntentRules
import IntentReports
import IntentScans

extension LintRuns {
  /// Makes the report, and prints warnings about stale entries of the baseline, unless they are pruned or the run is quiet.
  func report(
    _ options: LintOptions, prunes: Bool, in environment: CommandEnvironment
  ) -> (report: Report, stale: [Baseline.Stale]) {
    let (report, stale) = report(besides: options.baseline)
    if !options.isQuiet, !prunes { environment.report(lines: stale.map { "warning: \($0.message)" }) }
    return (report, stale)
  }
}

/// Whether the source has the counts that `--expect` states and the names that `--snapshot` requires.
struct ContentCheck {
  /// The names that the source has; empty if no option needs them.
  let snapshot: Snapshot
  private let failures: [String]
  private var notes: [String] = []

  var isComplete: Bool { failures.isEmpty }
  /// Notes about names that the snapshot lacks, and an error for each wrong count and each missing name.
  var lines: [String] { notes + failures.map { "error: \($0)" } }

  init(_ runs: LintRuns, _ options: LintOptions, _ arguments: Arguments) {
    guard options.expectation != nil || options.snapshot != nil || arguments[.writeSnapshot] != nil else {
      snapshot = Snapshot()
      failures = []
      return
    }
    let found = runs.runs.reduce(into: Snapshot()) { $0.add(Snapshot($1.scan.reportedBundle)) }
    var failures = options.expectation?.failures(in: found) ?? []
    if let expected = options.snapshot {
      failures += expected.missing(in: found, modules: runs.modules).map {
        "\($0) of the snapshot is missing from the source"
      }
      let new = found.missing(in: expected, modules: runs.modules).count
      if new > 0, !options.isQuiet, let path = arguments[.snapshot] {
        notes.append("note: '\(path)' lacks \(counted(new, "name")); '--write-snapshot \(path)' updates the file")
      }
    }
    snapshot = found
    self.failures = failures
  }
}
