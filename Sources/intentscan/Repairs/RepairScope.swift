import OperatingSystem
import IntentScans

/// The files that `--fix` and `strings` may write to: those that the user named, also in folders, or in the working directory;
/// for the files of a project, in its repository, too. A link in them, which may be part of a user's change, must not lead
/// elsewhere.
struct RepairScope: Sendable {
  private let paths: [FilePath]
  /// The modules' files come from a build system, which names each.
  private let namesEachFile: Bool

  /// The projects' repository, if there are projects: they name files, and are themselves part of the scan.
  private var repository: Repository?

  init(_ arguments: Arguments, _ plan: ScanPlan? = nil) {
    let named = arguments.positionals + arguments.paths(of: .module)
    paths = (named.isEmpty ? ["."] : named).map { FilePath(folder: $0) }
    namesEachFile = arguments.has(.inputs)
    repository = plan?.found.flatMap { $0.projects.isEmpty ? nil : $0.repository }
  }

  func contains(_ file: FilePath, in files: FileSystem) -> Bool {
    guard let real = files.realPath(of: file) else { return false }
    if let repository, repository.holds(file) { return true }
    if namesEachFile { return real == unlinked(file, in: files) }
    return paths.contains { path in
      let isFolder = (try? files.status(of: path).kind) == .directory
      guard isFolder else { return real == unlinked(path, in: files) }
      return files.realPath(of: path).map { real.isInside($0) } ?? false
    }
  }

  /// The real path that a file has if it is not itself a link.
  private func unlinked(_ file: FilePath, in files: FileSystem) -> FilePath? {
    let (folder, name) = file.split()
    return files.realPath(of: folder).map { FilePath($0, name) }
  }
}
