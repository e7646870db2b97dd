import DocumentFormats
import IntentModel
import IntentRules
import OperatingSystem
import ProjectFiles

/// The settings of `.intentscan.json` and of the files that it extends.
package struct ConfigurationFile: Sendable {
  package static let name = "." + Configuration.extendedSuffix
  /// The largest number of files in a chain in which each extends the next one.
  private static let limit = 16

  @Boxed package private(set) var configuration: Configuration
  /// The path as messages print it.
  let path: String
  /// The files that were read, the one that extends the others last.
  package let paths: [String]

  /// Reads the file at `path` and the files that it extends. The error is the message to print, with the line and column of a
  /// mistake.
  init(reading path: String, in fileSystem: FileSystem) throws(InputError) {
    self.path = path
    var paths = [path]
    while let extended = try fileSystem.document(at: paths[0], Configuration.extended) {
      let next = Self.path(of: extended, in: Self.folder(of: paths[0]))
      let identity = try? fileSystem.status(of: FilePath(next)).identity
      let isKnown = paths.contains { (try? fileSystem.status(of: FilePath($0)).identity) == identity }
      try Self.refusePipe(next, in: paths[0], fileSystem)
      guard identity == nil || !isKnown else {
        throw InputError("\(paths[0]): 'extends' leads back to '\(next)'; a configuration cannot extend itself")
      }
      guard paths.count < Self.limit else {
        throw InputError("\(paths[0]): more than \(Self.limit) configurations extend one another; join some of them")
      }
      paths.insert(next, at: 0)
    }
    var configuration = Configuration()
    for path in paths {
      configuration = try fileSystem.document(at: path) { bytes throws(JSONError) in
        var next = configuration
        try next.read(bytes, path: path, folder: Self.folder(of: path), isModuleName: isModuleName)
        return next
      }
    }
    let named = [configuration.baseline, configuration.allow, configuration.owners].compactMap(\.self)
    for file in named + configuration.modules.flatMap(\.paths) { try Self.refusePipe(file, in: path, fileSystem) }
    self.configuration = configuration
    self.paths = paths
  }

  /// Throws for a pipe or a device that a configuration names: to read it would wait for another program.
  private static func refusePipe(
    _ file: String, in path: String, _ fileSystem: FileSystem
  ) throws(InputError) {
    guard (try? fileSystem.status(of: FilePath(file)).kind) == .other else { return }
    throw InputError("\(path): '\(file)' is a pipe or a device, which only an option may name")
  }

  /// The configuration of a file that is not written yet, and that extends no other file.
  package init(_ bytes: [UInt8], at path: String) throws(JSONError) {
    self.path = path
    paths = [path]
    var configuration = Configuration()
    try configuration.read(bytes, path: path, folder: Self.folder(of: path), isModuleName: isModuleName)
    self.configuration = configuration
  }

  /// The path of the file in the folder that `start` is or lies in, or in the nearest one above; nil if there is none.
  static func path(above start: String, in fileSystem: FileSystem) throws(InputError) -> String? {
    var components = ReportedPaths.components(of: start, from: fileSystem.directoryPath)
    let given = try? fileSystem.status(of: FilePath(folder: start))
    while true {
      let path = "/" + (components + [Self.name[...]]).joined(separator: "/")
      if let status = try? fileSystem.status(of: FilePath(path)), status.kind == .regular {
        guard !status.isForeign(to: given) else {
          throw InputError("'\(path)' belongs to another user, so it is not read; name the configuration with --config")
        }
        // The path, which messages print, is absolute only if the user gave an absolute one.
        let isAbsolute = start.hasPrefix("/")
        return isAbsolute ? path : ReportedPaths(root: nil, files: fileSystem).path(of: path)
      }
      if components.popLast() == nil { return nil }
    }
  }

  /// The folder that the file is in.
  var folder: String { Self.folder(of: path).isEmpty ? "." : Self.folder(of: path) }

  private static func folder(of path: String) -> String { FilePath(path).split().folder.text }

  private static func path(of name: String, in folder: String) -> String {
    folder.isEmpty || name.hasPrefix("/") ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// The configured modules with paths inside of `place`; without any, and for standard input, the configured module with the
  /// nearest folder around `place`, with the scanned `path` as its only path. Nil if there is neither.
  func requests(for place: String, scanning path: String, in fileSystem: FileSystem) -> [ModuleRequest]? {
    let root = ReportedPaths(root: place, files: fileSystem)
    let inside = configuration.modules.compactMap { module -> ModuleRequest? in
      let paths = module.paths.filter { root.pathInside(of: $0) != nil }
      return paths.isEmpty ? nil : ModuleRequest(name: module.name, paths: paths)
    }
    if !inside.isEmpty, path != "-" { return inside }
    var nearest: (name: String, depth: Int)?
    for module in configuration.modules {
      for modulePath in module.paths {
        guard ReportedPaths(root: modulePath, files: fileSystem).pathInside(of: place) != nil else { continue }
        let depth = ReportedPaths.components(of: modulePath, from: fileSystem.directoryPath).count
        if depth > nearest?.depth ?? -1 { nearest = (module.name, depth) }
      }
    }
    return nearest.map { [ModuleRequest(name: $0.name, paths: [path])] }
  }

  /// Removes the files that the configuration excludes.
  func removeExcluded(from modules: inout [ModuleInput], in fileSystem: FileSystem) {
    guard !configuration.exclude.isEmpty else { return }
    let patterns = FolderPatterns(configuration.exclude, in: fileSystem)
    for index in modules.indices {
      modules[index].files.removeAll { patterns.match($0.path.text) }
    }
  }
}

/// Patterns of file paths, each relative to the folder of the configuration that states it.
struct FolderPatterns {
  private let patterns: [(folder: String, root: ReportedPaths, globs: [Glob])]

  init(_ globs: [FolderGlob], in fileSystem: FileSystem) {
    patterns = Dictionary(grouping: globs, by: \.folder).sorted { $0.key < $1.key }.map { folder, globs in
      (folder, ReportedPaths(root: folder.isEmpty ? "." : folder, files: fileSystem), globs.map(\.glob))
    }
  }

  func match(_ path: String) -> Bool {
    var inside: [String: String?] = [:]
    return match(path, &inside)
  }

  /// Whether a pattern matches. `inside` caches the path relative to each folder, so that later matches of the same path need not
  /// compute it.
  func match(_ path: String, _ inside: inout [String: String?]) -> Bool {
    patterns.contains { folder, root, globs in
      let below = inside[folder] ?? root.pathInside(of: path)
      inside.updateValue(below, forKey: folder)
      return below.map { path in globs.contains { $0.matches(path) } } ?? false
    }
  }
}

/// Finds the overrides that apply to files.
package struct OverrideMatcher {
  private let overrides: [(paths: FolderPatterns?, targets: [String])]

  package init(_ selection: RuleSelection, in fileSystem: FileSystem) {
    overrides = selection.overrides.map { override in
      (override.paths.isEmpty ? nil : FolderPatterns(override.paths, in: fileSystem), override.targets)
    }
  }

  /// The indices of the overrides that apply to a file. `names` are the names of its app, its target and its module.
  package func numbers(for path: String, names: [String]) -> [Int] {
    var inside: [String: String?] = [:]
    return overrides.indices.filter { number in
      let (paths, targets) = overrides[number]
      return (targets.isEmpty || names.contains(where: targets.contains)) && paths?.match(path, &inside) ?? true
    }
  }
}
