import IntentModel
import OperatingSystem
import ProjectFiles

/// The projects that were found for the given paths and read.
package struct FoundProjects: Sendable {
  package var repository: Repository
  package var projects: [Project] = []
  /// The given paths that a project was read for, relative to the root of the repository. Nil if everything is reported: each of
  /// `homes` is one of them or inside one, or the request names a project and no paths.
  var limits: [String]? = nil
  /// The given paths for which no project was found.
  var others: [String] = []
  /// The folders that the projects were found for, in the order of the paths: that of the nearest one, or the one below which they
  /// are.
  private var homes: [String] = []
  /// The first of these folders.
  package var home: String { homes.first ?? "" }
  /// Notes about manifests of project generators, for given paths without a project.
  private var ungenerated: [ProjectNote] = []
  /// Notes about manifests of project generators in other folders than those of the projects.
  private var ungeneratedBeside: [ProjectNote] = []
  /// The submodules that are not checked out, if no project was found.
  private var absentSubmodules: [String] = []
  /// Projects below that are not read: those that show or test the others, or all if the nearest project has no app.
  private var unreadProjects: [ProjectLocation] = []

  /// Finds and reads the projects of `paths`, as the user gave them, or only the project that the request names. Without paths,
  /// finds those of the working directory.
  package init(
    _ request: ScanRequest.ProjectRequest, paths: [String], _ workers: Workers, in fileSystem: FileSystem
  ) throws {
    repository = Repository(around: request.path ?? paths.first ?? ".", outside: request.outside, in: fileSystem)
    let options = ProjectOptions(configuration: request.configuration, readsTests: false)
    let read = { [folder = repository.folder] location in
      readProject(location, in: folder, options: options) { workers.map(count: $0, share: 1, body: $1) }
    }
    var given = paths
    if let named = request.path {
      try addProject(named: named, read)
    } else {
      given = try addProjects(of: paths.isEmpty ? ["."] : paths, read)
    }
    try checkConfiguration(options.configuration)
    setLimits(given)
  }

  private mutating func addProject(named path: String, _ read: (ProjectLocation) -> Project) throws {
    let folder = repository.folder
    guard let inside = repository.path(of: path), folder.kind(inside) != nil else {
      throw InputError("cannot read '\(path)': \(SystemError.missing.message)")
    }
    guard let location = ProjectLocation(naming: inside, in: folder) else {
      throw RequestError(
        "'\(path)' is not a workspace, an Xcode project, a package or the output of 'swift package dump-package'")
    }
    projects = [read(location)]
    if let error = projects[0].notes.first(where: { $0.kind == .error }), projects[0].targets.isEmpty {
      throw InputError(repository.line(for: error))
    }
    homes = [ProjectPath.folder(of: inside) ?? ""]
  }

  /// Returns the paths that a project was found for.
  private mutating func addProjects(of paths: [String], _ read: (ProjectLocation) -> Project) throws -> [String] {
    let folder = repository.folder
    var locations: [ProjectLocation] = [], given: [String] = []
    for path in paths {
      guard let inside = repository.path(of: path), case let found = Self.search(from: inside, in: folder),
        !found.locations.isEmpty
      else {
        others.append(path)
        if let inside = repository.path(of: path),
          let note = ungeneratedProject(at: inside, in: folder) ?? ungeneratedProject(below: inside, in: folder),
          !ungenerated.contains(note)
        {
          ungenerated.append(note)
        }
        continue
      }
      for location in found.locations where repository.isForeign(location.path, above: inside) {
        throw InputError(
          "'\(repository.shown(location.path))' belongs to another user, so it is not read; name the project with --project, "
            + "or use --no-project")
      }
      homes.append(found.home)
      given.append(path)
      locations += found.locations.filter { found in
        !locations.contains { folder.identity($0.path) == folder.identity(found.path) }
      }
      unreadProjects += found.supplements.filter { !unreadProjects.contains($0) }
    }
    projects = locations.flatMap { Self.usable($0, in: folder, read) }.afterTheirUsers
    if locations.first?.kind != .package, !projects.isEmpty, !projects.contains(where: { !$0.apps.isEmpty }) {
      let below = findApps(ofPackageIn: home, in: folder)
      unreadProjects += (below.own + below.supplements).filter { !unreadProjects.contains($0) }
    }
    unreadProjects.removeAll(where: locations.contains)
    addUngenerated()
    if locations.isEmpty { absentSubmodules = absentSubmodules(below: others, in: folder) }
    return given
  }

  /// Adds the manifest of a project that is not generated, for each folder that was searched: the nearest one outside of the
  /// folders of the Xcode projects, if no target compiles a file there.
  private mutating func addUngenerated() {
    let folders = projects.filter { $0.kind != .package }.compactMap { ProjectPath.folder(of: $0.path) }
    let compiled = projects.flatMap(\.targets).flatMap(\.swiftFiles).reduce(into: Set()) { $0.addFolders(of: $1.path) }
    // The folders are read if no target has a file, and the files of that project with them.
    if compiled.isEmpty { return }
    for home in Set(homes).sorted() {
      let note = ungeneratedProject(below: home, in: repository.folder) { place in
        folders.contains { ProjectPath.isInside(place, $0) } || compiled.contains(place)
      }
      guard let note else { continue }
      ungeneratedBeside.append(
        ProjectNote(.note, note.path, isProminent: true, "\(note.message); until then, it is not read"))
    }
  }

  /// Searches at a path and above it, else below it. If the nearest project is a package, adds the projects of apps below its
  /// folder. Packages below a path are used only if there is also an Xcode project or workspace: a folder that contains only
  /// packages is read without projects.
  private static func search(
    from path: String, in folder: ProjectFolder
  ) -> (home: String, locations: [ProjectLocation], supplements: [ProjectLocation]) {
    let found = findProjects(at: path, in: folder)
    guard let nearest = found.first else {
      let below = findProjects(below: path, in: folder)
      guard below.contains(where: { $0.kind != .package }) else { return (path, [], []) }
      let (own, supplements) = below.separated(below: path)
      return own.isEmpty ? (path, below, []) : (path, own, supplements)
    }
    let home = ProjectPath.folder(of: nearest.path) ?? ""
    guard nearest.kind == .package else { return (home, found, []) }
    let below = findApps(ofPackageIn: home, in: folder)
    return (home, below.own + found, below.supplements)
  }

  /// The project at a location. If it has no targets, the projects next to it that have some, if there are any: the file of a
  /// workspace or the projects in it may be missing.
  private static func usable(
    _ location: ProjectLocation, in folder: ProjectFolder, _ read: (ProjectLocation) -> Project
  ) -> [Project] {
    let project = read(location)
    guard project.targets.isEmpty else { return [project] }
    var others = findProjects(nextTo: location, in: folder).map(read).filter { !$0.targets.isEmpty }
    if others.isEmpty { return [project] }
    let names = others.map { "'\(ProjectPath.lastName(of: $0.path))'" }.joined(separator: ", ")
    // A project without targets always has a note that is an error.
    let reason = project.notes.first { $0.kind == .error }?.message ?? ""
    others[0].notes.append(
      ProjectNote(
        .note, location.path, isProminent: true,
        "the workspace is not read, because \(reason); \(names) is read instead"))
    return others
  }

  private func absentSubmodules(below paths: [String], in folder: ProjectFolder) -> [String] {
    let inside = paths.compactMap { repository.path(of: $0) }
    return folder.absentSubmodules.filter { path in inside.contains { ProjectPath.isInside(path, $0) } }
  }

  /// The platforms that the scanned targets of the Xcode projects build for; nil if there are no such targets, or if one states
  /// none. Mac Catalyst counts as iOS.
  var platforms: Set<Platform>? {
    let targets = projects.flatMap(\.targets).filter {
      $0.id.project.hasSuffix(".xcodeproj") && $0.kind.isScanned && !$0.swiftFiles.isEmpty
        && !ProjectGroup.isForeign($0.id.project)
    }
    guard !targets.isEmpty, targets.allSatisfy({ !$0.platforms.isEmpty }) else { return nil }
    return Set(targets.flatMap(\.platforms).compactMap { $0.platform == .macCatalyst ? .iOS : Platform($0.platform) })
  }

  /// The folders of projects without targets, and of projects that are not generated, among those that the user asked for. A
  /// folder is omitted if a project with targets is in it or below it.
  var unreadFolders: [String] {
    func folders(_ projects: [Project]) -> [String] { projects.map { ProjectPath.folder(of: $0.path) ?? "" } }
    let read = folders(projects.filter { !$0.targets.isEmpty })
    var unread: [String] = []
    let missing = projects.flatMap(\.ungeneratedFolders)
    for folder in folders(projects.filter(\.targets.isEmpty)) + missing where !unread.contains(folder) {
      let isAskedFor = limits.map { limits in limits.contains { ProjectPath.isInside(folder, $0) } } ?? true
      if isAskedFor, !read.contains(where: { ProjectPath.isInside($0, folder) }) { unread.append(folder) }
    }
    return unread
  }

  /// Throws if the projects state build configurations, but none of that name. A misspelled name would otherwise have no effect.
  private func checkConfiguration(_ name: String?) throws(RequestError) {
    let known = projects.flatMap(\.configurationNames)
    guard let name, !known.isEmpty, !known.contains(name) else { return }
    throw RequestError("there is no build configuration '\(name)'; use \(Set(known).sorted().joined(separator: ", "))")
  }

  private mutating func setLimits(_ paths: [String]) {
    let inside = paths.compactMap { repository.path(of: $0) }
    let areWhole = homes.allSatisfy { home in inside.contains { ProjectPath.isInside(home, $0) } }
    limits = paths.isEmpty || areWhole ? nil : inside
  }

  /// Lines for people about problems with reading projects: a warning for each error, which states whether folders are read
  /// instead; the notes that decide which files are read; and the number of the other notes.
  package var problems: [String] {
    let instead = " (folders are read instead)"
    let generators = ungenerated.map { "warning: " + repository.line(for: $0) + instead }
    let prominent = (projects.flatMap(\.notes) + notesOfSearch).filter(\.isProminent).uniqued
    return generators + prominent.map { "note: " + repository.line(for: $0) } + unreadProjectLine
      + projects.flatMap { project -> [String] in
        let errors = project.notes.filter { $0.kind == .error }
        let notes = project.notes.count { $0.kind == .note && !$0.isProminent }
        let hint =
          notes == 0
          ? []
          : [
            "note: \(notes == 1 ? "one part" : "\(notes) parts") of '\(repository.shown(project.path))' "
              + "could not be read; 'intentscan list' shows \(notes == 1 ? "it" : "them")"
          ]
        return errors.map { note in
          let isInstead =
            project.targets.isEmpty || project.ungeneratedFolders.contains(ProjectPath.folder(of: note.path) ?? "")
          return "warning: " + repository.line(for: note) + (isInstead ? instead : "")
        } + hint
      }
  }
}

extension [Project] {
  /// The projects that another one refers to come last: the other one has their targets, too, and knows what uses them. So the
  /// order of the given paths does not matter.
  fileprivate var afterTheirUsers: [Project] {
    var readers: [String: Int] = [:]
    for project in self { for file in Set(project.targets.map(\.id.project)) { readers[file, default: 0] += 1 } }
    func isUsed(_ project: Project) -> Bool { readers[project.declaringFile, default: 0] > 1 }
    return filter { !isUsed($0) } + filter(isUsed)
  }
}

extension FoundProjects {
  /// Notes about manifests, submodules and projects that the search found and that are not read.
  package var notesOfSearch: [ProjectNote] {
    ungenerated + ungeneratedBeside + (absentSubmodules.isEmpty ? [] : [.absent(submodules: absentSubmodules)])
      + unreadProjects.map { location in
        let way = "'--project \(repository.shown(location.path))' reads it"
        return ProjectNote(.note, location.path, "not read next to '\(nearestName)'; \(way)")
      }
  }

  /// The first reason for which a project is not read: the file of a generator with the command to run, or an error. Nil if there
  /// is none.
  package var missingProject: String? {
    (ungenerated + projects.flatMap(\.notes)).first { $0.kind == .error }.map { repository.line(for: $0) }
  }

  /// The name of the project in the folder that was searched, else of the first one below it.
  private var nearestName: String {
    let nearest = projects.first { ProjectPath.folder(of: $0.path) == home } ?? projects.first
    return nearest.map { ProjectPath.lastName(of: $0.path) } ?? ""
  }

  /// The line about the projects that are not read: `note: the project 'example/ios/Runner.xcodeproj' is not read next to
  /// 'Package.swift'; …`. Empty if there are none.
  private var unreadProjectLine: [String] {
    let paths = unreadProjects.map { repository.shown($0.path) }
    guard let first = paths.first else { return [] }
    if paths.count == 1 {
      return ["note: the project '\(first)' is not read next to '\(nearestName)'; '--project \(first)' reads it"]
    }
    let list = paths.map { "'\($0)'" }.listed()
    return [
      "note: \(paths.count) projects are not read next to '\(nearestName)': \(list); '--project \(first)' reads one"
    ]
  }
}

extension Repository {
  /// The message of a note after its location: `App.xcodeproj/project.pbxproj:3:5: …`.
  func line(for note: ProjectNote) -> String { "\(place(of: note)): \(note.message)" }

  /// The location of a note: `App.xcodeproj/project.pbxproj:3:5`.
  package func place(of note: ProjectNote) -> String {
    let column = note.column.map { ":\($0)" } ?? ""
    return shown(note.path) + (note.line.map { ":\($0)\(column)" } ?? "")
  }
}
