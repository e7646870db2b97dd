import SourceScan

package struct ProjectOptions: Sendable {
  /// The build configuration; nil for the one that each project names as its default, usually `Release`.
  package var configuration: String?
  /// Whether the files of test targets are listed, too.
  var readsTests: Bool

  package init(configuration: String? = nil, readsTests: Bool = true) {
    self.configuration = configuration
    self.readsTests = readsTests
  }
}

/// Reads a project with all projects and local packages that it refers to.
///
/// Never fails: parts that were not read are in the result's `notes`.
///
/// `map` calls its function for each index below its count and returns the results in order, on any number of threads.
package func readProject(
  _ location: ProjectLocation, in folder: ProjectFolder, options: ProjectOptions = ProjectOptions(),
  map: @escaping ProjectPart.Map = { (0..<$0).map($1) }
) -> Project {
  var reader = ProjectReader(folder: folder, options: options, map: map)
  return reader.read(location)
}

/// One Xcode project or package of several that are read at the same time.
package struct ProjectPart: Sendable {
  package typealias Map = (_ count: Int, @escaping @Sendable (Int) -> ProjectPart) -> [ProjectPart]

  fileprivate enum Contents: Sendable {
    case project(XcodeProject)
    case package(PackageContents, folder: String)
  }

  fileprivate var contents: Contents
}

private struct ProjectReader {
  /// The most projects and packages, counted together, that are read.
  private static let limit = 1_000

  let folder: ProjectFolder
  let options: ProjectOptions
  let map: ProjectPart.Map
  var projects: [XcodeProject] = []
  var packages: [PackageContents] = []
  /// The names of the folders of `packages` in lowercase, which SwiftPM uses as their identities.
  var packageNames: [String] = []
  var notes: [ProjectNote] = []
  /// A cache of the generators by folder; nil for a folder without a manifest.
  var generators: [String: ProjectGenerator?] = [:]
  /// The paths of projects and of packages that are not read yet, in the order in which they were found.
  var pendingProjects: [String] = []
  var pendingPackages: [String] = []
  var seen: Set<String> = []

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
        let contents = readPackage(
          dumpedAt: location.path, in: folder, configuration: options.configuration, readsTests: options.readsTests)
        _ = isNew(package)
        add(ProjectPart(contents: .package(contents, folder: package)))
        break
      }
      add(package: package)
      if let note = ungeneratedProject(in: package, of: folder) { notes.append(note) }
    }
    readAll()
    var project = Project(path: location.path, kind: location.kind)
    project.targets = LinkedTargets(projects, packages).targets
    let used = Set(project.targets.flatMap { $0.swiftFiles + $0.resources }.map(\.path))
    project.unusedFiles = projects.flatMap(\.unusedFiles).filter { !used.contains($0) }
    project.unlistedFiles = unlistedFiles(besides: used.union(project.unusedFiles))
    project.configurationNames = projects.flatMap(\.configurationNames).uniqued
    project.notes = (notes + notesOfParts(location)).uniqued
    addAbsentSubmodules(to: &project)
    if !project.targets.isEmpty {
      addUngenerated(to: &project)
      addCommitted(to: &project, location)
    }
    if project.targets.isEmpty, location.kind != .package,
      let note = generatorNote(in: ProjectPath.folder(of: location.path) ?? "", of: folder)
    {
      project.notes.append(note)
    }
    if project.targets.isEmpty, !project.notes.contains(where: { $0.kind == .error }) {
      project.notes.append(ProjectNote(.error, location.path, "no target was found"))
    }
    return project
  }

  /// The Swift files in the folders of projects that no project lists and that are not in `used`. Another project may list files
  /// in the folder of one. Projects that a generator makes are skipped.
  private mutating func unlistedFiles(besides used: Set<String>) -> [String] {
    var seen = used
    return projects.filter { generator(nextTo: $0.path) == nil }
      .flatMap(\.unlistedFiles).filter { seen.insert($0).inserted }
  }

  /// The tool that makes a project, by a manifest in the project's folder; nil if there is none. It is cached by folder, because
  /// hundreds of projects may be in one.
  private mutating func generator(nextTo path: String) -> ProjectGenerator? {
    let place = ProjectPath.folder(of: path) ?? ""
    if let known = generators[place] { return known }
    let generator = ProjectGenerator(in: place, of: folder)
    generators[place] = .some(generator)
    return generator
  }

  /// Notes of the projects and packages. An unreadable file is an error only if it is the requested one: a project that it
  /// refers to may be generated, or in a submodule that was not checked out.
  private func notesOfParts(_ location: ProjectLocation) -> [ProjectNote] {
    let own = location.kind == .package ? ProjectPath.folder(of: location.path) ?? "" : location.path
    return (projects.flatMap(\.notes) + packages.flatMap(\.notes)).map { note in
      guard note.kind == .error, ProjectPath.folder(of: note.path) != own else { return note }
      var note = note
      note.kind = .note
      return note
    }
  }

  /// Replaces the complaints about files in absent submodules by one note.
  private func addAbsentSubmodules(to project: inout Project) {
    let used = project.notes.map(\.path) + project.targets.flatMap { $0.swiftFiles + $0.resources }.map(\.path)
    let absent = folder.absentSubmodules.filter { path in used.contains { ProjectPath.isInside($0, path) } }
    if absent.isEmpty { return }
    project.notes.removeAll { note in
      note.kind == .note && absent.contains { ProjectPath.isInside(note.path, $0) }
    }
    project.notes.append(.absent(submodules: absent))
    project.absentSubmodules = absent
  }

  /// Adds one note about the first project, or the requested workspace, that exists, is not ignored by git and is next to the
  /// manifest that a generator makes it from: it may be older than the manifest.
  private mutating func addCommitted(to project: inout Project, _ location: ProjectLocation) {
    let paths = [location.kind == .workspace ? location.path : nil].compactMap(\.self) + projects.map(\.path)
    for path in paths where folder.kind(path) != nil && !folder.isIgnored(path) {
      guard let generator = generator(nextTo: path),
        generator.makesWorkspaces || path != location.path || location.kind != .workspace
      else { continue }
      project.notes.append(generator.committedProject(path))
      return
    }
  }

  /// Replaces the notes about missing projects that a generator makes by one note for each folder.
  private mutating func addUngenerated(to project: inout Project) {
    for missing in projects where folder.kind(missing.path) == nil {
      let place = ProjectPath.folder(of: missing.path) ?? ""
      guard let note = generator(nextTo: missing.path)?.missingProject else { continue }
      project.notes.removeAll { ProjectPath.isInside($0.path, missing.path) }
      if !project.ungeneratedFolders.contains(place) {
        project.ungeneratedFolders.append(place)
        project.notes.append(note)
      }
    }
  }

  private mutating func add(project path: String) {
    if isNew(path) { pendingProjects.append(path) }
  }

  private mutating func add(package path: String) {
    // A package at the root has an empty path, which no project has.
    if isNew(path) { pendingPackages.append(path) }
  }

  /// Whether a path was not seen before and the limit is not reached; the path is then marked as seen. Paths are compared by
  /// identity, because a link to its own folder gives one file endlessly many paths.
  private mutating func isNew(_ path: String) -> Bool {
    seen.count < Self.limit && seen.insert(folder.identity(path)).inserted
  }

  private mutating func readAll() {
    while !pendingProjects.isEmpty || !pendingPackages.isEmpty {
      let (folder, options) = (folder, options)
      let parts: [ProjectPart]
      if !pendingProjects.isEmpty {
        let paths = pendingProjects
        pendingProjects = []
        parts = map(paths.count) { index in
          ProjectPart(contents: .project(XcodeProjectReader.read(paths[index], in: folder, options)))
        }
      } else {
        // All projects were read by then; packages are built in the configuration of the project that uses them.
        let configuration = options.configuration ?? projects.first?.configuration, places = pendingPackages
        pendingPackages = []
        parts = map(places.count) { index in
          let contents = readPackage(
            in: places[index], of: folder, configuration: configuration, readsTests: options.readsTests)
          return ProjectPart(contents: .package(contents, folder: places[index]))
        }
      }
      for part in parts { add(part) }
    }
    forgetReplacedPackages()
  }

  private mutating func add(_ part: ProjectPart) {
    switch part.contents {
    case .project(let project):
      project.projects.forEach { add(project: $0) }
      project.packages.forEach { add(package: $0) }
      projects.append(project)
    case .package(let package, let place):
      package.localPackages.forEach { add(package: $0) }
      packages.append(package)
      packageNames.append(ProjectPath.lastName(of: place).lowercased())
    }
  }

  /// Removes the packages without targets that have the folder name of another one: a build has one package of a name, and
  /// Xcode finds `../Core` in the workspace if the path leads nowhere.
  private mutating func forgetReplacedPackages() {
    let found = Set(zip(packageNames, packages).filter { !$1.targets.isEmpty }.map(\.0))
    packages = zip(packageNames, packages).filter { !$1.targets.isEmpty || !found.contains($0) }.map(\.1)
  }
}
