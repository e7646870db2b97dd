import IntentLocalization
import ProjectFiles

extension TablePlan {
  /// The tables in folders that no project describes. `folders` are paths of the repository.
  init(folders: [String], in repository: Repository, _ paths: RunPaths) {
    var search = TableSearch(folder: repository.folder, paths: paths)
    for folder in folders { search.walk(folder) }
    let name = folders.count == 1 ? repository.shown(folders[0]) : "the given folders"
    self.init(files: search.files.sorted { $0.path < $1.path }, inFolder: name)
  }
}

/// A walk over folders for the files of string tables.
private struct TableSearch {
  private static let depthLimit = 32, folderLimit = 50_000
  /// Folders with code that other people maintain, and with build products.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "SourcePackages", "DerivedData", "node_modules", "build", "Vendor", "vendor", "ThirdParty",
    "third_party",
  ]

  let folder: ProjectFolder
  let paths: RunPaths
  private(set) var files: [TableFile] = []
  var seen: Set<String> = []

  mutating func walk(_ start: String) {
    var pending = [(path: start, depth: 0)]
    while let (path, depth) = pending.popLast() {
      guard depth < Self.depthLimit, seen.count < Self.folderLimit, seen.insert(path).inserted else { continue }
      let entries = folder.list(path) ?? []
      // The app does not read the tables of a package in its folder.
      if path != start, folder.isPackage(path, entries) { continue }
      for entry in entries where !entry.name.hasPrefix(".") {
        let inside = ProjectPath.join(path, entry.name)
        if entry.kind == .folder {
          if !Self.skipped.contains(entry.name), !Self.isOpaque(entry.name) { pending.append((inside, depth + 1)) }
        } else if let file = paths.table(inside) {
          files.append(file)
        }
      }
    }
  }

  /// Whether a folder is a built product, an asset catalog, a project or a documentation catalog.
  private static func isOpaque(_ name: String) -> Bool {
    ["app", "appex", "bundle", "framework", "xcframework", "xcassets", "xcodeproj", "xcworkspace", "docc"]
      .contains(ProjectPath.pathExtension(of: name))
  }
}
