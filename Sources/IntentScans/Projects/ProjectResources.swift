import ProjectFiles

/// The resources of all projects, by the targets that have them: made once for all apps.
struct ProjectResources: Sendable {
  /// The targets that become part of an installed app, by the paths of their resources.
  private var owners: [String: [ProjectTarget.ID]] = [:]
  /// The files that each project lists and that no target of any project has, without those that other people maintain.
  private var unused: [(targets: Set<ProjectTarget.ID>, paths: [String])] = []

  init(of projects: [Project]) {
    let targets = projects.flatMap(\.targets)
    for target in targets where target.kind.isScanned {
      for file in target.resources { owners[file.path, default: []].append(target.id) }
    }
    let used = Set(targets.flatMap(\.resources).map(\.path))
    for project in projects {
      let paths = project.unusedFiles.filter { !used.contains($0) && !ProjectGroup.isForeign($0) }
      if !paths.isEmpty { unused.append((Set(project.targets.map(\.id)), paths)) }
    }
  }

  /// Whether a scanned target other than `targets` has a file.
  func hasOwner(of path: String, besides targets: Set<ProjectTarget.ID>) -> Bool {
    owners[path]?.contains { !targets.contains($0) } ?? false
  }

  /// The unused files of the projects that have one of a group's targets.
  func unusedFiles(of group: ProjectGroup) -> [String] {
    let ids = Set(group.targets.map(\.id))
    return unused.filter { !$0.targets.isDisjoint(with: ids) }.flatMap(\.paths)
  }
}
