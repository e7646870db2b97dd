import IntentRules
import OperatingSystem
import Reports
import SourceFindings
import SourceScan

/// One scan of modules with what was found in it; again with other contents, where files are repaired.
struct LintRun: Sendable {
  private let modules: [ModuleInput]
  private let scanOptions: ScanOptions
  private let options: LintOptions
  private(set) var scan: Scan
  private let model: LintModel
  private var files: [LintFile]
  private var result: LintResult

  init(
    _ modules: [ModuleInput], _ scanOptions: ScanOptions, _ options: LintOptions, _ environment: CommandEnvironment,
    _ timings: inout StageTimings
  ) {
    self.modules = modules
    self.scanOptions = scanOptions
    self.options = options
    var progress = ProgressLine(in: environment, isQuiet: options.isQuiet)
    let scan = intentscan.scan(modules, scanOptions, in: environment.files, timings: &timings, progress: &progress)
    progress.erase()
    let files = lintFiles(of: scan, modules)
    (model, result) = timings.measure("lint", detail: { "\($0.1.findings.count) findings" }) {
      let model = LintModel(scan.bundle, files: scan.program.fileFacts, settings: options.settings)
      let result = lint(model, files: files, selection: options.selection) {
        scanOptions.workers.map(count: $0, body: $1)
      }
      return (model, result)
    }
    self.scan = scan
    self.files = files
  }

  /// All findings, whatever a baseline expects.
  var baseline: Baseline { Baseline(result.findings) }

  /// What is to be reported. Says which entries of the baseline are stale.
  func report(in environment: CommandEnvironment) -> Report {
    var result = result
    if let baseline = options.baseline {
      let ran = Set(options.selection.rules.map(\.id)).subtracting(result.notChecked)
        .union(baseline.unknownRules)
      for stale in baseline.apply(to: &result.findings, ran: ran) where !options.isQuiet {
        environment.report(line: "warning: \(stale.message)")
      }
    }
    let expected = self.result.findings.count - result.findings.count
    result.findings = result.findings.once(in: files)
    var report = Report(
      result, files: files, rules: options.selection.rules.map(\.description),
      scope: scan.bundle.scope(files: scan.files.count))
    report.expected = expected
    return report
  }

  // MARK: What has to be there

  /// Whether all is there that `--expect` and `--snapshot` want. Says what isn't.
  func checkContents(_ arguments: Arguments, in environment: CommandEnvironment) throws -> Bool {
    guard options.expectation != nil || options.snapshot != nil || arguments[.writeSnapshot] != nil else { return true }
    let snapshot = Snapshot(scan.bundle)
    var failures = options.expectation?.failures(in: snapshot) ?? []
    if let expected = options.snapshot {
      failures += expected.missing(in: snapshot).map { "\($0) has disappeared" }
      let new = snapshot.missing(in: expected).count
      if new > 0, !options.isQuiet, let path = arguments[.snapshot] {
        environment.report(line: "note: '\(path)' lacks \(counted(new, "name")); '--write-snapshot \(path)' adds them")
      }
    }
    for failure in failures { environment.report(line: "error: \(failure)") }
    if let path = arguments[.writeSnapshot] { try environment.write(snapshot.json(), to: path) }
    return failures.isEmpty
  }

  // MARK: Repairs

  /// Applies the safe repairs, or prints what they would change, and lints what they made of the files.
  mutating func repair(in environment: CommandEnvironment) throws {
    let (modules, scanOptions, options) = (modules, scanOptions, options)
    let before = files, foreign = foreignFiles(in: environment)
    let findings = repairable.filter { !foreign.contains($0.place.file) }
    let repaired = IntentRules.repair(LintedSources(files: files, findings: findings), options.safeties) { contents in
      var timings = StageTimings()
      let run = LintRun(
        replacing(contents, in: modules), scanOptions, options.withoutProgress, environment, &timings)
      return LintedSources(files: run.files, findings: run.repairable.filter { !foreign.contains($0.place.file) })
    }
    for refusal in repaired.refusals {
      let place = refusal.finding.place
      let line = scan.lines(of: place.file).position(of: place.span.start)
      environment.report(
        line: "\(visiblePath(before[place.file].path)):\(line.line):\(line.column): warning: "
          + "'\(refusal.finding.rule)' is not repaired: \(refusal.reason)")
    }
    let changes = try changedFiles(repaired.contents)
    if !options.isQuiet { environment.report(line: summary(of: repaired)) }
    if options.isDryRun {
      let diffs = changes.map { unifiedDiff($0.old, $0.new, path: before[$0.file].reportedPath) }
      try environment.write(Array(diffs.joined()), to: options.output)
      return
    }
    for change in changes { try write(change, to: before[change.file].path, in: environment) }
    var timings = StageTimings()
    self = LintRun(
      replacing(repaired.contents, in: modules), scanOptions, options.withoutProgress, environment, &timings)
  }

  /// What was fixed, and what could be: "fixed 2 findings; 1 finding needs review (--unsafe-fixes applies its fix-it)".
  private func summary(of repaired: Repaired) -> String {
    let toReview = repaired.after.findings.count { finding in
      !finding.fixes.isEmpty && !finding.fixes.contains { options.safeties.contains($0.safety) }
    }
    let fixed = "\(options.isDryRun ? "would fix" : "fixed") \(counted(repaired.count, "finding"))"
    guard toReview > 0 else { return fixed }
    let verb = toReview == 1 ? "needs" : "need"
    return "\(fixed); \(counted(toReview, "finding")) \(verb) review (--unsafe-fixes applies the fix-its)"
  }

  /// The findings that may be repaired: what the baseline expects is left alone.
  private var repairable: [Finding] {
    var findings = result.findings
    _ = options.baseline?.apply(to: &findings, ran: [])
    return findings
  }

  /// The files that would be repaired if a link did not lead out of what the user named to them. Says which those are.
  private func foreignFiles(in environment: CommandEnvironment) -> Set<Int> {
    let candidates = Set(
      repairable.filter { finding in finding.fixes.contains { options.safeties.contains($0.safety) } }.map(\.place.file)
    )
    let foreign = candidates.filter { !options.repairScope.contains(scan.files[$0].path, in: environment.files) }
    for file in foreign.sorted() {
      environment.report(
        line: "warning: '\(scan.files[file].path.text)' is not repaired: a link to it leads out of what is scanned; "
          + "name the file that it leads to")
    }
    return foreign
  }

  private struct Change {
    var file: Int
    var old: [UInt8]
    var new: [UInt8]
  }

  /// One change for each path: a file that several modules share is here several times.
  private func changedFiles(_ contents: [Int: [UInt8]]) throws(CommandError) -> [Change] {
    var byPath: [FilePath: Change] = [:]
    for (file, new) in contents.sorted(by: { $0.key < $1.key }) {
      guard let text = scan.program.files[file].parsed?.text else { continue }
      let path = scan.files[file].path
      let change = Change(file: file, old: Array(text.bytes[..<text.count]), new: new)
      if let other = byPath[path], other.new != new {
        throw CommandError("'\(path.text)' belongs to several modules whose fix-its differ, so it was not changed")
      }
      if byPath[path] == nil { byPath[path] = change }
    }
    return byPath.values.sorted { $0.file < $1.file }
  }

  private func write(_ change: Change, to path: String, in environment: CommandEnvironment) throws(CommandError) {
    let file = scan.files[change.file].path
    let isUnchanged: Bool
    do throws(SystemError) {
      isUnchanged = try environment.files.contents(of: file) == change.old
      if isUnchanged { try OutputFile(file, in: environment.files).replace(with: change.new, isPrecious: true) }
    } catch {
      throw CommandError("cannot write '\(path)': \(error.message)")
    }
    if !isUnchanged { throw CommandError("'\(path)' changed during the run, so it was not fixed; run again") }
  }
}

private func replacing(_ contents: [Int: [UInt8]], in modules: [ModuleInput]) -> [ModuleInput] {
  var index = 0
  return modules.map { module in
    var module = module
    for position in module.files.indices {
      if let bytes = contents[index] {
        let file = module.files[position]
        module.files[position] = InputFile(
          file.path, reportedAs: file.reportedPath.text, contents: SourceText(bytes))
      }
      index += 1
    }
    return module
  }
}

/// The files in their order. Of those that were only outlined no caller asks for the path.
func lintFiles(of scan: Scan, _ modules: [ModuleInput]) -> [LintFile] {
  let isContext = modules.flatMap { module in module.files.map { _ in module.isContext } }
  return scan.files.indices.map { index in
    let parsed = scan.program.files[index].parsed
    return LintFile(
      path: parsed == nil ? "" : scan.files[index].path.text,
      reportedPath: parsed == nil ? "" : scan.program.files[index].path, parsed: parsed, isContext: isContext[index])
  }
}
