import IntentLocalization
import IntentModel
import IntentReports
import IntentRules
import OperatingSystem

/// The lint runs of all parts of a plan. Their findings are reported together.
package struct LintRuns: Sendable {
  package var runs: [LintRun]
  private let unreadable: [UnreadableFile]
  /// Whether only a part of the project is checked. Then no entry of a baseline is reported as stale, because its finding may be
  /// in another part.
  private let isLimited: Bool
  /// The paths of the files of groups that are not scanned, and the names of their modules.
  private let elsewhere: (files: Set<String>, modules: Set<String>)
  /// The run of the files that no target compiles; nil if there are none, if no selected rule is about them, or if only missing
  /// facts are determined.
  @Boxed package private(set) var uncompiled: LintRun?

  package init(
    _ plan: ScanPlan, for purpose: LintPurpose = .findings, in fileSystem: FileSystem, timings: inout StageTimings,
    progress: ProgressLine
  ) {
    let scans = plan.scan(in: fileSystem, timings: &timings, progress: progress)
    var shared = SharedTables()
    let runs = zip(plan.partsWithProducts(of: scans), scans).map { part, scan in
      let tables = LintedTables(of: part, in: plan, in: fileSystem).sharing(shared)
      let run = LintRun(part, scan, tables, for: purpose, in: fileSystem, timings: &timings)
      shared.add(run)
      return run
    }
    self.init(plan, runs, for: purpose, in: fileSystem, timings: &timings, progress: progress)
  }

  /// Lints existing scans, with string tables from this process's file system. Sources in memory have none.
  package init(_ plan: ScanPlan, _ scans: [Scan]) {
    var timings = StageTimings()
    let runs = zip(plan.partsWithProducts(of: scans), scans).map { part, scan in
      let tables = plan.request == nil ? LintedTables(source: nil) : LintedTables(of: part, in: plan, in: .process())
      return LintRun(part, scan, tables, in: .process(), timings: &timings)
    }
    self.init(plan, runs, in: .process(), timings: &timings, progress: ProgressLine(write: nil))
  }

  /// Combines the finished runs of all parts, and lints the files that no target compiles: they are compared with the types that the
  /// targets declare.
  init(
    _ plan: ScanPlan, _ runs: [LintRun], for purpose: LintPurpose = .findings, in fileSystem: FileSystem,
    timings: inout StageTimings, progress: ProgressLine
  ) {
    self.runs = runs
    unreadable = plan.unreadable
    isLimited = plan.isLimited
    elsewhere = (plan.filesElsewhere, Set(plan.unaffected.flatMap(\.targets).map(\.moduleName)))
    guard purpose == .findings, var part = plan.uncompiled, let selection = part.selection.forUncompiledFiles else {
      uncompiled = nil
      return
    }
    part.selection = selection
    part.settings.compiledTypes = Set(runs.flatMap { $0.scan.bundle.types.map(\.qualifiedName) })
    let scan = Scan(part.modules, part.options, in: fileSystem, timings: &timings, progress: progress)
    uncompiled = LintRun(part, scan, LintedTables(source: nil), in: fileSystem, timings: &timings)
  }

  /// Files that can't be read, once for each path.
  package var unreadableFiles: [UnreadableFile] {
    (unreadable + runs.flatMap(\.scan.unreadable)).uniqued(by: \.path)
  }

  /// The tables that projects list and that cannot be read to their ends, once for each path.
  package var unreadTables: [Localization.Table] {
    runs.flatMap(\.unreadTables).uniqued(by: \.file.path)
  }

  /// Whether no part has anything that a bundle would report.
  package var isEmpty: Bool { runs.allSatisfy { $0.scan.reportedBundle.isEmpty } }

  /// The rules that at least one part selects.
  private var rules: [Rule] {
    let ids = Set(runs.flatMap { $0.part.selection.rules.map(\.id) })
    return Rule.known.filter { ids.contains($0.id) }
  }

  /// The names of the modules that are reported.
  package var modules: Set<String> { Set(runs.flatMap(\.scan.bundle.modules)) }

  /// The configurations of the apps that report a file, by its path. Empty if all apps use the configuration `run`.
  package func configurations(besides run: ConfigurationFile?) -> [String: [ConfigurationFile]] {
    if runs.allSatisfy({ $0.part.configuration?.path == run?.path }) { return [:] }
    var configurations: [String: [ConfigurationFile]] = [:]
    for run in runs {
      guard let own = run.part.configuration else { continue }
      for file in run.files where !file.isContext && file.text != nil {
        configurations[file.path, default: []].append(own)
      }
    }
    return configurations
  }

  // MARK: Findings

  /// The findings of all parts and of the files that no target compiles, with the files that they refer to. A finding in a file of
  /// several targets is listed once.
  private var combined: (result: LintResult, files: [LintFile]) {
    var result = LintResult(findings: [], notChecked: []), files: [LintFile] = []
    for run in runs + [uncompiled].compactMap(\.self) {
      let found = run.result.findings.filter { !isSettledElsewhere($0, in: run) }
      result.findings += files.isEmpty ? found : found.map { $0.movedAfter(files.count) }
      files += run.files
    }
    result.notChecked = missing.keys.sorted()
    result.findings = result.findings.once(in: files)
    return (result, files)
  }

  /// Whether a finding is dropped, because it does not hold for another part: that part has the type or registers the dependency
  /// that this one lacks, or compiles the file into a module other than a command-line tool. Findings about a file of a group that
  /// is not scanned are dropped, too.
  func isSettledElsewhere(_ finding: Finding, in run: LintRun) -> Bool {
    let isAboutApps =
      finding.rule == Rule.conditionalCompilationHidesIntent.id || finding.rule == Rule.dependencyNeverRegistered.id
    if isAboutApps, elsewhere.files.contains(run.files[finding.place.file].path) { return true }
    guard runs.count > 1 else { return false }
    if finding.rule == Rule.conditionalCompilationHidesIntent.id { return isScannedElsewhere(finding, in: run) }
    if finding.rule == Rule.intentsInCommandLineTool.id { return isCompiledElsewhere(finding, in: run) }
    guard finding.rule == Rule.dependencyNeverRegistered.id else { return false }
    let path = run.files[finding.place.file].path
    return runs.contains { other in
      !other.result.notChecked.contains(finding.rule)
        && other.files.contains { $0.path == path && !$0.isContext }
        && !other.result.findings.contains { found in
          found.rule == finding.rule
            && ([found.place] + found.notes.map(\.place)).contains {
              $0.span == finding.place.span && other.files[$0.file].path == path
            }
        }
    }
  }

  /// Whether any part compiles the file of a finding into a module other than a command-line tool.
  private func isCompiledElsewhere(_ finding: Finding, in run: LintRun) -> Bool {
    let path = run.files[finding.place.file].path
    return runs.contains { other in
      let tools = Set(other.part.settings.modules.filter { $0.value == .commandLineTool }.keys)
      return zip(other.part.modules.flatMap { module in module.files.map { _ in module.name } }, other.files)
        .contains { !tools.contains($0) && $1.path == path && !$1.isContext }
    }
  }

  /// Whether another part has a type with the name of the type that a finding is about, and this part has none.
  private func isScannedElsewhere(_ finding: Finding, in run: LintRun) -> Bool {
    let name = finding.symbol.split(separator: ".").last.map(String.init)
    func scans(_ run: LintRun) -> Bool { run.scan.bundle.types.contains { $0.name == name } }
    return !scans(run) && runs.contains(where: scans)
  }

  /// The rules that could not check everything, with the facts that they lack. A part without App Intents counts only if no
  /// part has any.
  private var missing: [String: Set<RuleDescription.Need>] {
    var missing: [String: Set<RuleDescription.Need>] = [:]
    for run in runs where isEmpty || !run.scan.reportedBundle.isEmpty {
      missing.merge(run.missing) { $0.union($1) }
    }
    return missing
  }

  /// A baseline with all findings, also with those that another baseline accepts.
  package var baseline: Baseline { Baseline(combined.result.findings) }

  /// The report, and the entries of the baseline that no finding matches.
  package func report(besides baseline: Baseline? = nil) -> (report: Report, stale: [Baseline.Stale]) {
    var (result, files) = combined
    let all = result.findings
    var stale: [Baseline.Stale] = [], expected = FindingCount()
    if let baseline {
      let ran = Set(rules.map(\.id)).subtracting(result.notChecked).union(baseline.unknownRules)
      stale = baseline.apply(to: &result.findings, ran: ran, modules: modules.union(elsewhere.modules))
      if isLimited { stale = [] }
    }
    let left = result.findings.count
    result.findings = result.findings.oncePerCause(in: files)
    if left < all.count {
      // A finding is still reported if the baseline hides only some of its locations.
      let findings = all.oncePerCause(in: files).count - result.findings.count
      expected = FindingCount(findings: max(0, findings), locations: all.count - left)
    }
    var report = Report(result, files: files, rules: rules.map(\.description), scope: scope)
    report.expected = expected
    report.missing = missing
    return (report, stale)
  }

  /// The numbers of files and declarations that were read. Those that several parts share count once.
  private var scope: Report.Scope {
    if runs.count == 1 { return runs[0].scan.bundle.scope(files: runs[0].scan.files.count) }
    var numbers: Set<UInt32> = [], files: Set<FilePath> = [], types: Set<String> = [], intents: Set<String> = []
    for run in runs {
      for file in run.scan.files {
        if let number = file.number { numbers.insert(number) } else { files.insert(file.path) }
      }
      func names(_ list: [DeclaredType]) -> [String] {
        list.map { "\(run.files[$0.place.file].path):\($0.place.span.start)" }
      }
      types.formUnion(names(run.scan.bundle.types))
      intents.formUnion(names(run.scan.bundle.intents.map(\.type)))
    }
    return Report.Scope(files: numbers.count + files.count, types: types.count, intents: intents.count)
  }
}
