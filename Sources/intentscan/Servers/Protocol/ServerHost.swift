import IntentReports
import IntentScans

/// The functions of the tool that the servers use. They touch neither files nor processes themselves.
struct ServerHost: Sendable {
  /// Lints folders with the configuration, the options and the steps of `intentscan lint`; nil if the results became useless on
  /// the way.
  var lint: @Sendable (_ folders: [String], _ since: ServerChanges, _ isUseless: () -> Bool) -> [CheckedFolder]?
  /// The contents after `intentscan lint --fix` for a file; nil if nothing changes.
  var repaired: @Sendable (_ folder: CheckedFolder, _ path: String) -> [UInt8]?
  /// The changes since another version, as findings; nil if they were not asked for.
  var changes: (@Sendable (_ folders: [String]) -> [Report.Entry])?
  /// Sets the unsaved text of a file; nil discards it.
  var setUnsaved: @Sendable (_ path: String, _ text: [UInt8]?) -> Void
  /// The text of a file, the unsaved one if there is any.
  var read: @Sendable (_ path: String) -> [UInt8]?
  /// The real path of a path; nil if there is no file.
  var realPath: @Sendable (_ path: String) -> String?
  /// Whether a path itself is a link, also one to nothing.
  var isLink: @Sendable (_ path: String) -> Bool
  /// Whether more input has come, which may make the work at hand useless.
  var hasInput: @Sendable () -> Bool
  /// Runs a command of the tool.
  var run: @Sendable (_ words: [String]) -> CommandResult
  /// The folder that the tool was started in.
  var directory: String
}

/// The changes since folders were linted the last time.
enum ServerChanges: Sendable {
  /// Files may have come, gone or moved, or settings changed.
  case anything
  /// The contents of these files, and nothing else.
  case contents(Set<String>)

  mutating func add(_ path: String) {
    if case .contents(let paths) = self { self = .contents(paths.union([path])) }
  }

  var isEmpty: Bool { if case .contents(let paths) = self { paths.isEmpty } else { false } }
}

/// The results for one folder that an editor has open.
struct CheckedFolder: Sendable {
  var folder: String
  /// Nil if the folder could not be checked.
  var runs: LintRuns?
  /// The entries of `intentscan lint`.
  var entries: [Report.Entry]
  /// Inputs that could not be read, and the reason.
  var messages: [String] = []
  /// The baseline, if the options name one.
  var baselinePath: String?
}

/// The output of a command.
struct CommandResult: Sendable {
  var status: Int32
  var output: [UInt8]
  var errors: String
}
