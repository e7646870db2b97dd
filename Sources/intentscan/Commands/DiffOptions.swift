import IntentReports
import IntentChanges
import IntentModel
import IntentRules
import IntentScans

/// The options of `diff` in addition to those of every scan.
extension Option {
  static let against = Option(
    "against", .text("version"),
    help: "The old version: 'git:REF', 'git:REF:PATH', a bundle or a folder. The paths are then the new version.")
  static let mergeBase = Option(
    "merge-base",
    help: "Compare with the commit where the new version left the old one, not with the old version's newest commit.")
  static let allow = Option(
    "allow", .file("file"),
    help:
      "A JSON file with accepted changes, which are not reported: [{\"rule\", \"symbol\", \"reason\", \"date\", \"until\"}]."
  )
  static let writeAllow = Option(
    "write-allow", .file("file"),
    help: "Add the changes that fail this run to an allow file, with '--reason' and today's date.")
  static let reason = Option(
    "reason", .text("text"), help: "With '--write-allow': why the team accepts the changes.")
  static let changeLevel = Option(
    "fail-on", .choice("level", ["breaking", "dangerous", "info", "never"]),
    help: "The lowest level of change for which the exit status is 1. (default: breaking)")
  static let changeSummary = Option(
    "summary", .choice("form", ["markdown"]),
    help: "Write a summary for a pull request comment instead of the list of changes.")
}

/// The values of the options of `diff`.
struct DiffOptions: Sendable {
  var format: ReportFormat
  /// The level that fails the run, if an option states it.
  private let statedLevel: FailureLevels.Diff?
  private let configuration: Configuration?
  var allowed = AllowList()
  /// The paths of the allow files: the one that an option names, else those of the configurations of the run and its apps.
  private(set) var allowFiles: [String]
  var rendering: RenderingOptions

  /// Reads the options. They take precedence over the configuration of the new version.
  init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    let configuration = try configurationFile(
      arguments.replacingPositionals(arguments.has(.against) ? arguments.positionals : []), in: environment
    )?.configuration
    let writesSummary = arguments.has(.changeSummary)
    format = writesSummary ? .markdown : arguments[.reportFormat].flatMap(ReportFormat.init) ?? .text
    if writesSummary, arguments.has(.reportFormat) {
      throw UsageError("'--summary' replaces the list of changes, so it cannot be combined with '--format'")
    }
    guard arguments.has(.writeAllow) == arguments.has(.reason) else {
      throw UsageError("'--write-allow' needs '--reason': why the team accepts the changes")
    }
    statedLevel = arguments[.changeLevel].flatMap(FailureLevels.Diff.init)
    self.configuration = configuration
    allowFiles = [arguments[.allow] ?? configuration?.allow].compactMap(\.self)
    for path in allowFiles { allowed.add(try environment.files.document(at: path, AllowList.init)) }
    rendering = RenderingOptions(arguments, in: environment)
  }

  /// Adds the changes in the allow files of the new version's apps, unless an option names the allow file.
  mutating func addAllowed(by version: ReadVersion, _ arguments: Arguments, in environment: CommandEnvironment) throws {
    guard arguments[.allow] == nil else { return }
    for path in version.scans.compactMap(\.part.configuration?.configuration.allow) where !allowFiles.contains(path) {
      allowFiles.append(path)
      allowed.add(try environment.files.document(at: path, AllowList.init))
    }
  }

  /// Whether a change fails the run. The option decides; without it, the strictest configuration of the apps that have the
  /// change's module, else the configuration of the run.
  func failing(in version: ReadVersion) -> (Change) -> Bool {
    var apps: [String: [FailureLevels]] = [:]
    for (part, _) in version.scans {
      guard let own = part.configuration?.configuration.failOn else { continue }
      for module in part.modules where !module.isContext { apps[module.name, default: []].append(own) }
    }
    let stated = statedLevel, run = configuration?.failOn ?? FailureLevels()
    return { change in
      let level = stated ?? FailureLevels(strictestOf: apps[SymbolKey.module(of: change.symbol)] ?? [run]).diff
      return level.flatMap { ChangeKind.Level(rawValue: $0.rawValue) }.map { change.level >= $0 } ?? false
    }
  }

  /// The versions to compare.
  func places(_ arguments: Arguments) throws(UsageError) -> (old: VersionPlace, new: VersionPlace) {
    let places = try namedPlaces(arguments)
    if arguments.has(.mergeBase) {
      guard case .revision = places.old else {
        throw UsageError("'--merge-base' needs a revision as the old version: '--against git:REF'")
      }
      if case .path(let path) = places.new {
        throw UsageError("'--merge-base' needs a new version in the same repository; found '\(path)'")
      }
    }
    return places
  }

  private func namedPlaces(_ arguments: Arguments) throws(UsageError) -> (old: VersionPlace, new: VersionPlace) {
    let paths = arguments.positionals
    if paths.contains(where: \.isEmpty) { throw UsageError("a path must not be empty") }
    if let against = arguments[.against] {
      let old = try VersionPlace(against)
      // The old version has the same paths as the new one, unless it states its own path.
      if case .revision(let revision, paths: []) = old { return (.revision(revision, paths: paths), .sources(paths)) }
      return (old, .sources(paths))
    }
    guard paths.count == 2 else {
      throw UsageError(
        "'diff' compares two versions: give the old and the new one, such as 'git:main' and 'git:HEAD', or '--against' and the "
          + "paths of the new one")
    }
    return (try VersionPlace(paths[0]), try VersionPlace(paths[1]))
  }
}
