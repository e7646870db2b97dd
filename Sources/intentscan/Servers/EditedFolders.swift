import IntentReports
import IntentScans
import OperatingSystem

/// The folders that an editor has open, linted as `intentscan lint` lints them. The projects and files that were found are kept
/// until files may have been added, removed or moved. The contents of a file are read again after it is reported as changed.
final class EditedFolders: Sendable {
  private struct Prepared: Sendable {
    var plan: ScanPlan
    var options: LintOptions
    /// The last results; nil before the folder was linted.
    var runs: LintRuns?
  }

  private let arguments: Arguments
  private let environment: CommandEnvironment
  private let prepared = Synchronized<[String: Prepared]>([:])

  /// `arguments`: options as for `lint`; paths, if there are any, are scanned in place of the folders.
  init(_ arguments: Arguments, in environment: CommandEnvironment) {
    self.arguments = arguments
    self.environment = environment
  }

  /// Lints the folders; nil if `isUseless` returned true before all of them were linted.
  func lint(_ folders: [String], since changes: ServerChanges, unless isUseless: () -> Bool) -> [CheckedFolder]? {
    var changed: Set<FilePath> = []
    switch changes {
    case .anything: prepared.withLock { $0 = [:] }
    case .contents(let paths): changed = Set(paths.map { FilePath(absolutePath($0)) })
    }
    var checked: [CheckedFolder] = []
    // Paths of the command line are scanned together, once.
    for folder in arguments.positionals.isEmpty ? folders[...] : folders.prefix(1) {
      do {
        guard let found = lint(folder, try prepare(folder), changed, isUseless) else { return nil }
        checked.append(found)
      } catch {
        checked.append(
          CheckedFolder(
            folder: folder, runs: nil, entries: [], messages: ["error: \(Self.message(error))"],
            faultyConfiguration: error is InputError && !namesFiles ? configurationPath(of: folder) : nil))
      }
    }
    return checked
  }

  /// Whether options name files, which may be the ones that cannot be read.
  private var namesFiles: Bool { [Option.project, .baseline, .facts, .context].contains(where: arguments.has) }

  private func arguments(for folder: String) -> Arguments {
    arguments.replacingPositionals(arguments.positionals.isEmpty ? [folder] : arguments.positionals)
  }

  /// The absolute path of the configuration of a folder; nil if it has none.
  private func configurationPath(of folder: String) -> String? {
    let request = try? ScanRequest(arguments(for: folder), in: environment)
    return (try? request?.configurationPath(in: environment.files)).map { absolutePath($0) }
  }

  private func prepare(_ folder: String) throws -> Prepared {
    if let known = prepared.withLock({ $0[folder] }) { return known }
    let own = arguments(for: folder)
    let configuration = try configurationFile(own, in: environment)
    var scanOptions = try ScanOptions(own, configuration?.configuration, in: environment)
    scanOptions.readsDirectives = true
    scanOptions.readsMentions = true
    var options = try LintOptions(own, configuration?.configuration, in: environment)
    let plan = try ScanPlan(own, configuration, scanOptions, in: environment)
    try options.complete(with: plan, own, in: environment)
    let made = Prepared(plan: plan, options: options)
    prepared.withLock { $0[folder] = made }
    return made
  }

  private func lint(
    _ folder: String, _ prepared: Prepared, _ changed: Set<FilePath>, _ isUseless: () -> Bool
  ) -> CheckedFolder? {
    var timings = StageTimings()
    let runs: LintRuns
    if let known = prepared.runs {
      let repeated = known.repeated(
        prepared.plan, afterChangesOf: changed, unless: isUseless, in: environment.files)
      guard let repeated else { return nil }
      runs = repeated
    } else {
      runs = LintRuns(prepared.plan, in: environment.files, timings: &timings, progress: ProgressLine(write: nil))
    }
    self.prepared.withLock { $0[folder]?.runs = runs }
    let (report, stale) = runs.report(besides: prepared.options.baseline)
    let unreadable = runs.unreadableFiles.map { "error: \($0.message)" }
    return CheckedFolder(
      folder: folder, runs: runs, entries: prepared.options.shown(report).entries,
      messages: prepared.plan.problems + unreadable + stale.map { "warning: \($0.message)" },
      baselinePath: prepared.options.baselines.first.map { absolutePath($0.path) })
  }

  /// The contents after `lint --fix` for a file; nil if no fix-it changes it.
  func repaired(_ folder: CheckedFolder, _ path: String) -> [UInt8]? {
    let baseline = prepared.withLock { $0[folder.folder] }?.options.baseline
    return folder.runs?.repaired(path: path, besides: baseline, in: environment.files)
  }

  /// The changes that `diff` finds since the version that the options name. A folder that cannot be compared is reported and has
  /// none.
  func changes(in folders: [String]) -> [Report.Entry] {
    // The linter has already reported the messages of a comparison's scans.
    let (quiet, _) = environment.capturing()
    return folders.flatMap { folder -> [Report.Entry] in
      do {
        let own = arguments.replacingPositionals([folder]), options = try DiffOptions(own, in: quiet)
        var timings = StageTimings()
        let read = try ReadComparison(try options.places(own), own, in: quiet, &timings)
        var found = read.comparison.changes()
        _ = options.allowed.apply(to: &found, today: environment.today(), modules: read.modules)
        return ChangeReport(found, old: read.old.side, new: read.new.side, scope: read.new.scope)
          .report.entries
      } catch {
        environment.report(line: "warning: \(Self.message(error))")
        return []
      }
    }
  }

  func absolutePath(_ path: String) -> String {
    "/" + ReportedPaths.components(of: path, from: environment.files.directoryPath).joined(separator: "/")
  }

  private static func message(_ error: any Error) -> String {
    switch error {
    case let error as InputError: error.message
    case let error as RequestError: error.message
    case let error as IncomparableError: error.cause.message
    case let error as GitError: error.message
    default: "\(error)"
    }
  }
}
