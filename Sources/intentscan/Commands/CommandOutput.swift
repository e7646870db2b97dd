import IntentScans

/// One result of a command, and the file that an option names for it.
struct CommandOutput {
  /// The path of the file; nil for standard output.
  let path: String?
  /// Whether the result itself lists unreadable inputs, so that a reader cannot take it for complete.
  let namesUnreadable: Bool
  /// A text about the contents, for the line that names the written file; nil if the line has none.
  var detail: String?
  /// Writes the result, and returns the exit status that follows from it. Called only if the result may be written.
  let write: (CommandEnvironment, inout StageTimings) throws -> ExitStatus

  /// `path`: as an option names it; nil for standard output.
  init(
    to path: String?, namesUnreadable: Bool = false,
    write: @escaping (CommandEnvironment, inout StageTimings) throws -> ExitStatus
  ) {
    self.path = path.flatMap { CommandEnvironment.isStandardOutput($0) ? nil : $0 }
    self.namesUnreadable = namesUnreadable
    self.write = write
  }

  /// A result in bytes, which are made only if they are written.
  init(to path: String?, namesUnreadable: Bool = false, stage: String = "render", pieces: @escaping () -> [[UInt8]]) {
    self.init(to: path, namesUnreadable: namesUnreadable) { environment, timings in
      let made = timings.measure(stage, detail: { "\($0.reduce(0) { $0 + $1.count }) bytes" }, pieces)
      try timings.measure("write") { try environment.write(made, to: path) }
      return .success
    }
  }
}

/// A part that a run lacks: the reason why its results may not replace files.
enum MissingPart {
  case anInput, everything

  var reason: String {
    switch self {
    case .anInput: "an input could not be read"
    case .everything: "nothing was found"
    }
  }
}

extension CommandEnvironment {
  /// Writes the results of a command. This is the policy of all commands about the files that options name: a result with unread
  /// or missing inputs replaces a file only if it lists the unread ones itself. Standard output gets the partial result, and the
  /// exit status shows that it is incomplete.
  ///
  /// `reportsFiles`: whether a line names each file that was written.
  func write(
    _ outputs: [CommandOutput], lacking missing: MissingPart?, reportsFiles: Bool, _ timings: inout StageTimings
  ) throws -> ExitStatus {
    var status = ExitStatus.success
    for output in outputs {
      if let path = output.path, let missing, !(missing == .anInput && output.namesUnreadable) {
        report(line: "error: '\(path)' was not written, because \(missing.reason)")
        continue
      }
      let written = try output.write(self, &timings)
      if written != .success { status = written }
      if let path = output.path, reportsFiles {
        report(line: "wrote '\(path)'" + (output.detail.map { ": \($0)" } ?? ""))
      }
    }
    return status
  }
}
