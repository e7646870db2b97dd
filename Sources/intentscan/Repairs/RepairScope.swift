import OperatingSystem

/// What `--fix` may write to: the files and folders that the user named, or the working directory. A link in them, which may be
/// part of a user's change, must not lead it elsewhere.
struct RepairScope: Sendable {
  private let paths: [FilePath]
  /// The modules' files come from a build system, which names each.
  private let namesEachFile: Bool

  /// Whatever files a project names.
  static let project = RepairScope(paths: [], namesEachFile: true)

  private init(paths: [FilePath], namesEachFile: Bool) {
    self.paths = paths
    self.namesEachFile = namesEachFile
  }

  init(_ arguments: Arguments) {
    let modules = arguments.all(.module).compactMap { word in
      word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    }
    let named = arguments.positionals + modules
    paths = (named.isEmpty ? ["."] : named).map { FilePath(folder: $0) }
    namesEachFile = arguments.has(.inputs)
  }

  func contains(_ file: FilePath, in files: FileSystem) -> Bool {
    guard let real = files.realPath(of: file) else { return false }
    if namesEachFile { return real == unlinked(file, in: files) }
    return paths.contains { path in
      let isFolder = (try? files.status(of: path).kind) == .directory
      guard isFolder else { return real == unlinked(path, in: files) }
      guard let folder = files.realPath(of: path)?.bytes else { return false }
      return real.bytes.starts(with: folder) && (folder.count == 1 || real.bytes.dropFirst(folder.count).first == 0x2F)
    }
  }

  /// Where a file is if it is no link itself.
  private func unlinked(_ file: FilePath, in files: FileSystem) -> FilePath? {
    let (folder, name) = file.split()
    return files.realPath(of: folder).map { FilePath($0, name) }
  }
}
