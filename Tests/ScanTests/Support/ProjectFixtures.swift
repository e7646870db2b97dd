import Foundation

@testable import ProjectFiles

extension ProjectFolder {
  /// Files that exist in memory alone, by their paths.
  init(_ files: [String: String]) { self.init(files.mapValues { Array($0.utf8) }) }

  init(_ files: [String: [UInt8]]) {
    var folders: [String: [String: Entry]] = ["": [:]]
    for path in files.keys {
      var child = path, kind = EntryKind.file
      while let folder = ProjectPath.folder(of: child) {
        folders[folder, default: [:]][ProjectPath.lastName(of: child)] = Entry(
          name: ProjectPath.lastName(of: child), kind: kind)
        (child, kind) = (folder, .folder)
      }
    }
    let all = folders
    self.init(
      read: { files[$0] }, list: { all[$0].map { Array($0.values) } },
      kind: { files[$0] != nil ? .file : all[$0] != nil ? .folder : nil })
  }

  /// All files of a folder on disk, read at once.
  init(fixture: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: fixture.path)
    var files: [String: [UInt8]] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      let file = fixture.appending(path: path)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      files[path] = [UInt8](try Data(contentsOf: file))
    }
    self.init(files)
  }
}

extension Project {
  /// One fact per line, for people and goldens.
  var sketch: String {
    var lines = ["\(kind.rawValue) \(path)"]
    if !configurationNames.isEmpty { lines.append("configurations \(configurationNames.joined(separator: ", "))") }
    for target in targets { lines += [""] + target.sketch }
    if !unusedFiles.isEmpty { lines += [""] + unusedFiles.map { "unused \($0)" } }
    if !notes.isEmpty { lines += [""] + notes.map(\.sketch) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ProjectTarget {
  fileprivate var sketch: [String] {
    var lines = ["target \(name) (\(kind.rawValue)) of \(id.project)", "  module \(moduleName)"]
    lines += platforms.map { "  \($0.platform.rawValue) \($0.deploymentTarget ?? "?")" }
    if let languageMode { lines.append("  language mode \(languageMode)") }
    if skipsIntentMetadata { lines.append("  skips the metadata of intents") }
    if let bundleIdentifier { lines.append("  bundle \(bundleIdentifier)") }
    if let displayName { lines.append("  shown as '\(displayName)'") }
    if let extensionPoint { lines.append("  extends \(extensionPoint)") }
    if let infoPlistPath { lines.append("  plist \(infoPlistPath)") }
    if let developmentRegion {
      lines.append("  regions \(developmentRegion): \(knownRegions.joined(separator: ", "))")
    }
    lines += compilationConditions.map { "  defines \($0.name)\(limit($0.platforms))" }
    lines += swiftFiles.map { "  swift \($0.path)\(limit($0.platforms))" }
    lines += resources.map { "  resource \($0.path)\(limit($0.platforms))" }
    lines += dependencies.map {
      "  \($0.kind.rawValue) \($0.name) -> \($0.target.map { "\($0.project):\($0.name)" } ?? "?")"
    }
    return lines
  }

  private func limit(_ platforms: Set<ApplePlatform>?) -> String {
    platforms.map { " on \($0.sorted().map(\.rawValue).joined(separator: ", "))" } ?? ""
  }
}

extension ProjectNote {
  var sketch: String {
    let place = line.map { ":\($0):\(column ?? 0)" } ?? ""
    return "\(kind.rawValue) \(path)\(place): \(message)"
  }
}
