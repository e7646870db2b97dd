/// The state of files at a moment: enough to see later that a file was written, added or removed.
///
/// A folder is not listed again if it is unchanged since an older check, and that check was long enough after the folder's last
/// change (`isSettled`). Then only the status of its files is read.
package struct FileStamps: Equatable, Sendable {
  private struct Stamp: Equatable, Sendable {
    var identity: FileIdentity
    var change: UInt64

    init(_ status: FileStatus) {
      identity = status.identity
      change = status.change
    }
  }

  private struct Folder: Sendable {
    /// The identities of the folders that contain this one, up to the root.
    let parents: [FileIdentity]
    let stamp: Stamp
    /// The start of the check, in nanoseconds since 1970.
    let time: UInt64
    let files: [FilePath]
    let folders: [FilePath]

    /// Whether every later change of the names will give the folder another time. Two changes within one tick of the file
    /// system's clock give the same time; FAT has the longest tick, 2 seconds.
    var isSettled: Bool { time > stamp.change && time - stamp.change > 2_000_000_000 }
  }

  private var stamps: [FilePath: Stamp] = [:]
  private var listed: [FilePath: Folder] = [:]
  /// The identities of the folders that contain the initializer's `others`, by path, without the folders in `listed`.
  private var others: [FilePath: FileIdentity] = [:]
  /// The paths in `listed` and `others`, in the order in which they were found.
  private var folders: [FilePath] = []
  /// The paths of folders that the older check did not have, or had in another state; all folders without an older check.
  package private(set) var changedFolders: [FilePath] = []

  package var count: Int { stamps.count }

  /// Checks the files below `roots` whose names `isWanted` accepts, and the files `others`, which may be missing.
  ///
  /// - Parameter old: An older check with the same arguments.
  package init(
    below roots: [FilePath], and others: [FilePath] = [], since old: FileStamps? = nil,
    at time: UInt64 = Clock.sinceEpoch, in fileSystem: FileSystem, where isWanted: (String) -> Bool
  ) {
    var pending = roots.reversed().map { (path: $0, parents: [FileIdentity]()) }
    while let (path, parents) = pending.popLast() {
      let known = old?.listed[path]
      guard let folder = Self.folder(path, in: parents, since: known, at: time, in: fileSystem, isWanted) else {
        continue
      }
      listed[path] = folder
      if folder.stamp != known?.stamp { changedFolders.append(path) }
      folders.append(path)
      for file in folder.files { add(file, fileSystem) }
      let inner = parents + [folder.stamp.identity]
      for child in folder.folders.reversed() { pending.append((child, inner)) }
    }
    for path in others {
      add(path, fileSystem)
      let folder = path.split().folder
      guard listed[folder] == nil, let status = try? fileSystem.status(of: folder), status.kind == .directory,
        self.others.updateValue(status.identity, forKey: folder) == nil
      else { continue }
      folders.append(folder)
      if old?.others[folder] != status.identity { changedFolders.append(folder) }
    }
  }

  /// The state of a folder: `old` if that is settled and the folder has not changed. Nil for a folder that cannot be read, and for
  /// one that is also among its own `parents`, because it is mounted inside itself.
  private static func folder(
    _ path: FilePath, in parents: [FileIdentity], since old: Folder?, at time: UInt64, in fileSystem: FileSystem,
    _ isWanted: (String) -> Bool
  ) -> Folder? {
    // The status is read before the names. So a change that comes between the two is seen by the next check.
    guard let status = try? fileSystem.status(of: path), !parents.contains(status.identity) else { return nil }
    let stamp = Stamp(status)
    if let old, old.isSettled, old.stamp == stamp, old.parents == parents { return old }
    guard let listing = try? FolderTree.listing(of: path, endingWith: [], in: fileSystem) else { return nil }
    var files: [FilePath] = [], folders: [FilePath] = []
    for entry in listing.entries {
      switch entry.kind {
      case .directory: folders.append(FilePath(path, listing.name(of: entry)))
      case .regular, .link:
        if isWanted(listing.text(of: entry)) { files.append(FilePath(path, listing.name(of: entry))) }
      case .other: break
      }
    }
    return Folder(parents: parents, stamp: stamp, time: time, files: files, folders: folders)
  }

  private mutating func add(_ path: FilePath, _ fileSystem: FileSystem) {
    if let status = try? fileSystem.status(of: path) { stamps[path] = Stamp(status) }
  }

  /// Whether the same files are in the same state, in the same folders. The folders' own times may differ, because of changes to
  /// files that are not wanted.
  package static func == (left: FileStamps, right: FileStamps) -> Bool {
    left.stamps == right.stamps && left.folders == right.folders
  }

  /// The files that were written, added or removed, in the order of their paths.
  package func changes(since old: FileStamps) -> [FilePath] {
    Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }.sorted()
  }
}
