import OperatingSystem
import ProjectFiles

/// A module that the user wants scanned: a name, and paths that may be files and folders.
package struct ModuleRequest: Sendable {
  let name: String
  var isContext = false
  var paths: [String]
  /// The files whose contents are in memory, such as standard input and the files of a facts file.
  var standardInput: [InputFile] = []
  /// Whether the module is a target of a package that the user named, and not one that an option names. If it has no Swift files,
  /// it is omitted.
  var isImplied = false

  package init(
    name: String, isContext: Bool = false, paths: [String], standardInput: [InputFile] = [], isImplied: Bool = false
  ) {
    self.name = name
    self.isContext = isContext
    self.paths = paths
    self.standardInput = standardInput
    self.isImplied = isImplied
  }
}

extension ModuleRequest {
  /// The folders in which SwiftPM looks for a package's targets. The first one that exists is used.
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// The modules that a path refers to if no module is named: the targets of a package, else one module with the name of the
  /// folder. A file belongs to the module of its folder.
  static func implied(by path: String, in fileSystem: FileSystem) -> [ModuleRequest] {
    let folder = FilePath(folder: path)
    if let status = try? fileSystem.status(of: folder), status.kind != .directory {
      return [ModuleRequest(name: folderName(path + "/..", in: fileSystem), paths: [path])]
    }
    for name in sourceFolders where fileSystem.holds(FilePath(folder, "Package.swift"), .regular) {
      let sources = FilePath(folder, name)
      if fileSystem.holds(sources, .directory) { return targets(in: sources, of: path, in: fileSystem) }
    }
    // Many apps' repositories have a manifest for their tools alone, or one that names other folders. Only SwiftPM can decide
    // that, so the whole folder is one module.
    return [ModuleRequest(name: folderName(path, in: fileSystem), paths: [path])]
  }

  private static func targets(in sources: FilePath, of package: String, in fileSystem: FileSystem) -> [ModuleRequest] {
    guard let listing = try? fileSystem.listing(of: sources, endingWith: []) else {
      // Walking the folder reports why it can't be read.
      return [ModuleRequest(name: folderName(package, in: fileSystem), paths: [sources.text])]
    }
    let names = listing.entries.map { PathText.text(listing.name(of: $0)) }
    // A package with one target may have its sources directly in the folder.
    if names.contains(where: { $0.hasSuffix(".swift") && fileSystem.holds(FilePath(sources, $0), .regular) }) {
      return [ModuleRequest(name: folderName(package, in: fileSystem), paths: [sources.text])]
    }
    return names.filter { fileSystem.holds(FilePath(sources, $0), .directory) }.sorted().map { name in
      ModuleRequest(name: moduleName(from: name), paths: [FilePath(sources, name).text], isImplied: true)
    }
  }

  private static func folderName(_ path: String, in fileSystem: FileSystem) -> String {
    moduleName(from: ReportedPaths.lastComponent(of: path, from: fileSystem.directoryPath) ?? "main")
  }
}

extension [ModuleRequest] {
  /// One request for each module, ordered by name. Throws if a name is that of a scanned module and of a context module.
  func merged() throws(RequestError) -> [ModuleRequest] {
    var byName: [String: ModuleRequest] = [:]
    for request in self {
      guard var merged = byName[request.name] else {
        byName[request.name] = request
        continue
      }
      guard merged.isContext == request.isContext else {
        throw RequestError("'\(request.name)' is given with both '--module' and '--context'; use one of them")
      }
      merged.paths += request.paths
      merged.standardInput += request.standardInput
      merged.isImplied = merged.isImplied && request.isImplied
      byName[request.name] = merged
    }
    return byName.values.sorted { $0.name < $1.name }
  }
}

extension FileSystem {
  fileprivate func holds(_ path: FilePath, _ kind: FileStatus.Kind) -> Bool {
    (try? status(of: path).kind) == kind
  }
}

extension FilePath {
  fileprivate init(_ folder: FilePath, _ name: String) { self.init(folder, PathText.bytes(name)[...]) }
}
