/// A project that was found but not read yet.
package struct ProjectLocation: Hashable, Sendable {
  /// The path from the root of the `ProjectFolder`: `App.xcworkspace`, `ios/App.xcodeproj`, `Package.swift`.
  package var path: String
  package var kind: Project.Kind
}

extension ProjectLocation {
  /// Recognizes a project by the path's name; nil for a path that names no project. A folder with a `Package.swift` is taken as
  /// that package.
  package init?(naming path: String, in folder: ProjectFolder) {
    switch ProjectPath.pathExtension(of: path) {
    case "xcworkspace": self.init(path: path, kind: .workspace)
    case "xcodeproj": self.init(path: path, kind: .xcodeProject)
    // The output of 'swift package dump-package', next to the manifest.
    case "json": self.init(path: path, kind: .package)
    default:
      if ProjectPath.lastName(of: path) == "Package.swift" {
        self.init(path: path, kind: .package)
      } else if case let manifest = ProjectPath.join(path, "Package.swift"), folder.kind(manifest) == .file {
        self.init(path: manifest, kind: .package)
      } else {
        return nil
      }
    }
  }
}

/// The nearest projects at or above a path: workspaces, else Xcode projects, else a package of the same folder.
///
/// More than one if a folder has several of the same kind. The search ends at the first folder with a `.git` entry, and at the
/// root.
package func findProjects(at path: String, in folder: ProjectFolder) -> [ProjectLocation] {
  var current: String? = path
  // The contents of a project's own folder belong to that project.
  while let place = current {
    if folder.kind(place) == .folder {
      let found = projects(in: place, of: folder)
      if !found.isEmpty { return found }
      if folder.kind(ProjectPath.join(place, ".git")) != nil { return [] }
    }
    current = ProjectPath.folder(of: place)
  }
  return []
}

/// The projects in folders below a path, the nearest first: for a repository whose apps are in folders of their own.
///
/// Looks three levels deep, not below a folder with a project, and not in hidden folders or where dependencies are kept. Stops
/// after a level with more than 1,000 folders.
package func findProjects(below path: String, in folder: ProjectFolder) -> [ProjectLocation] {
  var found: [ProjectLocation] = []
  forEachFolder(below: path, in: folder) { place in
    let here = projects(in: place, of: folder)
    found += here
    return here.isEmpty
  }
  return found
}

/// The note of a project that is not generated yet, for the nearest folder below a path that has one; nil if there is none. Looks
/// in the folders of `findProjects(below:in:)`, but not in and below those for which `leavesOut` is true.
package func ungeneratedProject(
  below path: String, in folder: ProjectFolder, leavesOut: (String) -> Bool = { _ in false }
) -> ProjectNote? {
  var found: ProjectNote?
  forEachFolder(below: path, in: folder) { place in
    if found != nil || leavesOut(place) { return false }
    found = ungeneratedProject(in: place, of: folder)
    return found == nil
  }
  return found
}

/// Visits the folders below a path, the nearest first; those inside a folder only if `body` returns true for it.
private func forEachFolder(below path: String, in folder: ProjectFolder, _ body: (String) -> Bool) {
  var level = [path]
  for _ in 0..<searchDepth {
    level = level.flatMap { subfolders(of: $0, in: folder) }.filter(body)
    // Below so many folders the next level is not searched.
    if level.count > searchLimit { return }
  }
}

/// The Xcode projects and workspaces below the folder of a package: an app whose code is the package, and others of the
/// repository.
package func findApps(
  ofPackageIn place: String, in folder: ProjectFolder
) -> (own: [ProjectLocation], supplements: [ProjectLocation]) {
  findProjects(below: place, in: folder).filter { $0.kind != .package }.separated(below: place)
}

extension [ProjectLocation] {
  /// Separates those that show or test the code of a folder, by the names of the folders in it.
  package func separated(below place: String) -> (own: [ProjectLocation], supplements: [ProjectLocation]) {
    func isSupplement(_ location: ProjectLocation) -> Bool {
      ProjectPath.relative(location.path, to: place).split(separator: "/").dropLast().contains { name in
        let words = name.lowercased()
        return supplements.contains { words.hasPrefix($0) || words.hasSuffix($0) || words.hasSuffix($0 + "s") }
      }
    }
    return (filter { !isSupplement($0) }, filter(isSupplement))
  }
}

/// The Xcode projects in the folder of a workspace, to read if the workspace refers to none.
package func findProjects(nextTo workspace: ProjectLocation, in folder: ProjectFolder) -> [ProjectLocation] {
  guard workspace.kind == .workspace else { return [] }
  let place = ProjectPath.folder(of: workspace.path) ?? ""
  return locations(in: place, of: folder, ".xcodeproj", .xcodeProject)
}

/// The names of folders that come with a library or an app.
private let supplements = [
  "benchmark", "demo", "example", "fixture", "integration", "playground", "sample", "sandbox", "template", "test",
  "tutorial",
]

private let searchDepth = 3
private let searchLimit = 1_000

private func subfolders(of place: String, in folder: ProjectFolder) -> [String] {
  let names = (folder.list(place) ?? []).filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map(\.name)
  return names.filter { !dependencyFolders.contains($0) && !isProjectFolder($0) }.sorted()
    .map { ProjectPath.join(place, $0) }
}

/// The folders in which CocoaPods, Carthage, npm, Xcode and developers put code of others.
private let dependencyFolders: Set<String> = [
  "Carthage", "DerivedData", "Pods", "SourcePackages", "ThirdParty", "Vendor", "build", "node_modules", "vendor",
]

/// The projects of one folder that count: those of the first kind that it has.
private func projects(in place: String, of folder: ProjectFolder) -> [ProjectLocation] {
  if isProjectFolder(place) { return [] }
  let workspaces = locations(in: place, of: folder, ".xcworkspace", .workspace)
  if !workspaces.isEmpty { return workspaces }
  let projects = locations(in: place, of: folder, ".xcodeproj", .xcodeProject)
  if !projects.isEmpty { return projects }
  let manifest = ProjectPath.join(place, "Package.swift")
  return folder.kind(manifest) == .file ? [ProjectLocation(path: manifest, kind: .package)] : []
}

private func locations(
  in place: String, of folder: ProjectFolder, _ suffix: String, _ kind: Project.Kind
) -> [ProjectLocation] {
  (folder.list(place) ?? []).filter { $0.kind == .folder && $0.name.hasSuffix(suffix) }.map(\.name).sorted()
    .map { ProjectLocation(path: ProjectPath.join(place, $0), kind: kind) }
}

/// Whether a folder is a project or a workspace itself. `App.xcodeproj` contains a workspace, `project.xcworkspace`, which is not
/// one that people make.
private func isProjectFolder(_ path: String) -> Bool {
  let suffix = ProjectPath.pathExtension(of: path)
  return suffix == "xcodeproj" || suffix == "xcworkspace"
}
