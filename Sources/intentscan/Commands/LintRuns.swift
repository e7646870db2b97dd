import IntentModel
import IntentRules
import OperatingSystem
import Reports
import SourceFindings

/// The parts of a run together: what is reported, and what has to be there.
struct LintRuns: Sendable {
  private let options: LintOptions
  private(set) var runs: [LintRun]
  private let unreadable: [UnreadableFile]

  init(
    _ plan: ScanPlan, _ options: LintOptions, _ environment: CommandEnvironment, _ timings: inout StageTimings
  ) {
    self.options = options
    let shared = plan.sharedFirstPass(in: environment, isQuiet: options.isQuiet, timings: &timings)
    runs = plan.parts.map { LintRun($0, options, shared, environment, &timings) }
    unreadable = plan.unreadable
  }

  /// What can't be read, once for each path.
  var unreadableFiles: [UnreadableFile] {
    var seen: Set<FilePath> = []
    return (unreadable + runs.flatMap(\.scan.unreadable)).filter { seen.insert($0.path).inserted }
  }

  /// Whether nothing that is reported was found.
  var isEmpty: Bool { runs.allSatisfy { $0.scan.reportedBundle.isEmpty } }

  /// The names of the modules that are reported.
  private var modules: Set<String> { Set(runs.flatMap(\.scan.bundle.modules)) }

  // MARK: Findings

  /// Of all parts, a finding of a file that several targets have once.
  private var combined: (result: LintResult, files: [LintFile]) {
    var result = LintResult(findings: [], notChecked: []), files: [LintFile] = []
    for run in runs {
      result.findings += files.isEmpty ? run.result.findings : run.result.findings.map { $0.movedAfter(files.count) }
      files += run.files
    }
    result.notChecked = missing.keys.sorted()
    result.findings = result.findings.once(in: files)
    return (result, files)
  }

  /// The rules that were not checked, with what they lack. A part without App Intents has nothing to check.
  private var missing: [String: Set<RuleDescription.Need>] {
    var missing: [String: Set<RuleDescription.Need>] = [:]
    for run in runs where isEmpty || !run.scan.reportedBundle.isEmpty {
      missing.merge(run.missing) { $0.union($1) }
    }
    return missing
  }

  /// All findings, whatever a baseline expects.
  var baseline: Baseline { Baseline(combined.result.findings) }

  /// What is to be reported. Says which entries of the baseline are stale.
  func report(in environment: CommandEnvironment) -> Report {
    var (result, files) = combined
    let all = result.findings.count
    if let baseline = options.baseline {
      let ran = Set(options.selection.rules.map(\.id)).subtracting(result.notChecked)
        .union(baseline.unknownRules)
      for stale in baseline.apply(to: &result.findings, ran: ran, modules: modules) where !options.isQuiet {
        environment.report(line: "warning: \(stale.message)")
      }
    }
    var report = Report(result, files: files, rules: options.selection.rules.map(\.description), scope: scope)
    report.expected = all - result.findings.count
    report.missing = missing
    return report
  }

  /// What several parts share counts once.
  private var scope: Report.Scope {
    if runs.count == 1 { return runs[0].scan.bundle.scope(files: runs[0].scan.files.count) }
    var files: Set<String> = [], types: Set<String> = [], intents: Set<String> = []
    for run in runs {
      files.formUnion(run.scan.files.map(\.path.text))
      func names(_ list: [DeclaredType]) -> [String] {
        list.map { "\(run.files[$0.place.file].path):\($0.place.span.start)" }
      }
      types.formUnion(names(run.scan.bundle.declaredTypes))
      intents.formUnion(names(run.scan.bundle.intents.map(\.type)))
    }
    return Report.Scope(files: files.count, types: types.count, intents: intents.count)
  }

  // MARK: What has to be there

  /// Whether all is there that `--expect` and `--snapshot` want. Says what isn't.
  func checkContents(_ arguments: Arguments, in environment: CommandEnvironment) throws -> Bool {
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
    if let path = arguments[.writeSnapshot] { try environment.write(snapshot.json(), to: path) }
    return failures.isEmpty
  }

  // MARK: Repairs

  /// Repairs each part in turn; a file that several have is repaired once.
  mutating func repair(in environment: CommandEnvironment) throws {
    var done: Set<String> = []
    for index in runs.indices {
      try runs[index].repair(except: done, in: environment)
      done.formUnion(runs[index].files.map(\.path).filter { !$0.isEmpty })
    }
  }
}

extension MetadataBundle {
  /// Every extracted type; one that is listed under several kinds is there several times.
  fileprivate var declaredTypes: [DeclaredType] {
    intents.map(\.type) + entities.map(\.type) + queries.map(\.type) + optionsProviders.map(\.type) + enums.map(\.type)
      + unions.map(\.type) + shortcutsProviders.map(\.type) + packages.map(\.type) + extensions.map(\.type)
  }
}
