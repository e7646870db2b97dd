extension Command {
  /// Sources in, the metadata bundle out, or Apple's own files.
  static let extract = Command(
    "extract", overview: "Extract the App Intents of Swift source as JSON or in Apple's metadata format.",
    discussion: scanDiscussion + """

      With --format appintents, -o names the app bundle (on macOS, its folder
      Contents/Resources). The command writes Metadata.appintents there. Types whose
      encoding is unverified are left out and reported, and the exit status is 1.
      The errors that 'lint' finds are reported too, and the exit status is 1, but
      the files hold such declarations as Apple's do.
      """,
    positionals: [scanPaths],
    options: scanOptions + [.bundleFormat, .target, .xcode, .deploymentTarget, .allowUnverified, .output],
    run: runExtract)
}

private func runExtract(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let configuration = try configurationFile(arguments, in: environment)
  var options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  let isQuiet = arguments.has(.quiet)
  var timings = StageTimings()
  let inputs = try timings.measure("find") {
    try scanInputs(arguments, configuration, in: environment, options.workers)
  }
  let modules = inputs.modules.filter { !$0.isContext }.map(\.name)
  let appIntents = try AppIntentsOptions(arguments, modules: modules, options, configuration?.configuration)
  if appIntents == nil {
    options.extent = .document
    let outputs = OutputCheck(arguments, [.output], in: environment)
    try outputs.check(against: [configuration?.path, arguments[.inputs]])
    try outputs.check(against: inputs.modules)
  } else {
    // What is written is linted too.
    options.readsDirectives = true
    options.readsMentions = true
  }
  var progress = ProgressLine(in: environment, isQuiet: isQuiet)
  let scan = scan(inputs.modules, options, in: environment.files, timings: &timings, progress: &progress)
  environment.keep(inputs.modules)
  environment.keep(options.workers)
  environment.keep(scan)
  progress.erase()

  if !isQuiet { environment.reportDiagnostics(of: scan) }
  let unreadable = inputs.unreadable + scan.unreadable
  environment.report(unreadable)
  var status = ExitStatus.success
  // Nothing replaces a file with half of what it should hold.
  let isIncomplete = !unreadable.isEmpty
  if let output = arguments[.output], isIncomplete {
    environment.report(line: "error: '\(output)' was not written, because an input could not be read")
  } else if let appIntents {
    status = try scan.write(appIntents, inputs.modules, isQuiet: isQuiet, timings: &timings, in: environment)
  } else {
    let json = timings.measure("render", detail: { "\($0.reduce(0) { $0 + $1.count }) bytes" }) { scan.json(options) }
    try timings.measure("write") { try environment.write(json, to: arguments[.output]) }
  }
  if arguments.has(.timings) { environment.report(lines: timings.lines) }

  if isIncomplete { return .failure }
  guard scan.bundle.isEmpty, !arguments.has(.allowEmpty) else { return status }
  environment.report(line: "error: \(reasonForNothing(scan, inputs.modules, options))")
  return .findings
}

/// Why a result without anything in it is suspicious.
func reasonForNothing(_ scan: Scan, _ modules: [ModuleInput], _ options: ScanOptions) -> String {
  let acceptance = "--allow-empty accepts this"
  if modules.allSatisfy(\.files.isEmpty) {
    return "found no Swift files; check the path (\(acceptance))"
  }
  let count = scan.files.count
  let files = count == 1 ? "the one file" : "any of \(count) files"
  let conditions = options.keepsAllConditions ? "" : " for \(options.platform.rawValue)"
  return "found no App Intents in \(files)\(conditions); check the paths and --platform (\(acceptance))"
}
