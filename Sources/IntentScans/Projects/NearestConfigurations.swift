import OperatingSystem
import ProjectFiles

/// The configuration of each app: the one that is nearest to its sources. Each file is read once.
struct NearestConfigurations {
  private let run: ConfigurationFile?
  private let repository: Repository
  private let fileSystem: FileSystem
  /// Whether the user names the configuration, so that no other is read.
  private let isNamed: Bool
  private let isAbsolute: Bool
  private var known: [String: ConfigurationFile] = [:]
  /// The paths of the files that several targets compile.
  private let sharedFiles: Set<String>

  init(
    _ run: ConfigurationFile?, _ request: ScanRequest, _ found: FoundProjects, in fileSystem: FileSystem
  ) {
    self.run = run
    repository = found.repository
    self.fileSystem = fileSystem
    isNamed = request.configuration != nil
    isAbsolute = request.paths.contains { $0.hasPrefix("/") }
    if let run { known[run.path] = run }
    var seen: Set<String> = [], targets: Set<ProjectTarget.ID> = [], shared: Set<String> = []
    for target in found.projects.flatMap(\.targets) where target.kind.isScanned && targets.insert(target.id).inserted {
      for path in Set(target.swiftFiles.map(\.path)) where !seen.insert(path).inserted { shared.insert(path) }
    }
    sharedFiles = shared
  }

  mutating func configuration(of group: ProjectGroup) throws(InputError) -> ConfigurationFile? {
    guard !isNamed else { return run }
    // The configuration of the run is in the app's folder or below it, so it is the nearest one for the checked files.
    if let run, let path = repository.path(of: run.path),
      ProjectPath.isInside(ProjectPath.folder(of: path) ?? "", folder(of: group))
    {
      return run
    }
    let folder = repository.shown(folder(of: group), isAbsolute: isAbsolute)
    guard let path = try ConfigurationFile.path(above: folder, in: fileSystem) else { return run }
    if let file = known[path] { return file }
    let file = try ConfigurationFile(reading: path, in: fileSystem)
    known[path] = file
    return file
  }

  /// The folder from which the configuration of a group is searched: that of its package, or, for an Xcode project, the innermost
  /// folder with all Swift files in the project's folder that only the app compiles. Without such files, it is the project's
  /// folder.
  private func folder(of group: ProjectGroup) -> String {
    let own = group.app ?? group.targets.first { !group.context.contains($0.id) } ?? group.targets[0]
    let home = ProjectPath.folder(of: own.id.project) ?? ""
    guard own.id.project.hasSuffix(".xcodeproj") else { return home }
    let files = own.swiftFiles.map(\.path).filter { !sharedFiles.contains($0) && ProjectPath.isInside($0, home) }
    guard var common = files.first.flatMap(ProjectPath.folder) else { return home }
    for file in files {
      while !ProjectPath.isInside(file, common) { common = ProjectPath.folder(of: common) ?? "" }
    }
    return common
  }
}
