/// What files were at a moment: enough to see later that one was written, added or removed.
package struct FileStamps: Equatable, Sendable {
  private struct Stamp: Equatable, Sendable {
    var identity: FileIdentity
    var change: UInt64
  }

  private var stamps: [FilePath: Stamp] = [:]
  /// The folders in which a change can be one of these files.
  package private(set) var folders: [FilePath] = []

  /// How many files there are.
  package var count: Int { stamps.count }

  /// The files below `roots` whose names `isWanted` accepts, and `others`, which may be missing.
  package init(
    below roots: [FilePath], and others: [FilePath] = [], in fileSystem: FileSystem, workers: Workers,
    where isWanted: (String) -> Bool
  ) {
    var pending = [(FolderTree, Range<Int>)]()
    let tree = FolderTree(roots, endingWith: [], in: fileSystem, workers: workers) { _, _ in false }
    pending.append((tree, roots.indices))
    while let (tree, indices) = pending.popLast() {
      for index in indices {
        let (folder, tree) = tree.folder(index)
        guard case .listing(let listing) = folder.contents else { continue }
        folders.append(folder.path)
        var children = 0
        for entry in listing.entries {
          switch entry.kind {
          case .directory: children += 1
          case .regular, .link:
            if isWanted(listing.text(of: entry)) { add(FilePath(folder.path, listing.name(of: entry)), fileSystem) }
          case .other: break
          }
        }
        pending.append((tree, folder.firstChild..<folder.firstChild + children))
      }
    }
    for path in others {
      add(path, fileSystem)
      let folder = path.split().folder
      if (try? fileSystem.status(of: folder).kind) == .directory { folders.append(folder) }
    }
  }

  private mutating func add(_ path: FilePath, _ fileSystem: FileSystem) {
    guard let status = try? fileSystem.status(of: path) else { return }
    stamps[path] = Stamp(identity: status.identity, change: status.change)
  }

  /// The files that differ, in the order of their paths.
  package func changes(since old: FileStamps) -> [FilePath] {
    Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }.sorted()
  }
}
