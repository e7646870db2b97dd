import IntentRules
import OperatingSystem
import IntentReports
import IntentScans
import SourceScan

extension Command {
  /// Scans sources and reports findings.
  static let lint = Command(
    "lint", overview: "Check the App Intents of Swift source.",
    discussion: scanDiscussion + """


      Exit status: 0 if there is no finding at or above '--fail-on'; 1 if there is
      one, or if there are no App Intents; 2 if an input cannot be read.
      """,
    positionals: [scanPaths],
    options: [
      .reportFormat, .output, .order, .strict, .failOn, .notes, .profile, .only, .enable, .disable, .baseline,
      .writeBaseline,
      .pruneBaseline, .fix, .unsafeFixes, .dryRun, .expect, .snapshot, .writeSnapshot, .bundle, .deploymentTarget,
      .xcode, .color, .noSummary,
      .owners, .changedSince, .statistics, .explainUnchecked, .watch,
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
  var scanOptions = try ScanOptions(arguments, configuration?.configuration, in: environment)
  scanOptions.readsDirectives = true
  scanOptions.readsMentions = true
  var options = try LintOptions(arguments, configuration?.configuration, in: environment)
  var run = try ScanRun(
    arguments, configuration, scanOptions, outputs: [.output, .bundle, .writeBaseline, .writeSnapshot], in: environment)
  try options.complete(with: run.plan, arguments, in: environment)
  try options.checkPruning(run.plan, arguments)
  let outputs = OutputCheck(arguments, [.output, .bundle, .writeBaseline, .writeSnapshot], in: environment)
  try outputs.check(against: options.baselines.map(\.path), except: [.writeBaseline])
  try outputs.check(against: [arguments[.snapshot]], except: [.writeSnapshot])
  var runs = run.lint(options)
  // Values that cannot be read are not printed here, because rules report them.
  environment.reportDiagnostics(of: runs.runs.map(\.scan)) { diagnostic in
    diagnostic.id != Diagnostic.unreadableValue && (!options.isQuiet || diagnostic.severity == .error)
  }
  var patch: [UInt8] = []
  if options.isDryRun || options.appliesFixes, !run.isIncomplete { patch = try runs.repair(options, in: environment) }
  if runs.isEmpty, !run.plan.isUnaffected { run.foundNothing(in: runs.runs.map(\.scan)) }

  let (found, stale) = runs.report(options, prunes: arguments.has(.pruneBaseline), in: environment)
  var all = found
  options.decide(&all, runs.configurations(besides: run.plan.configuration), run.plan)
  var report = options.shown(all)
  if options.ordersByWeight(arguments) { report.entries = Rule.byWeight(report.entries) }
  let paths = ReportedPaths(root: arguments[.root], files: environment.files)
  report.failures = run.unreadable.sorted { $0.path < $1.path }.map {
    Report.Failure(file: paths.readablePath(of: $0.path.text), message: $0.message)
  }
  let contents = ContentCheck(runs, options, arguments)
  var summary: [String] = [], counts: String?
  if arguments.has(.explainUnchecked) { summary += report.uncheckedRules }
  if options.showsSummary {
    summary += run.plan.extent.map { ["checked \($0)"] } ?? []
    if environment.isErrorTerminal {
      let style = TextStyle(usesColor: arguments.usesColor(onTerminal: !environment.forbidsColor))
      // Sources without App Intents have nothing to count; an error is reported instead.
      let isEmpty = run.reasonForNothing != nil && report.entries.isEmpty
      counts = isEmpty ? nil : report.summary(style, width: environment.terminalWidth ?? 80)
    } else {
      summary.append("\(report.summary); \(milliseconds(since: start)) ms")
    }
  } else if arguments[.inputs] != nil, !options.isQuiet, !report.notChecked.isEmpty {
    // A build has no summary, and its users should know that rules need more facts.
    summary.append(
      "note: \(counted(report.notChecked.count, "rule")) not checked; 'intentscan lint --explain-unchecked' says why")
  }
  if !run.isIncomplete { summary += contents.lines }
  let isAccepted = arguments.has(.writeBaseline) || !report.entries.contains(where: \.fails)
  return try run.finish(
    lintOutputs(report, patch, runs, contents, options, run)
      + baselineOutputs(runs, stale, options, run), summary: summary, counts: counts,
    status: isAccepted && contents.isComplete ? .success : .findings)
}

/// The report, or the patch of a dry run, and the other files that options name. They are written even if there are findings:
/// builds use the exit status.
private func lintOutputs(
  _ report: Report, _ patch: [UInt8], _ runs: LintRuns, _ contents: ContentCheck, _ options: LintOptions, _ run: ScanRun
) -> [CommandOutput] {
  let arguments = run.arguments
  var outputs: [CommandOutput] = [
    CommandOutput(to: options.output, namesUnreadable: options.recordsFailures) {
      if options.isDryRun { return [patch] }
      return [
        options.showsStatistics
          ? Array(report.statistics.utf8) : report.rendered(as: options.format, options.rendering)
      ]
    }
  ]
  if let path = arguments[.bundle] {
    outputs.append(CommandOutput(to: path, stage: "bundle") { run.plan.json(of: runs.runs.map(\.scan)) })
  }
  if let path = arguments[.writeSnapshot] {
    outputs.append(CommandOutput(to: path) { [contents.snapshot.json()] })
  }
  return outputs
}

/// The new baseline of `--write-baseline`, and the baselines from which `--prune-baseline` removes entries.
private func baselineOutputs(
  _ runs: LintRuns, _ stale: [Baseline.Stale], _ options: LintOptions, _ run: ScanRun
) -> [CommandOutput] {
  var outputs: [CommandOutput] = []
  if let path = run.arguments[.writeBaseline] {
    var baseline = runs.baseline
    let former = try? run.environment.files.document(at: path, Baseline.init)
    for known in options.baselines.map(\.baseline) + [former].compactMap(\.self) { baseline.keepRemarks(of: known) }
    var output = CommandOutput(to: path) { [baseline.json()] }
    output.detail = runs.report().report.countOfFindings
    outputs.append(output)
  }
  for file in run.arguments.has(.pruneBaseline) ? options.baselines : [] {
    let pruned = file.baseline.removing(stale)
    if pruned == file.baseline { continue }
    var output = CommandOutput(to: file.path) { [pruned.json()] }
    output.detail = "removed \(counted(file.baseline.size - pruned.size, "finding")), \(pruned.size) left"
    outputs.append(output)
  }
  return outputs
}

private func milliseconds(since start: UInt64) -> UInt64 { (Clock.now - start + 500_000) / 1_000_000 }
