import IntentRules
import DocumentFormats
import OperatingSystem
import ProjectFiles

/// `.intentscan.json` and where it is: what its paths are relative to.
package struct ConfigurationFile: Sendable {
  package static let name = ".intentscan.json"

  package let configuration: Configuration
  /// As it is printed.
  package let path: String
  /// Its folder, as paths in it are to be printed: empty for the working directory.
  private let folder: String

  /// The file at `path`; a mistake in it is the message to print, with its line and column.
  init(reading path: String, in fileSystem: FileSystem) throws(InputError) {
    self.path = path
    configuration = try fileSystem.document(at: path) { bytes throws(JSONError) in
      try Configuration(bytes, isModuleName: isModuleName)
    }
    folder = FilePath(path).split().folder.text
  }

  /// The file in the folder that `start` is or lies in, or in the nearest one above; nil where there is none.
  init?(above start: String, in fileSystem: FileSystem) throws(InputError) {
    var components = ReportedPaths.components(of: start, from: fileSystem.directoryPath)
    let given = try? fileSystem.status(of: FilePath(folder: start))
    while true {
      let path = "/" + (components + [Self.name[...]]).joined(separator: "/")
      if let status = try? fileSystem.status(of: FilePath(path)), status.kind == .regular {
        guard !status.isForeign(to: given) else {
          throw InputError("'\(path)' belongs to another user, so it is not read; name the configuration with --config")
        }
        // Printed as the user prints paths: absolute where he gave an absolute one.
        let isAbsolute = start.hasPrefix("/")
        let reported = isAbsolute ? path : ReportedPaths(root: nil, files: fileSystem).path(of: path)
        try self.init(reading: reported, in: fileSystem)
        return
      }
      if components.popLast() == nil { return nil }
    }
  }

  private func path(of configured: String) -> String {
    folder.isEmpty || configured.hasPrefix("/")
      ? configured : folder == "/" ? "/\(configured)" : "\(folder)/\(configured)"
  }

  /// The modules that a place refers to: those that lie in it, else the one that it lies in. Nil where that is none.
  /// `path` is what is scanned for the latter.
  func requests(for place: String, scanning path: String, in fileSystem: FileSystem) -> [ModuleRequest]? {
    let root = ReportedPaths(root: place, files: fileSystem)
    let inside = configuration.modules.compactMap { module -> ModuleRequest? in
      let paths = module.paths.map(self.path).filter { root.pathInside(of: $0) != nil }
      return paths.isEmpty ? nil : ModuleRequest(name: module.name, paths: paths)
    }
    if !inside.isEmpty, path != "-" { return inside }
    var nearest: (name: String, depth: Int)?
    for module in configuration.modules {
      for modulePath in module.paths.map(self.path) {
        guard ReportedPaths(root: modulePath, files: fileSystem).pathInside(of: place) != nil else { continue }
        let depth = ReportedPaths.components(of: modulePath, from: fileSystem.directoryPath).count
        if depth > nearest?.depth ?? -1 { nearest = (module.name, depth) }
      }
    }
    return nearest.map { [ModuleRequest(name: $0.name, paths: [path])] }
  }

  /// Takes out the files that the configuration excludes.
  func removeExcluded(from modules: inout [ModuleInput], in fileSystem: FileSystem) {
    guard !configuration.exclude.isEmpty else { return }
    let root = ReportedPaths(root: folder.isEmpty ? "." : folder, files: fileSystem)
    for index in modules.indices {
      modules[index].files.removeAll { file in
        guard let path = root.pathInside(of: file.path.text) else { return false }
        return configuration.exclude.contains { $0.matches(path) }
      }
    }
  }
}
