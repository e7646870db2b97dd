import OperatingSystem
import SourceScan

/// Finds the Swift files of the paths of a module. Does not read them.
///
/// A folder is walked for `*.swift`; a file that is named is always taken. Every file is listed once, even if several paths and
/// links refer to it, in the order of the paths' bytes.
struct FileFinder {
  private static let suffix = Array(".swift".utf8)

  private let fileSystem: FileSystem
  private let reportedPaths: ReportedPaths
  private let workers: Workers
  /// The folders that the paths of any module name, and those that this module's paths name. A folder that only another module
  /// names is skipped.
  private let namedFolders: Set<FileIdentity>
  private let ownFolders: Set<FileIdentity>

  private var files: [InputFile] = []
  private var unreadable: [UnreadableFile] = []
  private var visited: Set<FileIdentity> = []
  /// Links are followed last, so that a file that is also in a walked folder is listed by its own path.
  private var folderLinks: [FolderLink] = []
  private var fileLinks: [(file: InputFile, identity: FileIdentity)] = []
  private var needsSorting = false

  private struct FolderLink {
    let path: FilePath
    let root: Root
    let identity: FileIdentity
  }

  /// A path that the user gave.
  private struct Root {
    let path: FilePath
    let reported: String
    let status: Result<FileStatus, SystemError>

    var folder: FileIdentity? {
      if case .success(let status) = status, status.kind == .directory { status.identity } else { nil }
    }
  }

  /// The modules with the files of their paths, without implied modules that have none; and the paths that can't be read.
  static func find(
    _ requests: [ModuleRequest], in fileSystem: FileSystem, reportedPaths: ReportedPaths, workers: Workers
  ) -> (modules: [ModuleInput], unreadable: [UnreadableFile]) {
    let roots = requests.map { Self.roots($0.paths, in: fileSystem, reportedPaths) }
    let namedFolders = Set(roots.joined().compactMap(\.folder))
    let finders = roots.map { roots in
      FileFinder(
        fileSystem: fileSystem, reportedPaths: reportedPaths, workers: workers, namedFolders: namedFolders,
        ownFolders: Set(roots.compactMap(\.folder)))
    }
    // The folders of all modules are walked together: one module's folder is often too small to share among threads.
    let folders = zip(roots, finders).flatMap { roots, finder in
      roots.filter { $0.folder != nil }.map { (path: $0.path, finder: finder) }
    }
    let tree = FolderTree(folders.map(\.path), endingWith: suffix, in: fileSystem, workers: workers) { root, identity in
      folders[root].finder.isForeign(identity)
    }
    var firstFolders = [0]
    for roots in roots { firstFolders.append(firstFolders[firstFolders.count - 1] + roots.count { $0.folder != nil }) }
    let found = workers.map(count: requests.count) { [firstFolders] module in
      var finder = finders[module]
      finder.find(roots[module], in: tree, from: firstFolders[module])
      return finder
    }
    var unreadable: [UnreadableFile] = []
    var modules: [ModuleInput] = []
    for (request, finder) in zip(requests, found) {
      unreadable += finder.unreadable
      let files = request.standardInput + finder.files
      if files.isEmpty, request.isImplied { continue }
      modules.append(ModuleInput(name: request.name, isContext: request.isContext, files: files))
    }
    return (modules, unreadable)
  }

  /// The paths, each once, ordered by their names in the output.
  private static func roots(_ paths: [String], in fileSystem: FileSystem, _ reportedPaths: ReportedPaths) -> [Root] {
    Set(paths.map(FilePath.init(folder:))).map { path in
      Root(
        path: path, reported: reportedPaths.readablePath(of: path.text),
        status: Result { () throws(SystemError) in try fileSystem.status(of: path) })
    }.sorted { ($0.reported, $0.path) < ($1.reported, $1.path) }
  }

  /// Finds the files of the roots. `firstFolder` is the index in `tree` of the first root that is a folder.
  private mutating func find(_ roots: [Root], in tree: FolderTree, from firstFolder: Int) {
    var folder = firstFolder
    for root in roots {
      switch root.status {
      case .failure(let error): unreadable.append(UnreadableFile(path: root.path, error: error))
      case .success(let status):
        switch status.kind {
        case .directory:
          addFiles(in: folder, of: tree, root)
          folder += 1
        case .regular: fileLinks.append((InputFile(root.path, reportedAs: root.reported), status.identity))
        case .other: addPipe(root)
        }
      }
    }
    needsSorting = roots.count > 1 || roots.contains { $0.reported.hasSuffix("..") }
    followLinks()
    if needsSorting { sort() }
  }

  /// Reads a pipe, such as `<(git show …)`, into memory: it can be read only once, and the scan reads files twice.
  private mutating func addPipe(_ root: Root) {
    do throws(SystemError) {
      let text = SourceText(try fileSystem.contents(of: root.path))
      files.append(InputFile(root.path, reportedAs: root.reported, contents: text))
    } catch {
      unreadable.append(UnreadableFile(path: root.path, error: error))
    }
  }

  private mutating func addFiles(in index: Int, of tree: FolderTree, _ root: Root) {
    let (folder, tree) = tree.folder(index)
    switch folder.contents {
    case .leftOut: break
    case .unreadable(let error): unreadable.append(UnreadableFile(path: folder.path, error: error))
    case .listing(let listing):
      guard visited.insert(listing.identity).inserted else { return }
      // A copy, because the array reserved more memory than the names need.
      let names = listing.names.withUnsafeBufferPointer { Array($0) }
      // A folder below '..' may be in the one that paths are relative to.
      let shared =
        root.reported.hasSuffix("..")
        ? InputFolder(
          folder.path, names: names, in: folder.path, reportedAs: reportedPaths.readablePath(of: folder.path.text))
        : InputFolder(folder.path, names: names, in: root.path, reportedAs: root.reported)
      var child = folder.firstChild
      for entry in listing.entries {
        switch entry.kind {
        case .regular: files.append(InputFile(entry.name, in: shared))
        case .directory:
          addFiles(in: child, of: tree, root)
          child += 1
        case .link: note(link: InputFile(entry.name, in: shared, isLink: true), root)
        case .other: break
        }
      }
    }
  }

  // MARK: Links

  private mutating func note(link: InputFile, _ root: Root) {
    let path = link.path, isSwift = Self.isSwift(path.bytes)
    do throws(SystemError) {
      let status = try fileSystem.status(of: path)
      switch status.kind {
      case .directory: folderLinks.append(FolderLink(path: path, root: root, identity: status.identity))
      case .regular where isSwift: fileLinks.append((link, status.identity))
      default: break
      }
    } catch {
      // A link without a target is reported only if it has the name of a Swift file.
      if isSwift { unreadable.append(UnreadableFile(path: path, error: error)) }
    }
  }

  private mutating func followLinks() {
    while !folderLinks.isEmpty {
      let links = folderLinks.sorted { $0.path < $1.path }
      folderLinks = []
      for link in links where !leadsUp(link.path) && !visited.contains(link.identity) {
        let tree = FolderTree([link.path], endingWith: Self.suffix, in: fileSystem, workers: workers) {
          [self] _, identity in isForeign(identity)
        }
        addFiles(in: 0, of: tree, link.root)
        needsSorting = true
      }
    }
    var taken: Set<FileIdentity> = []
    for link in fileLinks where !wasWalked(link.file.path) && taken.insert(link.identity).inserted {
      files.append(link.file)
      needsSorting = true
    }
  }

  private func isForeign(_ folder: FileIdentity) -> Bool {
    namedFolders.contains(folder) && !ownFolders.contains(folder)
  }

  /// Whether a link leads to a folder around it, so that following it would find everything again, or leads nowhere.
  private func leadsUp(_ link: FilePath) -> Bool {
    guard let target = fileSystem.realPath(of: link), let place = fileSystem.realPath(of: link.split().folder) else {
      return true
    }
    return place.isInside(target)
  }

  /// Whether the walk found the file under its real name.
  private func wasWalked(_ path: FilePath) -> Bool {
    guard !visited.isEmpty, let (folder, name) = fileSystem.realPath(of: path)?.split(), Self.isSwift(name),
      name.first != UInt8(ascii: "."), let status = try? fileSystem.status(of: folder)
    else { return false }
    return visited.contains(status.identity)
  }

  private static func isSwift(_ path: ArraySlice<UInt8>) -> Bool {
    path.count > suffix.count && path.suffix(suffix.count) == suffix[...]
  }

  private mutating func sort() {
    files = files.map { (key: Array($0.reportedPath.text.utf8)[...], file: $0) }
      .sorted { precedes($0.key, $1.key) }.map(\.file)
  }
}
