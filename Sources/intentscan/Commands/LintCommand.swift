import IntentRules
import OperatingSystem
import Reports
import Scans
import SourceScan

extension Command {
  /// Sources in, findings out.
  static let lint = Command(
    "lint", overview: "Check the App Intents of Swift source.",
    discussion: scanDiscussion + """


      Exit status: 0 if there is no finding at or above '--fail-on'; 1 if there is
      one, or if there are no App Intents; 2 if an input cannot be read.
      """,
    positionals: [scanPaths],
    options: [
      .reportFormat, .output, .strict, .failOn, .notes, .profile, .only, .enable, .disable, .baseline, .writeBaseline,
      .fix,
      .unsafeFixes, .dryRun, .expect, .snapshot, .writeSnapshot, .bundle, .deploymentTarget, .xcode, .color, .noSummary,
      .statistics, .explainUnchecked, .watch, .configurationLink,
    ] + scanOptions,
    run: runLint)
}

private func runLint(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  guard arguments.has(.watch) else { return try lintOnce(arguments, in: environment) }
  return try watch(arguments, in: environment) { try lintOnce(arguments, in: environment) }
}

private func lintOnce(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let start = Clock.now
  let configuration = try configurationFile(arguments, in: environment)
  if let link = arguments[.configurationLink] {
    environment.files.keepLink(at: FilePath(link), to: (configuration?.path).map { FilePath($0) })
  }
  var scanOptions = try ScanOptions(arguments, configuration?.configuration, in: environment)
  scanOptions.readsDirectives = true
  scanOptions.readsMentions = true
  var options = try LintOptions(arguments, scanOptions, configuration?.configuration, in: environment)
  var timings = StageTimings()
  let plan = try timings.measure("find") { try ScanPlan(arguments, configuration, scanOptions, in: environment) }
  options.repairScope = RepairScope(arguments, plan)
  plan.reportProblems(isQuiet: options.isQuiet, in: environment)
  let outputs = OutputCheck(arguments, [.output, .bundle, .writeBaseline, .writeSnapshot], in: environment)
  try outputs.checkEachOther()
  try outputs.check(againstInputsOf: plan, configuration, arguments)
  try outputs.check(against: [arguments[.baseline]], except: [.writeBaseline])
  try outputs.check(against: [arguments[.snapshot]], except: [.writeSnapshot])
  var (run, unreadable) = lintRuns(plan, options, in: environment, &timings)
  // What can't be read is the rules' business.
  environment.reportDiagnostics(of: run.runs.map(\.scan)) { diagnostic in
    diagnostic.id != Diagnostic.unreadableValue && (!options.isQuiet || diagnostic.severity == .error)
  }
  environment.report(unreadable)
  if options.isDryRun || options.appliesFixes, unreadable.isEmpty { try run.repair(options, in: environment) }

  let isEmpty = run.isEmpty && !arguments.has(.allowEmpty)
  var report = options.shown(run.report(options, in: environment))
  let paths = ReportedPaths(root: arguments[.root], files: environment.files)
  report.failures = unreadable.sorted { $0.path < $1.path }.map {
    Report.Failure(file: paths.readablePath(of: $0.path.text), message: $0.message)
  }
  // Nothing replaces a good file with what was not read or not found.
  let reasonNotToWrite = unreadable.isEmpty ? isEmpty ? "nothing was found" : nil : "an input could not be read"
  try write(report, options, reasonNotToWrite: reasonNotToWrite, in: environment, &timings)
  if let path = arguments[.bundle] {
    try writeBundle(of: run, plan, to: path, reasonNotToWrite: reasonNotToWrite, in: environment, &timings)
  }
  if arguments.has(.explainUnchecked) { environment.report(lines: report.uncheckedRules) }
  if options.showsSummary { environment.report(line: "\(report.summary); \(milliseconds(since: start)) ms") }
  if arguments.has(.timings) { environment.report(lines: timings.lines) }

  if !unreadable.isEmpty { return .failure }
  let isComplete = try run.checkContents(options, arguments, isEmpty: isEmpty, in: environment)
  if isEmpty {
    environment.report(line: "error: \(reasonForNothing(run.runs.map(\.scan), plan))")
    return .findings
  }
  if let path = arguments[.writeBaseline] {
    try environment.write(run.baseline.json(), to: path)
    return isComplete ? .success : .findings
  }
  let fails = options.failureLevel.map { level in report.entries.contains { $0.severity >= level } } ?? false
  return fails || !isComplete ? .findings : .success
}

/// Lints what the plan has, and keeps it for the next run; with the files that cannot be read.
func lintRuns(
  _ plan: ScanPlan, _ options: LintOptions, in environment: CommandEnvironment, _ timings: inout StageTimings
) -> (runs: LintRuns, unreadable: [UnreadableFile]) {
  let runs = LintRuns(
    plan, options.selection, in: environment.files, timings: &timings,
    progress: ProgressLine(in: environment, isQuiet: options.isQuiet))
  environment.keep(runs)
  return (runs, runs.unreadableFiles)
}

/// Writes the report in its format, unless a diff was written in its place.
private func write(
  _ report: Report, _ options: LintOptions, reasonNotToWrite: String?, in environment: CommandEnvironment,
  _ timings: inout StageTimings
) throws {
  if options.isDryRun { return }
  if let output = options.output, let reasonNotToWrite, report.failures.isEmpty || !options.format.recordsFailures {
    return environment.report(line: "error: '\(output)' was not written, because \(reasonNotToWrite)")
  }
  let bytes = timings.measure("render", detail: { "\($0.count) bytes" }) {
    options.showsStatistics
      ? Array(report.statistics.utf8) : report.rendered(as: options.format, options.rendering)
  }
  try timings.measure("write") { try environment.write(bytes, to: options.output) }
}

/// Writes what `extract` would write, from the same scan. Findings don't hold it back: whoever builds goes by the exit status.
private func writeBundle(
  of run: LintRuns, _ plan: ScanPlan, to path: String, reasonNotToWrite: String?, in environment: CommandEnvironment,
  _ timings: inout StageTimings
) throws {
  if let reasonNotToWrite {
    return environment.report(line: "error: '\(path)' was not written, because \(reasonNotToWrite)")
  }
  let json = timings.measure("bundle", detail: { "\($0.reduce(0) { $0 + $1.count }) bytes" }) {
    plan.json(of: run.runs.map(\.scan))
  }
  try timings.measure("write") { try environment.write(json, to: path) }
}

private func milliseconds(since start: UInt64) -> UInt64 { (Clock.now - start + 500_000) / 1_000_000 }
