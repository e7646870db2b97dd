import OperatingSystem
import IntentScans

/// Finds outputs that are inputs as well: writing one would destroy the input. Files are compared, not paths: links, hard links
/// and other spellings lead to the same file.
struct OutputCheck {
  private let outputs: [(option: Option, path: String)]
  private let files: FileSystem

  /// `options` are those of the command that name files to write.
  init(_ arguments: Arguments, _ options: [Option], in environment: CommandEnvironment) {
    outputs = options.compactMap { option in
      guard let path = arguments[option], !CommandEnvironment.isStandardOutput(path) else { return nil }
      return (option, path)
    }
    files = environment.files
  }

  /// Refuses outputs that are the same file.
  func checkEachOther() throws(CommandError) {
    for (index, output) in outputs.enumerated() {
      for other in outputs[..<index] where target(of: output.path) == target(of: other.path) {
        throw CommandError(
          "'\(other.option.name)' and '\(output.option.name)' need different files; found '\(output.path)' for both")
      }
    }
  }

  /// Rejects outputs that are one of the files at `paths`. The options `updated` are allowed, because they may replace the file
  /// that another option reads.
  func check(against paths: [String?], except updated: [Option] = []) throws(CommandError) {
    for output in outputs where !updated.contains(where: { $0.name == output.option.name }) {
      guard let status = regularFile(at: output.path) else { continue }
      for case let path? in paths where (try? files.status(of: FilePath(path)).identity) == status.identity {
        throw Self.refusal(output)
      }
    }
  }

  /// Refuses outputs that are one of the sources. Most sources are not looked up on disk: a file with only one path must have the
  /// output's name.
  func check(against modules: [ModuleInput]) throws(CommandError) {
    for output in outputs {
      guard let status = regularFile(at: output.path), let real = files.realPath(of: FilePath(output.path)) else {
        continue
      }
      let name = real.split().name
      for file in modules.lazy.flatMap(\.files) where file.contents == nil {
        guard file.mayHaveOtherPath || status.linkCount > 1 || file.isNamed(name) else { continue }
        if (try? files.status(of: file.path).identity) == status.identity { throw Self.refusal(output) }
      }
    }
  }

  /// Refuses outputs that are one of the configurations, the inputs file or one of the sources of a scan.
  func check(
    againstInputsOf plan: ScanPlan, _ configuration: ConfigurationFile?, _ arguments: Arguments
  ) throws(CommandError) {
    let files = [configuration].compactMap(\.self) + plan.parts.compactMap(\.configuration)
    try check(against: files.flatMap(\.paths) + [arguments[.inputs]])
    try check(against: plan.modules)
  }

  private func regularFile(at path: String) -> FileStatus? {
    guard let status = try? files.status(of: FilePath(path)), status.kind == .regular else { return nil }
    return status
  }

  private enum Target: Equatable {
    case file(FileIdentity)
    case new(folder: FilePath?, name: [UInt8])
  }

  private func target(of path: String) -> Target {
    if let status = try? files.status(of: FilePath(path)) { return .file(status.identity) }
    let (folder, name) = FilePath(path).split()
    return .new(folder: files.realPath(of: folder), name: Array(name))
  }

  private static func refusal(_ output: (option: Option, path: String)) -> CommandError {
    CommandError(
      "'\(output.path)' is one of the inputs, which '\(output.option.name)' would overwrite; name another file")
  }
}
