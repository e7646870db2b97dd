/// What a caller chooses about reading.
public struct ProjectOptions: Sendable {
  /// The build configuration; nil for the one that each project names as its default, usually `Release`.
  public var configuration: String?

  public init(configuration: String? = nil) { self.configuration = configuration }
}

/// Reads a project with all projects and local packages that it refers to.
///
/// Never fails: what was not read is in the result's `notes`.
public func readProject(
  _ location: ProjectLocation, in folder: ProjectFolder, options: ProjectOptions = ProjectOptions()
) -> Project {
  var reader = ProjectReader(folder, options)
  return reader.read(location)
}

private struct ProjectReader {
  /// Of projects and packages together.
  private static let limit = 1_000

  private let folder: ProjectFolder
  private let options: ProjectOptions
  private var projects: [XcodeProject] = []
  private var packages: [PackageContents] = []
  /// Of `packages`, the names of their folders in lowercase: what SwiftPM calls their identities.
  private var packageNames: [String] = []
  private var notes: [ProjectNote] = []
  /// In the order in which they were found.
  private var pendingProjects: [String] = []
  private var pendingPackages: [String] = []
  private var seen: Set<String> = []

  init(_ folder: ProjectFolder, _ options: ProjectOptions) {
    self.folder = folder
    self.options = options
  }

  mutating func read(_ location: ProjectLocation) -> Project {
    switch location.kind {
    case .workspace:
      let workspace = Workspace(location.path, in: folder)
      notes += workspace.notes
      workspace.projects.forEach { add(project: $0) }
      workspace.packages.forEach { add(package: $0) }
    case .xcodeProject: add(project: location.path)
    case .package:
      let package = ProjectPath.folder(of: location.path) ?? ""
      if ProjectPath.pathExtension(of: location.path) == "json" {
        let contents = readPackage(dumpedAt: location.path, in: folder, configuration: options.configuration)
        seen.insert(package)
        contents.localPackages.forEach { add(package: $0) }
        packages.append(contents)
        packageNames.append(ProjectPath.lastName(of: package).lowercased())
        break
      }
      add(package: package)
      if let note = ungeneratedProject(in: package, of: folder) { notes.append(note) }
    }
    readAll()
    var project = Project(path: location.path, kind: location.kind)
    project.targets = LinkedTargets(projects, packages).targets
    for name in projects.flatMap(\.configurationNames) where !project.configurationNames.contains(name) {
      project.configurationNames.append(name)
    }
    project.notes = (notes + notesOfParts(location)).distinct
    if project.targets.isEmpty, !project.notes.contains(where: { $0.severity == .error }) {
      project.notes.append(ProjectNote(.error, location.path, "no target was found"))
    }
    return project
  }

  /// What was asked for and could not be read is an error. A project that it refers to may be absent with a reason: it is
  /// generated, or a submodule that was not checked out.
  private func notesOfParts(_ location: ProjectLocation) -> [ProjectNote] {
    let own = location.kind == .package ? ProjectPath.folder(of: location.path) ?? "" : location.path
    return (projects.flatMap(\.notes) + packages.flatMap(\.notes)).map { note in
      guard note.severity == .error, ProjectPath.folder(of: note.path) != own else { return note }
      var note = note
      note.severity = .note
      return note
    }
  }

  private mutating func add(project path: String) {
    if seen.count < Self.limit, seen.insert(path).inserted { pendingProjects.append(path) }
  }

  private mutating func add(package path: String) {
    // A package at the root has an empty path, which no project has.
    if seen.count < Self.limit, seen.insert(path).inserted { pendingPackages.append(path) }
  }

  private mutating func readAll() {
    while !pendingProjects.isEmpty || !pendingPackages.isEmpty {
      if !pendingProjects.isEmpty {
        let path = pendingProjects.removeFirst()
        let project = XcodeProjectReader.read(path, in: folder, configuration: options.configuration)
        project.projects.forEach { add(project: $0) }
        project.packages.forEach { add(package: $0) }
        projects.append(project)
      } else {
        // All projects were read by then; packages are built in the configuration of the project that uses them.
        let configuration = options.configuration ?? projects.first?.configuration
        let place = pendingPackages.removeFirst()
        let contents = readPackage(in: place, of: folder, configuration: configuration)
        contents.localPackages.forEach { add(package: $0) }
        packages.append(contents)
        packageNames.append(ProjectPath.lastName(of: place).lowercased())
      }
    }
    forgetReplacedPackages()
  }

  /// Of packages with one folder name, a build has one: Xcode finds `../Core` in the workspace if the path leads nowhere.
  private mutating func forgetReplacedPackages() {
    let found = Set(zip(packageNames, packages).filter { !$1.targets.isEmpty }.map(\.0))
    packages = zip(packageNames, packages).filter { !$1.targets.isEmpty || !found.contains($0) }.map(\.1)
  }
}

extension [ProjectNote] {
  /// Each once: two targets may have the same trouble.
  fileprivate var distinct: [ProjectNote] {
    var seen: Set<ProjectNote> = []
    return filter { seen.insert($0).inserted }
  }
}
