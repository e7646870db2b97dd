import IntentExtraction
import IntentRules

extension Command {
  /// Sources in, findings out.
  static let lint = Command(
    "lint", overview: "Check the App Intents of Swift sources.", discussion: scanDiscussion,
    positionals: [scanPaths],
    options: [
      .reportFormat, .output, .strict, .failOn, .notes, .profile, .enable, .disable, .deploymentTarget, .xcode, .color,
    ] + scanOptions,
    run: runLint)
}

private func runLint(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let start = Clock.now
  let scanOptions = try ScanOptions(arguments, in: environment)
  let configuration = try configurationFile(arguments, in: environment)
  let options = try LintOptions(arguments, scanOptions, configuration?.configuration)
  let isQuiet = arguments.has(.quiet)
  var timings = StageTimings()
  let inputs = try timings.measure("find") { try scanInputs(arguments, configuration, in: environment) }
  var progress = ProgressLine(in: environment, isQuiet: isQuiet)
  let scan = scan(inputs.modules, scanOptions, in: environment.files, timings: &timings, progress: &progress)
  progress.erase()

  let files = lintFiles(of: scan, inputs.modules)
  let result = timings.measure("lint", detail: { "\($0.findings.count) findings" }) {
    lint(
      LintModel(scan.bundle, files: scan.facts, settings: options.settings), files: files,
      selection: options.selection)
  }
  var report = Report(
    result, files: files, rules: options.selection.rules, scope: scan.bundle.scope(files: scan.files.count))

  // What can't be read is the rules' business.
  if !isQuiet { environment.reportDiagnostics(of: scan) { $0.id != "unreadable-value" } }
  let unreadable = inputs.unreadable + scan.unreadable
  environment.report(unreadable)
  let summary = report.summary
  let isFailing = options.failureLevel.map { level in report.entries.contains { $0.severity >= level } } ?? false
  if !options.showsNotes { report.entries.removeAll { $0.severity == .note } }
  if let output = arguments[.output], !unreadable.isEmpty {
    environment.report("error: '\(output)' is left as it was, since inputs are missing\n")
  } else {
    let text = timings.measure("render", detail: { "\($0.count) bytes" }) {
      report.rendered(as: options.format, renderingOptions(arguments, options, in: environment))
    }
    try timings.measure("write") { try environment.write(text, to: arguments[.output]) }
  }
  if !isQuiet { environment.report("\(summary), \(milliseconds(since: start)) ms\n") }
  if arguments.has(.timings) { environment.report(timings.text) }

  if !unreadable.isEmpty { return .failure }
  if scan.bundle.isEmpty, !arguments.has(.allowEmpty) {
    environment.report("error: \(reasonForNothing(scan, inputs.modules, scanOptions))\n")
    return .findings
  }
  return isFailing ? .findings : .success
}

private func lintFiles(of scan: Scan, _ modules: [ModuleInput]) -> [LintFile] {
  let isContext = modules.flatMap { module in module.files.map { _ in module.isContext } }
  return scan.files.indices.map { index in
    LintFile(
      path: scan.files[index].path.text, reportedPath: scan.reportedPaths[index], parsed: scan.parsed[index],
      isContext: isContext[index])
  }
}

private func renderingOptions(
  _ arguments: Arguments, _ options: LintOptions, in environment: CommandEnvironment
) -> RenderingOptions {
  let isTerminal = environment.isOutputTerminal && arguments[.output] == nil
  let usesColor =
    switch arguments[.color] {
    case "always": true
    case "never": false
    default: isTerminal && !environment.forbidsColor
    }
  return RenderingOptions(
    showsSource: isTerminal || arguments[.color] == "always", usesColor: usesColor, failureLevel: options.failureLevel)
}

private func milliseconds(since start: UInt64) -> UInt64 { (Clock.now - start + 500_000) / 1_000_000 }
