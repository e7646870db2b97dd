/// Folders with the folders in them, at any depth, and the entries of each. Hidden folders and those of `skippedNames` are omitted;
/// links in folders are not followed.
package struct FolderTree: Sendable {
  /// A folder of the tree.
  package struct Folder: Sendable {
    /// The result of listing the folder.
    package enum Contents: Sendable {
      /// Entries in the order of the paths' bytes.
      case listing(DirectoryListing)
      case unreadable(SystemError)
      /// The folder is not listed: the caller excludes it, a mount leads back to a folder above it, or it still waits to be listed.
      case leftOut
    }

    /// The path of the root as given, followed by the names of the folders down to this one.
    package let path: FilePath
    /// The index of the root that contains the folder.
    fileprivate let root: Int
    /// The index of the folder that contains this one; nil for a root.
    fileprivate var parent: Int?
    package fileprivate(set) var contents = Contents.leftOut
    /// The index of the first folder in this one; the others follow in the order of the listing.
    package fileprivate(set) var firstChild = 0

    /// The identity of the folder; nil if it is not listed.
    fileprivate var identity: FileIdentity? {
      if case .listing(let listing) = contents { listing.identity } else { nil }
    }
  }

  /// The names of folders with sources of dependencies or with build products. Such a folder is listed only if it is a root.
  private static let skippedNames = [".build", "DerivedData", "Pods", "Carthage", "SourcePackages"]
    .map { Array($0.utf8) }

  /// The roots come first, in the order in which they were given.
  private var folders: [Folder]

  /// One tree for each of the last `subtrees.count` folders. Its root is that folder. `Workers` list the subtrees in parallel.
  private var subtrees: [FolderTree] = []

  /// The identities of the folders that contain the root of a subtree. Empty for a tree with given roots.
  private let surroundings: [FileIdentity]

  /// The number of unlisted folders per thread. One thread lists folders until so many wait to be listed, and then all threads
  /// list the rest.
  private static let share = 16

  /// Lists the contents of `roots` at any depth: folders, links, and files whose names end with `suffix`. `leavesOut` gets the
  /// index of the root and the identity of every readable folder, and returns true for a folder that is to be excluded.
  package init(
    _ roots: [FilePath], endingWith suffix: [UInt8], in fileSystem: FileSystem, workers: Workers,
    leavesOut: @escaping @Sendable (_ root: Int, FileIdentity) -> Bool
  ) {
    folders = roots.enumerated().map { Folder(path: $1, root: $0, parent: nil) }
    surroundings = []
    let most = workers.count > 1 ? Self.share * workers.count : Int.max
    let walked = walk(upTo: most, endingWith: suffix, in: fileSystem, leavesOut)
    let pending = folders[walked...].indices.map { FolderTree(of: folders[$0], in: surroundings(of: $0)) }
    subtrees = workers.map(count: pending.count) { index in
      var tree = pending[index]
      _ = tree.walk(upTo: Int.max, endingWith: suffix, in: fileSystem, leavesOut)
      return tree
    }
  }

  /// The folder at an index, and the tree in which the folder's `firstChild` is an index.
  package func folder(_ index: Int) -> (folder: Folder, tree: FolderTree) {
    let subtree = index - (folders.count - subtrees.count)
    return subtree < 0 ? (folders[index], self) : (subtrees[subtree].folders[0], subtrees[subtree])
  }

  /// A tree whose only root is a folder of another tree.
  private init(of folder: Folder, in surroundings: [FileIdentity]) {
    folders = [Folder(path: folder.path, root: folder.root, parent: nil)]
    self.surroundings = surroundings
  }

  /// Lists folder by folder, until none is left or at least `most` wait to be listed. Returns the index of the first that waits, or
  /// the number of folders if none does.
  private mutating func walk(
    upTo most: Int, endingWith suffix: [UInt8], in fileSystem: FileSystem, _ leavesOut: (Int, FileIdentity) -> Bool
  ) -> Int {
    var next = 0
    while next < folders.count, folders.count - next < most {
      do throws(SystemError) {
        add(try Self.listing(of: folders[next].path, endingWith: suffix, in: fileSystem), to: next, leavesOut)
      } catch {
        folders[next].contents = .unreadable(error)
      }
      next += 1
    }
    return next
  }

  /// The entries of one folder, without folders and links that have one of `skippedNames`, in the order of the paths' bytes.
  static func listing(
    of path: FilePath, endingWith suffix: [UInt8], in fileSystem: FileSystem
  ) throws(SystemError) -> DirectoryListing {
    var listing = try fileSystem.listing(of: path, endingWith: suffix)
    listing.remove(skippedNames)
    listing.sort()
    return listing
  }

  private mutating func add(
    _ listing: DirectoryListing, to index: Int, _ leavesOut: (Int, FileIdentity) -> Bool
  ) {
    // Listing a folder that is mounted inside itself would never end.
    guard !leavesOut(folders[index].root, listing.identity), !surroundings(of: index).contains(listing.identity) else {
      return
    }
    folders[index].contents = .listing(listing)
    folders[index].firstChild = folders.count
    for entry in listing.entries where entry.kind == .directory {
      let path = FilePath(folders[index].path, listing.name(of: entry))
      folders.append(Folder(path: path, root: folders[index].root, parent: index))
    }
  }

  /// The identities of the folders that contain a folder, to recognize a mount that leads back to one of them.
  private func surroundings(of index: Int) -> [FileIdentity] {
    var identities = surroundings, ancestor = folders[index].parent
    while let folder = ancestor {
      if let identity = folders[folder].identity { identities.append(identity) }
      ancestor = folders[folder].parent
    }
    return identities
  }
}
