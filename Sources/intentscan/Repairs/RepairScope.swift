import OperatingSystem
import IntentScans

/// The files that `--fix` and `strings` may write to: those that the user named, those in named folders or the working directory,
/// and those in the repository of a project that was read. A link in them must not lead to other files, because a change under
/// review may have added the link.
struct RepairScope: Sendable {
  private let paths: [FilePath]
  /// Whether a build system names each file, with `--inputs`.
  private let namesEachFile: Bool

  /// The repository of the projects that were read; nil without projects.
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

  /// The real path that a file has if it is not itself a link; nil if its folder cannot be resolved.
  private func unlinked(_ file: FilePath, in files: FileSystem) -> FilePath? {
    let (folder, name) = file.split()
    return files.realPath(of: folder).map { FilePath($0, name) }
  }
}
