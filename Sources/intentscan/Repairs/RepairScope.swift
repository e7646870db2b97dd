import OperatingSystem
import IntentScans

/// What `--fix` and `strings` may write to: the files and folders that the user named, or the working directory; for the files of
/// a project, its repository, too. A link in them, which may be part of a user's change, must not lead it elsewhere.
struct RepairScope: Sendable {
  private let paths: [FilePath]
  /// The modules' files come from a build system, which names each.
  private let namesEachFile: Bool

  /// That of the projects, if there are any: they name files, and are themselves part of what is scanned.
  private var repository: Repository?

  init(_ arguments: Arguments, _ plan: ScanPlan? = nil) {
    let modules = arguments.all(.module).compactMap { word in
      word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    }
    let named = arguments.positionals + modules
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

  /// Where a file is if it is no link itself.
  private func unlinked(_ file: FilePath, in files: FileSystem) -> FilePath? {
    let (folder, name) = file.split()
    return files.realPath(of: folder).map { FilePath($0, name) }
  }
}
