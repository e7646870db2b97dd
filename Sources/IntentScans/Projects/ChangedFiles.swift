import IntentRules
import OperatingSystem
import ProjectFiles

/// The files that changed since a revision, and the groups of targets that they can affect.
///
/// A changed file that a target names affects the groups that have the target. A file that no target names, such as a deleted one,
/// affects the groups that have files in the nearest folder above it, if its name has one of `ScannedNames.endings`.
struct ChangedFiles {
  /// The paths of the changed files, relative to the root of the repository.
  private let paths: [String]

  /// Finds the files that differ between the merge base of `revision` and `HEAD` and the working tree, including untracked files.
  init(since revision: String, in repository: Repository) throws(InputError) {
    do throws(GitError) {
      let git = try GitRepository(containing: FilePath(repository.shown("", isAbsolute: true)).text)
      // A shallow clone may lack the merge base. Then all differences from `revision` count, which may be more.
      let parted = try? git.mergeBase(of: revision, and: "HEAD"), commit = try git.commit(of: revision)
      paths = Set(try git.changedFiles(since: parted ?? commit)).compactMap { repository.path(of: $0) }.sorted()
    } catch {
      throw InputError(error.message)
    }
  }

  /// Whether each group can be affected. `configurations` has one element for each group.
  func affect(
    _ groups: [ProjectGroup], _ configurations: [ConfigurationFile?], in repository: Repository
  ) -> [Bool] {
    let files = zip(groups, configurations).map { group, configuration in
      group.describingFiles.union((configuration?.namedFiles ?? []).compactMap { repository.path(of: $0) })
    }
    let folders = files.map { $0.reduce(into: Set<String>()) { $0.addFolders(of: $1) } }
    let all = folders.reduce(into: Set<String>()) { $0.formUnion($1) }
    var isAffected = [Bool](repeating: false, count: groups.count)
    for path in paths {
      // The path of a changed submodule is that of a folder.
      let owners = files.indices.filter { files[$0].contains(path) || folders[$0].contains(path) }
      for index in owners { isAffected[index] = true }
      guard owners.isEmpty, ScannedNames.describesApp(path) else { continue }
      var folder = ProjectPath.folder(of: path) ?? ""
      while !folder.isEmpty, !all.contains(folder) { folder = ProjectPath.folder(of: folder) ?? "" }
      for index in files.indices where folder.isEmpty || folders[index].contains(folder) { isAffected[index] = true }
    }
    return isAffected
  }
}

/// The ends of the names of files that describe an app or that it is built from.
package enum ScannedNames {
  package static let endings = [
    ".swift", ".xcstrings", ".strings", ".stringsdict", ".intentdefinition", ".plist", ".pbxproj", ".xcconfig",
    ".xcworkspacedata", ".xcscheme", Configuration.extendedSuffix,
  ]

  static func describesApp(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }
}

extension Set<String> {
  /// Adds the folders around a path.
  mutating func addFolders(of path: String) {
    var next = ProjectPath.folder(of: path)
    while let folder = next, insert(folder).inserted { next = ProjectPath.folder(of: folder) }
  }
}

extension ConfigurationFile {
  /// The files of the configuration, and its baseline.
  fileprivate var namedFiles: [String] { paths + [configuration.baseline].compactMap(\.self) }
}

extension ProjectGroup {
  /// The files of the group's targets: Swift files, resources, files of settings and Info.plist; and the files of their projects.
  fileprivate var describingFiles: Set<String> {
    var files: Set<String> = []
    for target in targets {
      files.formUnion((target.swiftFiles + target.resources).map(\.path))
      files.formUnion(target.settingsFiles + [target.infoPlistPath].compactMap(\.self))
      let project = target.id.project
      files.insert(project.hasSuffix(".xcodeproj") ? ProjectPath.join(project, "project.pbxproj") : project)
    }
    return files
  }
}
