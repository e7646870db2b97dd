/// Finds the files of a package's target, as SwiftPM does.
struct PackageSources {
  /// The package's folder.
  let place: String
  let folder: ProjectFolder
  let manifest: Manifest

  /// The most levels of folders that are searched, more than people make: a link may lead to a folder that contains it.
  private static let depthLimit = 64
  /// The extensions of folders that look like a file, or whose contents belong to something else.
  private static let closedFolders: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "docc", "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel",
  ]
  private static let catalogs: Set<String> = ["xcstrings", "strings", "stringsdict", "xcassets"]

  /// The folder that holds a target's sources; nil if none is there, or if it is outside the root.
  func folder(of target: Manifest.Target) -> String? {
    if let path = target.path {
      let resolved = ProjectPath.resolve(path, from: place)
      return resolved.flatMap { folder.kind($0) == .folder ? $0 : nil }
    }
    let names: [String]
    switch target.kind {
    case .test: names = ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: names = ["Plugins"]
    default: names = ["Sources", "Source", "src", "srcs"]
    }
    let common = names.map { ProjectPath.join(place, $0) }.first { folder.kind($0) == .folder }
    guard let common else { return nil }
    let own = ProjectPath.join(common, target.name)
    if folder.kind(own) == .folder { return own }
    // Since 5.9, the only target of its kind may use the whole folder.
    let isAlone = manifest.targets.count { Self.group($0) == Self.group(target) } == 1
    return isAlone && !manifest.toolsVersion.lexicographicallyPrecedes([5, 9]) ? common : nil
  }

  private static func group(_ target: Manifest.Target) -> Int {
    switch target.kind {
    case .test: 0
    case .plugin: 1
    case .regular, .executable, .macro: 2
    case .system, .binary: 3
    }
  }

  /// The Swift files that are compiled, and the catalogs that are copied, of a target whose folder is `root`.
  func files(of target: Manifest.Target, in root: String) -> (swift: [String], resources: [String]) {
    func paths(_ list: [String]) -> Set<String> { Set(list.compactMap { ProjectPath.resolve($0, from: root) }) }
    let excluded = paths(target.exclude), sources = target.sources.map(paths)
    let resources = paths(target.resources.map(\.path))
    let copied = paths(target.resources.filter(\.isCopied).map(\.path))
    var swift: [String] = [], catalogs: [String] = []
    var pending = [Visit(path: root, isSource: sources.map { $0.contains(root) } ?? true, isResource: false, depth: 0)]
    while let visit = pending.popLast() {
      for entry in folder.list(visit.path) ?? [] where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = ProjectPath.join(visit.path, entry.name)
        if excluded.contains(path) { continue }
        let suffix = ProjectPath.pathExtension(of: entry.name)
        let isSource = visit.isSource || sources?.contains(path) == true
        let isResource = visit.isResource || resources.contains(path)
        if Self.catalogs.contains(suffix) {
          catalogs.append(path)
        } else if entry.kind == .folder {
          guard !Self.closedFolders.contains(suffix), !copied.contains(path), visit.depth < Self.depthLimit else {
            continue
          }
          pending.append(Visit(path: path, isSource: isSource, isResource: isResource, depth: visit.depth + 1))
        } else if suffix == "swift", isSource, !isResource, !isManifest(path) {
          swift.append(path)
        }
      }
    }
    return (swift.sorted(), catalogs.sorted())
  }

  private struct Visit {
    var path: String
    var isSource: Bool
    var isResource: Bool
    var depth: Int
  }

  private func isManifest(_ path: String) -> Bool {
    let name = ProjectPath.lastName(of: path)
    return ProjectPath.folder(of: path) == place && (name == "Package.swift" || name.hasPrefix("Package@"))
  }
}
