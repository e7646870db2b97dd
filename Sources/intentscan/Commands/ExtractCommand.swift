import Reports
import Scans

extension Command {
  /// Sources in, the metadata bundle out, or Apple's own files.
  static let extract = Command(
    "extract", overview: "Extract the App Intents of Swift source as JSON or in Apple's metadata format.",
    discussion: scanDiscussion + """

      With --format appintents, -o names the app bundle (on macOS, its folder
      Contents/Resources). The command writes Metadata.appintents there. With
      --all-targets, it writes <dir>/<target>/Metadata.appintents for each app,
      extension and framework of the project that declares App Intents. Types whose
      encoding is unverified are omitted and reported, and the exit status is 1.
      The command also reports the errors that 'lint' finds, and then exits with
      status 1. It still writes declarations with such errors, as Xcode does.

      With --localized, the JSON has each text and each list of phrases in all
      languages of the app's string tables.
      """,
    positionals: [scanPaths],
    options: scanOptions.filter { $0.name != Option.projectTarget.name } + [
      .bundleFormat, .localized, .target, .allTargets, .xcode, .deploymentTarget, .allowUnverified, .showEvidence,
      .output,
    ],
    run: runExtract)
}

extension Option {
  fileprivate static let localized = Option(
    "localized", help: "Also write the texts and phrases of all languages, from the app's string tables.")
}

private func runExtract(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let configuration = try configurationFile(arguments, in: environment)
  var options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  let writesAppIntents = arguments[.bundleFormat] == "appintents"
  // What is written in Apple's format is linted too.
  options.extent = writesAppIntents ? .everything : .document
  options.readsDirectives = writesAppIntents
  options.readsMentions = writesAppIntents
  let isQuiet = arguments.has(.quiet)
  var timings = StageTimings()
  let plan = try timings.measure("find") { try ScanPlan(arguments, configuration, options, in: environment) }
  plan.reportProblems(isQuiet: isQuiet, in: environment)
  if writesAppIntents, arguments.has(.localized) {
    throw UsageError("'--localized' is about the JSON bundle, so it cannot be combined with '--format appintents'")
  }
  let appIntents = try AppIntentsOptions.all(arguments, plan, configuration?.configuration)
  if appIntents == nil {
    let outputs = OutputCheck(arguments, [.output], in: environment)
    try outputs.check(againstInputsOf: plan, configuration, arguments)
  }
  let scans = plan.scan(in: environment, isQuiet: isQuiet, timings: &timings)
  environment.keep(plan)
  environment.keep(scans)

  environment.reportDiagnostics(of: scans) { !isQuiet || $0.severity == .error }
  let unreadable = plan.unreadable(with: scans)
  environment.report(unreadable)
  let translated = arguments.has(.localized) ? translatedScans(plan, scans, isQuiet: isQuiet, in: environment) : nil
  var status = ExitStatus.success
  // Nothing replaces a file with half of what it should hold.
  let isIncomplete = !unreadable.isEmpty || !(translated?.failures.isEmpty ?? true)
  let isEmpty = scans.allSatisfy(\.reportedBundle.isEmpty) && !arguments.has(.allowEmpty)
  if let output = arguments[.output], isEmpty, !isIncomplete {
    environment.report(line: "error: '\(output)' was not written, because nothing was found")
  } else if let output = arguments[.output], isIncomplete {
    environment.report(line: "error: '\(output)' was not written, because an input could not be read")
  } else if let appIntents {
    for (index, options) in appIntents.enumerated() where appIntents.count == 1 || !scans[index].bundle.isEmpty {
      let written = try scans[index].write(
        options, plan.parts[index].modules, isQuiet: isQuiet, timings: &timings, in: environment)
      if written != .success { status = written }
    }
  } else if translated == nil || !isIncomplete {
    let json = timings.measure("render", detail: { "\($0.reduce(0) { $0 + $1.count }) bytes" }) {
      plan.json(of: scans, texts: translated?.texts ?? [])
    }
    try timings.measure("write") { try environment.write(json, to: arguments[.output]) }
  }
  if arguments.has(.timings) { environment.report(lines: timings.lines) }

  if isIncomplete { return .failure }
  guard isEmpty else { return status }
  environment.report(line: "error: \(reasonForNothing(scans, plan))")
  return .findings
}

/// The texts in other languages. Says what is wrong with their tables.
private func translatedScans(
  _ plan: ScanPlan, _ scans: [Scan], isQuiet: Bool, in environment: CommandEnvironment
) -> TranslatedScans {
  let translated = TranslatedScans(plan, scans, in: environment.files)
  environment.report(lines: translated.failures.map { "\(visiblePath($0.location)): error: \($0.message)" })
  if let reason = translated.reason, !isQuiet {
    environment.report(line: "note: the bundle has no texts in other languages: \(reason)")
  }
  return translated
}

/// Why a result without anything in it is suspicious.
func reasonForNothing(_ scans: [Scan], _ plan: ScanPlan) -> String {
  let acceptance = "--allow-empty accepts this"
  if plan.modules.allSatisfy(\.files.isEmpty) {
    return "found no Swift files; check the path (\(acceptance))"
  }
  let count = scans.map { $0.files.count(where: \.isReported) }.reduce(0, +)
  let files = counted(count, "file")
  let platforms = Set(plan.parts.filter { !$0.options.keepsAllConditions }.map(\.options.platform.rawValue)).sorted()
  let conditions = platforms.isEmpty ? "" : " for \(platforms.joined(separator: " and "))"
  return "found no App Intents\(conditions) in \(files); check the paths and --platform (\(acceptance))"
}
