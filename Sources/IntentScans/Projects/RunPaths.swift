import OperatingSystem

/// The names by which a run reports the files of a repository.
struct RunPaths {
  private let repository: Repository
  private let reportedPaths: ReportedPaths
  private let root: String?
  private let isAbsolute: Bool

  init(_ repository: Repository, for request: ScanRequest? = nil, in files: FileSystem) {
    self.repository = repository
    root = request?.root
    isAbsolute = request?.paths.contains { $0.hasPrefix("/") } ?? false
    reportedPaths = ReportedPaths(root: root, files: files)
  }

  /// The path in messages, for one relative to the root of the repository.
  func shown(_ path: String) -> String { repository.shown(path, isAbsolute: isAbsolute) }

  /// The path in findings and documents, for a path in messages. Without `--root` and absolute arguments, the two are the same.
  func reported(asShown shown: String) -> String {
    root == nil && !isAbsolute ? PathText.readable(shown) : reportedPaths.readablePath(of: shown)
  }
}
