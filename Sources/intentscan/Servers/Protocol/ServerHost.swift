import IntentReports
import IntentScans

/// The functions of the tool that the servers use. They touch neither files nor processes themselves.
struct ServerHost: Sendable {
  /// Lints folders with the configuration, the options and the steps of `intentscan lint`; nil if `isUseless` returned true before
  /// the end.
  var lint: @Sendable (_ folders: [String], _ since: ServerChanges, _ isUseless: () -> Bool) -> [CheckedFolder]?
  /// The contents after `intentscan lint --fix` for a file; nil if nothing changes.
  var repaired: @Sendable (_ folder: CheckedFolder, _ path: String) -> [UInt8]?
  /// The changes since another version, as findings; nil if they were not requested.
  var changes: (@Sendable (_ folders: [String]) -> [Report.Entry])?
  /// Sets the unsaved text of a file; nil discards it.
  var setUnsaved: @Sendable (_ path: String, _ text: [UInt8]?) -> Void
  /// The text of a file, the unsaved one if there is any; nil if the file cannot be read.
  var read: @Sendable (_ path: String) -> [UInt8]?
  /// The real path of a path; nil if there is no file.
  var realPath: @Sendable (_ path: String) -> String?
  /// Whether a path itself is a link, even if the target of the link does not exist.
  var isLink: @Sendable (_ path: String) -> Bool
  /// Whether more input has come, after which the result of the current work may be out of date.
  var hasInput: @Sendable () -> Bool
  /// Runs a command of the tool.
  var run: @Sendable (_ words: [String]) -> CommandResult
  /// The folder that the tool was started in.
  var directory: String
}

/// The changes since folders were linted the last time.
enum ServerChanges: Sendable {
  /// Files may have been added, removed or moved, or settings may have changed.
  case anything
  /// Only the contents of the files at these paths have changed.
  case contents(Set<String>)

  mutating func add(_ path: String) {
    if case .contents(let paths) = self { self = .contents(paths.union([path])) }
  }

  var isEmpty: Bool { if case .contents(let paths) = self { paths.isEmpty } else { false } }
}

/// The results for one folder that an editor has open.
struct CheckedFolder: Sendable {
  var folder: String
  /// The results of the linter; nil if the folder could not be checked.
  var runs: LintRuns?
  /// The entries of `intentscan lint`.
  var entries: [Report.Entry]
  /// Messages about the project, unreadable inputs and stale entries of the baseline; or the reason why the folder could not be
  /// checked.
  var messages: [String] = []
  /// The path of the configuration, if the folder could not be checked because of it or of a file that it names. Nil if options of
  /// the server name such files, too.
  var faultyConfiguration: String?
  /// The path of the first baseline; nil if neither the options nor a configuration names one.
  var baselinePath: String?
}

/// The output of a command.
struct CommandResult: Sendable {
  var status: Int32
  var output: [UInt8]
  var errors: String
}

/// The part of a path after a folder, empty for the folder itself; nil if the path does not lead into the folder.
func pathInside(of path: String, in folder: String) -> String? {
  if path == folder { return "" }
  let start = folder.hasSuffix("/") ? folder : folder + "/"
  return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
}
