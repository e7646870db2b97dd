import IntentModel
import OperatingSystem
import ProjectFiles
import SourceScan

/// A request for a scan, by a user of the command or of the library.
package struct ScanRequest: Sendable {
  package enum Modules: Sendable {
    /// The modules that the paths refer to.
    case implied
    /// One module with this name, which all paths belong to.
    case one(String)
    /// The modules of the user, each with paths of its own.
    case named([ModuleRequest])
    /// The modules in an inputs file at this path, see `readInputs`.
    case listed(String)
  }

  /// The part of a request that concerns project files.
  package struct ProjectRequest: Sendable {
    /// The path of the project; nil for the nearest one.
    package var path: String?
    /// The name of the only target to scan; nil for all.
    package var target: String?
    package var configuration: String?
    /// Folders outside of the repository that may be read.
    package var outside: [String] = []
    /// Whether the code of one product is scanned, instead of an app with all its parts.
    package var wantsProduct = false
    /// Whether each app, extension and framework is scanned separately.
    package var wantsAllProducts = false

    package init() {}
  }

  /// The source that the path `-` refers to. It is not a tuple, because the metadata of a tuple with a closure that has a typed
  /// error requires the runtime of macOS 15.
  package struct StandardInput: Sendable {
    /// The name of the file that standard input holds, if the user gave one.
    var name: String?
    /// Reads standard input to its end.
    var read: @Sendable () throws(SystemError) -> [UInt8]

    package init(name: String?, read: @escaping @Sendable () throws(SystemError) -> [UInt8]) {
      self.name = name
      self.read = read
    }
  }

  /// Files and folders; without any, the working directory. `-` is standard input.
  var paths: [String]
  package var modules = Modules.implied
  /// Modules that are read for their names alone.
  package var context: [ModuleRequest] = []
  /// Modules that are read for their names alone, as facts files; see `FactsFile`.
  package var facts: [String] = []
  /// The request for a project; nil if folders are modules and projects are ignored.
  package var project: ProjectRequest? = ProjectRequest()
  /// The folder that paths in documents are relative to; nil for the working directory.
  package var root: String?
  /// The revision, if only the apps that changes since then can affect are scanned.
  package var changedSince: String?
  /// The keys of the groups to scan, if the effect of changes is already known.
  package var affected: Set<String>?
  /// The path of the configuration; nil for the nearest one.
  package var configuration: String?
  /// The platform; nil for the project's, else iOS.
  package var platform: Platform?
  /// The language mode; nil for that of the configuration, the project or the compiler.
  package var languageMode: LanguageMode?
  /// The source of the path `-`; nil if `-` is the name of a file.
  package var standardInput: StandardInput?

  package init(paths: [String]) { self.paths = paths }

  func replacingPaths(_ paths: [String]) -> ScanRequest {
    var copy = self
    copy.paths = paths
    return copy
  }

  package func configurationFile(in fileSystem: FileSystem = .process()) throws -> ConfigurationFile? {
    try configurationPath(in: fileSystem).map { try ConfigurationFile(reading: $0, in: fileSystem) }
  }

  /// The path of the configuration that `--config` names, or of the nearest one at or above the first scanned path that has one; nil
  /// if there is none. For a file that lists modules, the search starts at the root, because that file may be anywhere and list any
  /// paths.
  package func configurationPath(in fileSystem: FileSystem) throws -> String? {
    if let configuration { return configuration }
    var starts = paths.map { $0 == "-" ? standardInput?.name ?? "." : $0 }, fallback = "."
    switch modules {
    case .named(let requests): starts += requests.flatMap(\.paths)
    case .listed: fallback = root ?? "."
    case .implied, .one: break
    }
    for start in starts.isEmpty ? [fallback] : starts {
      if let path = try ConfigurationFile.path(above: start, in: fileSystem) { return path }
    }
    return nil
  }

  /// The modules that are read for their names alone.
  func contextModules(in fileSystem: FileSystem) throws(InputError) -> [ModuleRequest] {
    var context: [ModuleRequest] = []
    for var request in self.context {
      var paths: [String] = []
      for path in request.paths {
        do {
          paths.append(
            try BinaryFramework(path)?.interface(of: request.name, for: platform ?? .iOS, in: fileSystem) ?? path)
        } catch {
          // A framework without an interface may have a document.
          guard let file = try? MetadataFile(at: path, in: fileSystem) else { throw error }
          context += file.contextModules
        }
      }
      if let path = paths.first, paths.count == 1, FilePath(folder: path).text.hasSuffix(".appintents") {
        context += try MetadataFile(at: path, in: fileSystem).contextModules
        continue
      }
      request.paths = paths
      if !paths.isEmpty { context.append(request) }
    }
    return context + (try facts.map { path throws(InputError) in try readFacts(path, in: fileSystem) })
  }

  /// The files to scan, by module, and the paths that can't be read.
  package func inputs(
    _ configuration: ConfigurationFile?, in fileSystem: FileSystem, _ workers: Workers
  ) throws -> (modules: [ModuleInput], unreadable: [UnreadableFile]) {
    let reportedPaths = ReportedPaths(root: root, files: fileSystem)
    var requests = try requestedModules(configuration, in: fileSystem)
    requests += try contextModules(in: fileSystem)
    // A module named `AppIntents` is the framework or a substitute for it, as packages that build on Linux contain one. Its
    // declarations are known; a scan would report the framework's names as the app's own.
    requests.removeAll { $0.name == KnownProtocols.module && ($0.isContext || $0.isImplied) }
    try readStandardInput(for: &requests, reportedPaths)
    var found = FileFinder.find(
      try requests.merged(), in: fileSystem, reportedPaths: reportedPaths, workers: workers)
    configuration?.removeExcluded(from: &found.modules, in: fileSystem)
    return found
  }

  private func requestedModules(
    _ configuration: ConfigurationFile?, in fileSystem: FileSystem
  ) throws -> [ModuleRequest] {
    if paths.contains(where: \.isEmpty) { throw RequestError("a path must not be empty") }
    let paths = paths.isEmpty ? ["."] : paths
    switch modules {
    case .listed(let path): return try readInputs(path, in: fileSystem)
    case .named(let requests): return requests
    case .one(let name): return [ModuleRequest(name: name, paths: paths)]
    case .implied:
      return paths.flatMap { path in
        let place = path == "-" ? standardInput?.name : path
        if let place, let requests = configuration?.requests(for: place, scanning: path, in: fileSystem) {
          return requests
        }
        return path == "-" ? [impliedByStandardInput(in: fileSystem)] : ModuleRequest.implied(by: path, in: fileSystem)
      }
    }
  }

  /// The module of standard input: `main`, as in the compiler. If the source has a file name, the module of that file's folder.
  private func impliedByStandardInput(in fileSystem: FileSystem) -> ModuleRequest {
    let folder = standardInput?.name.flatMap {
      ReportedPaths.lastComponent(of: $0 + "/..", from: fileSystem.directoryPath)
    }
    return ModuleRequest(name: moduleName(from: folder ?? "main"), paths: ["-"])
  }

  /// Replaces the path `-` by the contents of standard input.
  private func readStandardInput(for requests: inout [ModuleRequest], _ reportedPaths: ReportedPaths) throws {
    let readers = requests.indices.filter { requests[$0].paths.contains("-") }
    guard let standardInput else { return }
    guard let reader = readers.first else {
      if standardInput.name != nil { throw RequestError("'--stdin-name' requires the path '-'") }
      return
    }
    guard readers.allSatisfy({ requests[$0].name == requests[reader].name }) else {
      throw RequestError("standard input cannot belong to two modules")
    }
    for index in readers { requests[index].paths.removeAll { $0 == "-" } }
    do throws(SystemError) {
      let text = SourceText(try standardInput.read()), name = standardInput.name
      requests[reader].standardInput = [
        InputFile(
          FilePath(name ?? "<stdin>"), reportedAs: name.map(reportedPaths.readablePath) ?? "<stdin>", contents: text)
      ]
    } catch {
      throw InputError("cannot read standard input: \(error.message)")
    }
  }
}
