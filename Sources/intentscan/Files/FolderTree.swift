/// Folders with all folders in them: what each holds, read level by level, the folders of one level by several threads.
/// Links are not followed.
struct FolderTree {
  struct Folder {
    enum Contents {
      /// In the order of the paths' bytes.
      case listing(DirectoryListing)
      case unreadable(SystemError)
      /// It is none of this tree's business, nor is anything in it.
      case leftOut
    }

    let path: FilePath
    /// The index of the root that it lies in.
    fileprivate let root: Int
    /// The index of the folder that it lies in; nil for a root.
    fileprivate let parent: Int?
    fileprivate(set) var contents = Contents.leftOut
    /// The index of the first folder in it; the others follow in the order of the listing.
    fileprivate(set) var firstChild = 0
  }

  /// Folders of other people's sources and of build products, which are entered only where they are roots.
  private static let skippedNames = [".build", "DerivedData", "Pods", "Carthage", "SourcePackages"]
    .map { Array($0.utf8) }

  /// The roots come first, in the order in which they were given.
  private(set) var folders: [Folder]

  /// Lists what `roots` hold: folders, links, and files that end with `suffix`. `leavesOut` is asked about every folder, by
  /// the index of its root.
  init(
    _ roots: [FilePath], endingWith suffix: [UInt8], in fileSystem: FileSystem, threads: Int,
    leavesOut: (_ root: Int, FileIdentity) -> Bool
  ) {
    folders = roots.enumerated().map { Folder(path: $1, root: $0, parent: nil) }
    var level = folders.indices
    while !level.isEmpty {
      let paths = folders[level].map(\.path)
      let listings = parallelMap(count: paths.count, threads: threads, makeState: {}) { _, index in
        Result { () throws(SystemError) in
          var listing = try fileSystem.listing(of: paths[index], endingWith: suffix)
          listing.remove(Self.skippedNames)
          listing.sort()
          return listing
        }
      }
      for (folder, listing) in zip(level, listings) { add(listing, to: folder, leavesOut) }
      level = level.upperBound..<folders.count
    }
  }

  private mutating func add(
    _ listing: Result<DirectoryListing, SystemError>, to index: Int, _ leavesOut: (Int, FileIdentity) -> Bool
  ) {
    switch listing {
    case .failure(let error): folders[index].contents = .unreadable(error)
    case .success(let listing):
      guard !leavesOut(folders[index].root, listing.identity), !liesInItself(index, listing.identity) else { return }
      folders[index].contents = .listing(listing)
      folders[index].firstChild = folders.count
      for entry in listing.entries where entry.kind == .directory {
        let path = FilePath(folders[index].path, listing.name(of: entry))
        folders.append(Folder(path: path, root: folders[index].root, parent: index))
      }
    }
  }

  /// Whether a mount leads back to a folder above, which would have no end.
  private func liesInItself(_ index: Int, _ identity: FileIdentity) -> Bool {
    var ancestor = folders[index].parent
    while let folder = ancestor {
      if case .listing(let listing) = folders[folder].contents, listing.identity == identity { return true }
      ancestor = folders[folder].parent
    }
    return false
  }
}
