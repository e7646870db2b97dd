import IntentModel
import OperatingSystem
import ProjectFiles
import SourceScan

/// A request for a scan, by a user of the command or of the library.
package struct ScanRequest: Sendable {
  package enum Modules: Sendable {
    /// The modules that the paths refer to.
    case implied
    /// All paths belong to one.
    case one(String)
    /// Each has paths of its own.
    case named([ModuleRequest])
    /// A file names them, see `readInputs`.
    case listed(String)
  }

  /// The part of a request that concerns project files.
  package struct ProjectRequest: Sendable {
    /// The project; nil for the nearest one.
    package var path: String?
    /// Only this target.
    package var target: String?
    package var configuration: String?
    /// Folders outside of the repository that may be read.
    package var outside: [String] = []
    /// Selects the code of one product instead of an app with all its parts.
    package var wantsProduct = false
    /// Selects each app, extension and framework separately.
    package var wantsAllProducts = false

    package init() {}
  }

  /// The source that the path `-` refers to. Not a tuple: the metadata of one that holds a closure with a typed error requires the runtime
  /// of macOS 15.
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
  /// Nil if folders are modules and projects are ignored.
  package var project: ProjectRequest? = ProjectRequest()
  /// The folder that paths in documents are relative to; nil for the working directory.
  package var root: String?
  /// Only the apps that changes since this revision can affect.
  package var changedSince: String?
  /// The keys of the groups that are scanned, if it is known already which ones changes can affect.
  package var affected: Set<String>?
  /// The path of the configuration; nil for the nearest one.
  package var configuration: String?
  /// Nil for the project's, else iOS.
  package var platform: Platform?
  /// Nil for that of the configuration, the project or the compiler.
  package var languageMode: LanguageMode?
  /// Nil if the path `-` is a file of that name.
  package var standardInput: StandardInput?

  package init(paths: [String]) { self.paths = paths }

  func replacingPaths(_ paths: [String]) -> ScanRequest {
    var copy = self
    copy.paths = paths
    return copy
  }

  /// The configuration that is named, or the one that is found from the scanned paths upwards; from the root for a file that
  /// lists modules, because it may be anywhere and name anything.
  package func configurationFile(in fileSystem: FileSystem = .process()) throws -> ConfigurationFile? {
    if let configuration { return try ConfigurationFile(reading: configuration, in: fileSystem) }
    var starts = paths.map { $0 == "-" ? standardInput?.name ?? "." : $0 }, fallback = "."
    switch modules {
    case .named(let requests): starts += requests.flatMap(\.paths)
    case .listed: fallback = root ?? "."
    case .implied, .one: break
    }
    for start in starts.isEmpty ? [fallback] : starts {
      if let file = try ConfigurationFile(above: start, in: fileSystem) { return file }
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

  /// A source without a place belongs to `main`, as the compiler has it; one with a name to the folder of that name.
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
