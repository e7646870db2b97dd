import IntentReports
import IntentScans

extension Command {
  /// Writes the metadata bundle of sources, or Apple's own files.
  static let extract = Command(
    "extract", overview: "Extract the App Intents of Swift source as JSON or in Apple's metadata format.",
    discussion: scanDiscussion + """

      With --format appintents, -o names the app bundle (on macOS, its folder
      Contents/Resources). The command writes Metadata.appintents there. With
      --all-targets, it writes <dir>/<target>/Metadata.appintents for each app,
      extension and framework of the project that declares App Intents, and for each
      executable of a package, which a script may pack into an app. Types whose
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
    "localized",
    help: "Also write the texts and phrases of all languages, from the app's string tables, and the widgets.")
}

private func runExtract(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let configuration = try configurationFile(arguments, in: environment)
  var options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  let writesAppIntents = arguments[.bundleFormat] == "appintents"
  if writesAppIntents, arguments.has(.localized) {
    throw UsageError("'--localized' is about the JSON bundle, so it cannot be combined with '--format appintents'")
  }
  // Declarations that are written in Apple's format are linted, too.
  options.extent = writesAppIntents ? .everything : .document
  options.readsDirectives = writesAppIntents
  // A bundle for comparisons has the texts of all languages and the widgets.
  options.readsMentions = writesAppIntents || arguments.has(.localized)
  options.readsDefinitionTexts = arguments.has(.localized)
  var run = try ScanRun(
    arguments, configuration, options, outputs: writesAppIntents ? [] : [.output], in: environment)
  run.readCodeOfProjects()
  let appIntents = try AppIntentsOptions.all(arguments, run.plan)
  let scans = run.scan(), isQuiet = run.isQuiet, plan = run.plan
  environment.reportDiagnostics(of: scans) { !isQuiet || $0.severity == .error }
  let translated = arguments.has(.localized) ? translatedScans(plan, scans, isQuiet: isQuiet, in: environment) : nil
  run.hasErrors = !(translated?.failures.isEmpty ?? true)
  if scans.allSatisfy(\.reportedBundle.isEmpty) { run.foundNothing(in: scans) }
  if let appIntents {
    return try run.finish(metadataOutputs(appIntents, plan, scans, isQuiet: isQuiet))
  }
  // Nothing is printed after an error, because missing translations would look as if they had been removed.
  if run.hasErrors, arguments[.output] == nil { return try run.finish([]) }
  return try run.finish([
    CommandOutput(to: arguments[.output]) { plan.json(of: scans, texts: translated?.texts ?? []) }
  ])
}

/// Apple's files: one folder for each product that declares App Intents, or for the only one.
private func metadataOutputs(
  _ options: [AppIntentsOptions], _ plan: ScanPlan, _ scans: [Scan], isQuiet: Bool
) -> [CommandOutput] {
  options.indices.filter { options.count == 1 || !scans[$0].bundle.isEmpty }.map { index in
    let folder = options[index].output
    return CommandOutput(to: folder + (folder.hasSuffix("/") ? "" : "/") + MetadataFile.folder) {
      environment, timings in
      var target = options[index]
      target.document.otherTargets = otherTargets(than: index, plan, scans)
      return try scans[index].write(
        target, plan.parts[index], isQuiet: isQuiet, timings: &timings, in: environment)
    }
  }
}

/// The targets of other products that declare entities and enums, as words for a message, by the name of the type.
private func otherTargets(than index: Int, _ plan: ScanPlan, _ scans: [Scan]) -> [String: String] {
  var targets: [String: Set<String>] = [:]
  for other in scans.indices where other != index {
    let bundle = scans[other].bundle
    for type in bundle.entities.map(\.type) + bundle.enums.map(\.type) {
      targets[type.name, default: []].insert(plan.parts[other].group?.product?.name ?? type.module)
    }
  }
  return targets.mapValues { ($0.count == 1 ? "the target " : "the targets ") + quotedList($0.sorted()) }
}

/// Reads the texts in other languages, and reports problems with their tables.
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
