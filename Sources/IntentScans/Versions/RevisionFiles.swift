import IntentRules
import OperatingSystem

/// The files of a revision, read from the repository without a checkout.
package struct RevisionFiles {
  private let repository: GitRepository
  private let tree: RevisionTree
  /// The file system as it was at that revision.
  package let files: FileSystem

  /// Lists the files of a revision in the repository that `paths` are in, and reads its configurations and the files of its
  /// projects. `readsOutside`: files outside the repository are read from the disk.
  package init(
    _ revision: String, of paths: [String], readsOutside: Bool, in files: FileSystem, _ timings: inout StageTimings
  ) throws {
    let repository = try GitRepository(containing: files.nearestFolder(of: paths))
    let tree = try timings.measure("list") { try repository.tree(of: revision) }
    // The configuration and the files of projects are read before it is known which sources matter.
    let described = tree.objects { $0.hasSuffix(Configuration.extendedSuffix) || Repository.describesProject($0) }
    tree.keep(try repository.contents(of: described, in: tree))
    var past = files
    past.revision = tree
    past.readsDiskOutsideRevision = readsOutside
    self.repository = repository
    self.tree = tree
    self.files = past
  }

  /// Reads the sources of modules, all at once.
  package func read(_ modules: [ModuleInput]) throws {
    let objects = try modules.flatMap(\.files).compactMap { file -> String? in
      if file.mayBeMissing { return try? tree.object(of: file.path, from: files.directoryPath) }
      return try tree.object(of: file.path, from: files.directoryPath)
    }
    tree.keep(try repository.contents(of: objects, in: tree))
  }

  /// Reads other files, if the revision has them.
  package func read(_ paths: [FilePath]) throws {
    let objects = paths.compactMap { try? tree.object(of: $0, from: files.directoryPath) }
    tree.keep(try repository.contents(of: objects, in: tree))
  }

  /// The date and the subject of a commit in the repository of `paths`; nil if there is no repository or no such commit.
  package static func subject(of revision: String, paths: [String], in files: FileSystem) -> String? {
    try? GitRepository(containing: files.nearestFolder(of: paths)).subject(of: revision)
  }

  /// The last common commit of two revisions, in the repository of `paths`.
  package static func mergeBase(
    of first: String, and second: String, paths: [String], in files: FileSystem
  ) throws -> String {
    try GitRepository(containing: files.nearestFolder(of: paths)).mergeBase(of: first, and: second)
  }
}

extension FileSystem {
  /// The folder whose repository is used: the first path, or the nearest existing folder above it; without paths, the working
  /// directory.
  fileprivate func nearestFolder(of paths: [String]) -> String {
    for path in paths {
      let components = ReportedPaths.components(of: path, from: directoryPath)
      for count in stride(from: components.count, to: 0, by: -1) {
        let folder = "/" + components.prefix(count).joined(separator: "/")
        if (try? status(of: FilePath(folder)).kind) == .directory { return folder }
      }
    }
    return directoryPath
  }
}
