import IntentRules
import Reports
import Scans

extension LintRuns {
  /// What is to be reported. Says which entries of the baseline are stale.
  func report(_ options: LintOptions, in environment: CommandEnvironment) -> Report {
    let (report, stale) = report(besides: options.baseline)
    if !options.isQuiet { environment.report(lines: stale.map { "warning: \($0.message)" }) }
    return report
  }

  /// Whether all is there that `--expect` and `--snapshot` want. Says what isn't.
  func checkContents(
    _ options: LintOptions, _ arguments: Arguments, isEmpty: Bool, in environment: CommandEnvironment
  ) throws -> Bool {
    guard options.expectation != nil || options.snapshot != nil || arguments[.writeSnapshot] != nil else { return true }
    let snapshot = runs.reduce(into: Snapshot()) { $0.add(Snapshot($1.scan.reportedBundle)) }
    var failures = options.expectation?.failures(in: snapshot) ?? []
    if let expected = options.snapshot {
      failures += expected.missing(in: snapshot, modules: modules).map {
        "\($0) of the snapshot is missing from the source"
      }
      let new = snapshot.missing(in: expected, modules: modules).count
      if new > 0, !options.isQuiet, let path = arguments[.snapshot] {
        environment.report(
          line: "note: '\(path)' lacks \(counted(new, "name")); '--write-snapshot \(path)' updates the file")
      }
    }
    for failure in failures { environment.report(line: "error: \(failure)") }
    if let path = arguments[.writeSnapshot], !isEmpty { try environment.write(snapshot.json(), to: path) }
    return failures.isEmpty
  }
}
