import IntentLocalization
import IntentReports
import IntentScans

/// One run of a command that scans sources. All such runs have the same steps:
///
/// 1. `init` finds what to scan, reports which projects could not be read, and rejects outputs that are inputs.
/// 2. `scan` or `lint` reads it, and reports which files could not be read.
/// 3. The command makes its results, and records what they lack: `hasErrors`, `foundNothing`.
/// 4. `finish` writes them or reports why not, and gives the exit status.
struct ScanRun {
  let arguments: Arguments
  let environment: CommandEnvironment
  let configuration: ConfigurationFile?
  private(set) var plan: ScanPlan
  var timings: StageTimings
  /// The files of sources that could not be read.
  private(set) var unreadable: [UnreadableFile] = []
  /// Whether another input, such as a string table, could not be read. It was reported.
  var hasErrors = false
  /// The reason why the result is empty, if that is an error.
  private(set) var reasonForNothing: String?

  var isQuiet: Bool { arguments.has(.quiet) }
  /// Whether an input could not be read, so that the results lack something.
  var isIncomplete: Bool { hasErrors || !unreadable.isEmpty }

  /// `outputs`: the options that name files to write. `reportsProblems`: false if the result or the command itself shows problems
  /// with projects.
  init(
    _ arguments: Arguments, _ configuration: ConfigurationFile?, _ options: ScanOptions, outputs: [Option] = [.output],
    reportsProblems: Bool = true, affected: Set<String>? = nil, timings: StageTimings = StageTimings(),
    in environment: CommandEnvironment
  ) throws {
    var timings = timings
    plan = try timings.measure("find") {
      try ScanPlan(arguments, configuration, options, affected: affected, in: environment)
    }
    self.timings = timings
    self.arguments = arguments
    self.configuration = configuration
    self.environment = environment
    if reportsProblems { plan.reportProblems(isQuiet: isQuiet, in: environment) }
    let check = OutputCheck(arguments, outputs, in: environment)
    try check.checkEachOther()
    try check.check(againstInputsOf: plan, configuration, arguments)
    environment.keep(plan)
  }

  /// Makes the scan read all code of projects, to find out what shows widgets and what runs intents.
  mutating func readCodeOfProjects() {
    for index in plan.parts.indices where plan.parts[index].group != nil {
      plan.parts[index].options.readsMentions = true
    }
  }

  /// Scans each part of the plan. `reportsUnreadable`: false if the command itself reports the files that cannot be read.
  mutating func scan(reportsUnreadable: Bool = true) -> [Scan] {
    let progress = ProgressLine(in: environment, isQuiet: isQuiet)
    let scans = plan.scan(in: environment.files, timings: &timings, progress: progress)
    environment.keep(scans)
    unreadable = plan.unreadable(with: scans)
    if reportsUnreadable { environment.report(unreadable) }
    return scans
  }

  /// Scans each part of the plan, and applies the rules.
  mutating func lint(_ options: LintOptions, for purpose: LintPurpose = .findings) -> LintRuns {
    let runs = LintRuns(
      plan, for: purpose, in: environment.files, timings: &timings,
      progress: ProgressLine(in: environment, isQuiet: isQuiet))
    environment.keep(runs)
    unreadable = runs.unreadableFiles
    environment.report(unreadable)
    if let line = reasonNotRead(runs.unreadTables.filter { !$0.isMalformed }.map(\.file)) {
      environment.report(line: "warning: \(line)")
    }
    return runs
  }

  /// Reports the errors of string tables, for a command that does not show the findings about them.
  func reportErrors(ofTablesIn runs: LintRuns) {
    let failures = runs.unreadTables.filter(\.isMalformed).compactMap(\.failure)
    environment.report(lines: failures.map { "\(visiblePath($0.location)): warning: \($0.message)" })
  }

  /// Records that nothing was found, unless the user accepts that. `reason`: nil if the scans have no App Intents.
  mutating func foundNothing(in scans: [Scan], because reason: String? = nil) {
    guard !arguments.has(.allowEmpty) else { return }
    reasonForNothing =
      reason ?? intentscan.reasonForNothing(scans, plan).joined(separator: "; ") + " (--allow-empty accepts this)"
  }

  /// The reason why the results may not replace files; nil if they may.
  var missing: MissingPart? { isIncomplete ? .anInput : reasonForNothing == nil ? nil : .everything }

  /// Writes the results, and gives the exit status: if nothing is missing, `status`, or that of the outputs if `status` is
  /// `success`. `summary`: lines for people that come after the results. `counts`: their last line, in colors.
  mutating func finish(
    _ outputs: [CommandOutput], summary: [String] = [], counts: String? = nil, status: ExitStatus = .success
  ) throws -> ExitStatus {
    let reportsFiles = !isQuiet && !arguments.has(.noSummary)
    let written = try environment.write(outputs, lacking: missing, reportsFiles: reportsFiles, &timings)
    environment.report(lines: summary)
    if let counts { environment.writeRaw(counts) }
    if arguments.has(.timings) { environment.report(lines: timings.lines) }
    if isIncomplete { return .failure }
    if let reasonForNothing {
      environment.report(line: "error: \(reasonForNothing)")
      return .findings
    }
    return status == .success ? written : status
  }
}

/// The sentence about string tables of the app that cannot be read; nil if there are none.
func reasonNotRead(_ tables: [TableFile]) -> String? {
  guard let first = tables.first else { return nil }
  let others = tables.count - 1
  let rest = others == 0 ? "" : " and \(counted(others, "other table"))"
  return
    "cannot read the string table '\(first.shownPath)'\(rest), so \(others == 0 ? "its" : "their") texts are not known"
}

/// The sentences about a scan without App Intents: the files that it read, files that no target compiles, and what to do.
func reasonForNothing(_ scans: [Scan], _ plan: ScanPlan) -> [String] {
  if plan.modules.allSatisfy(\.files.isEmpty) {
    return ["found no Swift files", "check the path"]
  }
  let count = scans.map { $0.files.count(where: \.isReported) }.reduce(0, +)
  let files = counted(count, "file")
  let platforms = Set(plan.parts.filter { !$0.options.keepsAllConditions }.map(\.options.platform.rawValue)).sorted()
  let conditions = platforms.isEmpty ? "" : " for \(platforms.joined(separator: " and "))"
  let siriKit = Set(
    plan.parts.flatMap(\.settings.siriKit.definitions).flatMap(\.intents).filter(\.isVisible).map(\.className)
  ).count
  let remedy =
    siriKit == 0
    ? "check the paths and --platform"
    : "'intentscan migrate' writes App Intents for \(counted(siriKit, "SiriKit intent")), and a target has to compile them"
  return ["found no App Intents\(conditions) in \(files)", plan.uncompiledNote, remedy].compactMap(\.self)
}

extension ScanPlan {
  /// A note about reported files of the project that no target compiles, because the intents may be in them; nil without such
  /// files.
  fileprivate var uncompiledNote: String? {
    let files = (uncompiled?.modules ?? []).flatMap(\.files).filter(\.isReported).map(\.path.text)
    guard let first = files.first else { return nil }
    let others = files.count == 1 ? "" : " and \(files.count - 1) more"
    return "no target compiles '\(visiblePath(first))'\(others)"
  }
}
