import SourceScan

/// Finds the Swift files that the paths of a module stand for. Knows nothing of what is in them.
///
/// A folder is walked for `*.swift`; a file that is named is always taken. Every file comes once, however many paths and
/// links lead to it, and the order is that of the paths' bytes.
struct FileFinder {
  /// Folders of other people's sources and of build products.
  private static let skippedFolders: Set<String> = [".build", "DerivedData", "Pods", "Carthage", "SourcePackages"]
  private static let suffix = Array(".swift".utf8)

  private let fileSystem: FileSystem
  private let reportedPaths: ReportedPaths
  /// The folders that are named for a module, and those for this one. A folder that is named for others alone is left to
  /// them.
  private let namedFolders: Set<FileIdentity>
  private let ownFolders: Set<FileIdentity>

  private var files: [InputFile] = []
  private var unreadable: [UnreadableFile] = []
  private var visited: Set<FileIdentity> = []
  /// Links are followed after everything else, so that a file which has a place of its own is found there.
  private var folderLinks: [Link] = []
  private var fileLinks: [Link] = []
  private var needsSorting = false

  private struct Link {
    let path: FilePath
    let root: Root
    let identity: FileIdentity
  }

  /// A path that the user gave.
  private struct Root {
    let path: FilePath
    let reported: String
  }

  private init(
    fileSystem: FileSystem, reportedPaths: ReportedPaths, namedFolders: Set<FileIdentity>, ownFolders: Set<FileIdentity>
  ) {
    self.fileSystem = fileSystem
    self.reportedPaths = reportedPaths
    self.namedFolders = namedFolders
    self.ownFolders = ownFolders
  }

  /// The files that each module's paths stand for, and the paths that can't be read.
  static func find(
    _ requests: [ModuleRequest], in fileSystem: FileSystem, reportedPaths: ReportedPaths
  ) -> (modules: [ModuleInput], unreadable: [UnreadableFile]) {
    let folders = requests.map { request in
      Set(
        request.paths.compactMap { try? fileSystem.status(of: FilePath(folder: $0)) }
          .filter { $0.kind == .directory }.map(\.identity))
    }
    let namedFolders = Set(folders.joined())
    var unreadable: [UnreadableFile] = []
    var modules: [ModuleInput] = []
    for (request, ownFolders) in zip(requests, folders) {
      var finder = FileFinder(
        fileSystem: fileSystem, reportedPaths: reportedPaths, namedFolders: namedFolders, ownFolders: ownFolders)
      finder.find(request.paths)
      unreadable += finder.unreadable
      let files = request.standardInput + finder.files
      if files.isEmpty, request.isImplied { continue }
      modules.append(ModuleInput(name: request.name, isContext: request.isContext, files: files))
    }
    return (modules, unreadable)
  }

  private mutating func find(_ paths: [String]) {
    let roots = Set(paths.map(FilePath.init(folder:))).map { Root(path: $0, reported: reportedPaths.path(of: $0.text)) }
    for root in roots.sorted(by: { ($0.reported, $0.path) < ($1.reported, $1.path) }) { take(root) }
    needsSorting = roots.count > 1
    followLinks()
    if needsSorting { sort() }
  }

  private mutating func take(_ root: Root) {
    do throws(SystemError) {
      let status = try fileSystem.status(of: root.path)
      switch status.kind {
      case .directory: walk(root.path, root: root)
      case .regular: fileLinks.append(Link(path: root.path, root: root, identity: status.identity))
      case .other:
        // `<(git show …)`: it can be read once only, and the scan reads twice.
        let text = SourceText(try fileSystem.contents(of: root.path))
        files.append(InputFile(root.path, reportedAs: root.reported, contents: .memory(text)))
      }
    } catch {
      unreadable.append(UnreadableFile(path: root.path, error: error))
    }
  }

  private mutating func walk(_ folder: FilePath, root: Root) {
    do throws(SystemError) {
      let listing = try fileSystem.entries(of: folder, endingWith: Self.suffix) { identity in
        (ownFolders.contains(identity) || !namedFolders.contains(identity)) && visited.insert(identity).inserted
      }
      guard var listing else { return }
      listing.sort()
      for entry in listing.entries { take(entry, named: listing.name(of: entry), in: folder, root: root) }
    } catch {
      unreadable.append(UnreadableFile(path: folder, error: error))
    }
  }

  private mutating func take(
    _ entry: DirectoryListing.Entry, named name: ArraySlice<UInt8>, in folder: FilePath, root: Root
  ) {
    guard name.first != UInt8(ascii: ".") else { return }
    switch entry.kind {
    case .regular:
      if Self.isSwift(name) {
        files.append(InputFile(FilePath(folder, name), in: root.path, reportedAs: root.reported))
      }
    case .directory:
      if !Self.skippedFolders.contains(String(decoding: name, as: UTF8.self)) {
        walk(FilePath(folder, name), root: root)
      }
    case .link: note(link: name, in: folder, root: root)
    case .other: break
    }
  }

  private static func isSwift(_ name: ArraySlice<UInt8>) -> Bool {
    name.count > suffix.count && name.suffix(suffix.count) == suffix[...]
  }

  // MARK: Links

  private mutating func note(link name: ArraySlice<UInt8>, in folder: FilePath, root: Root) {
    guard !Self.skippedFolders.contains(String(decoding: name, as: UTF8.self)) else { return }
    let path = FilePath(folder, name)
    do throws(SystemError) {
      let status = try fileSystem.status(of: path)
      let link = Link(path: path, root: root, identity: status.identity)
      switch status.kind {
      case .directory: folderLinks.append(link)
      case .regular where Self.isSwift(name): fileLinks.append(link)
      default: break
      }
    } catch {
      // A link that leads nowhere is a missing source only if it was to be one.
      if Self.isSwift(name) { unreadable.append(UnreadableFile(path: path, error: error)) }
    }
  }

  private mutating func followLinks() {
    while !folderLinks.isEmpty {
      let links = folderLinks.sorted { $0.path < $1.path }
      folderLinks = []
      for link in links where !leadsUp(link.path) {
        walk(link.path, root: link.root)
        needsSorting = true
      }
    }
    var taken: Set<FileIdentity> = []
    for link in fileLinks where !wasWalked(link.path) && taken.insert(link.identity).inserted {
      files.append(InputFile(link.path, in: link.root.path, reportedAs: link.root.reported))
      needsSorting = true
    }
  }

  /// Whether a link leads to a folder that it stands in: following it finds everything again.
  private func leadsUp(_ link: FilePath) -> Bool {
    guard let target = fileSystem.realPath(of: link), let place = fileSystem.realPath(of: link.split().folder) else {
      return true
    }
    return place == target || place.bytes.starts(with: target.bytes + [UInt8(ascii: "/")])
  }

  /// Whether the walk met the file under its real name.
  private func wasWalked(_ path: FilePath) -> Bool {
    guard !visited.isEmpty, let (folder, name) = fileSystem.realPath(of: path)?.split(), Self.isSwift(name),
      name.first != UInt8(ascii: "."), let status = try? fileSystem.status(of: folder)
    else { return false }
    return visited.contains(status.identity)
  }

  private mutating func sort() {
    files = files.map { (key: Array($0.reportedPath.utf8)[...], file: $0) }
      .sorted { precedes($0.key, $1.key) }.map(\.file)
  }
}

/// A path that was to be scanned and can't be read.
struct UnreadableFile: Error, Sendable {
  let path: FilePath
  let error: SystemError

  var message: String { "cannot read '\(path.text)': \(error.message)" }
}
