import ChangeReports
import IntentChanges
import IntentRules
import Reports

/// What `diff` takes beside what every scan takes.
extension Option {
  static let against = Option(
    "against", .text("version"),
    help: "The old version: 'git:REF' or 'git:REF:PATH', a bundle or a folder. The paths are the new one.")
  static let allow = Option(
    "allow", .file("file"),
    help: "Let changes pass that the file names: [{\"rule\", \"symbol\", \"reason\", \"until\"}].")
  static let changeLevel = Option(
    "fail-on", .choice("level", ["breaking", "dangerous", "info", "never"]),
    help: "The lowest level that makes the exit status 1. (default: breaking)")
  static let changeSummary = Option(
    "summary", .choice("form", ["markdown"]), help: "Write a summary for a pull request's comment instead of the list.")
}

/// The answers to the options above.
struct DiffOptions: Sendable {
  var format: ReportFormat
  var writesSummary: Bool
  /// Nil for never.
  var failureLevel: ChangeKind.Level?
  var allowed = AllowList()
  var rendering: RenderingOptions

  init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    format = arguments[.reportFormat].flatMap(ReportFormat.init) ?? .text
    writesSummary = arguments.has(.changeSummary)
    if writesSummary, arguments.has(.reportFormat) {
      throw UsageError("'--summary' takes the place of the list; it goes without '--format'")
    }
    failureLevel = ChangeKind.Level(rawValue: arguments[.changeLevel] ?? "breaking")
    if let path = arguments[.allow] { allowed = try environment.readDocument(path, AllowList.init) }
    rendering = RenderingOptions(arguments, failureLevel: failureLevel?.severity, in: environment)
  }

  /// Which versions to compare.
  func places(_ arguments: Arguments) throws(UsageError) -> (old: VersionPlace, new: VersionPlace) {
    let paths = arguments.positionals
    if let empty = paths.first(where: \.isEmpty) { throw UsageError("a path is empty: '\(empty)'") }
    if let against = arguments[.against] {
      let old = try VersionPlace(against)
      // The old version lies where the new one does, unless it names a place of its own.
      if case .revision(let revision, paths: []) = old { return (.revision(revision, paths: paths), .sources(paths)) }
      return (old, .sources(paths))
    }
    guard paths.count == 2 else {
      throw UsageError("'diff' compares two versions: give OLD and NEW, or '--against' and the new version's paths")
    }
    return (try VersionPlace(paths[0]), try VersionPlace(paths[1]))
  }
}
