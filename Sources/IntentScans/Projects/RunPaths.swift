import OperatingSystem

/// The names that a run gives to the files of a repository.
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

  /// A path of the repository, as messages name it.
  func shown(_ path: String) -> String { repository.shown(path, isAbsolute: isAbsolute) }

  /// The path in findings and documents. Most runs have no '--root', and then these name files as the user does.
  func reported(asShown shown: String) -> String {
    root == nil && !isAbsolute ? PathText.readable(shown) : reportedPaths.readablePath(of: shown)
  }
}
