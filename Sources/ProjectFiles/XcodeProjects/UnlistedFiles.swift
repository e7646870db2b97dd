/// The Swift files in the folders of a project that the project does not list: a generator or a person wrote them, and no
/// build has them.
///
/// A folder of a project is one of its groups, or one that it lists a Swift file of. Folders below are not searched: they may
/// belong to a package, a script or another project.
extension ProjectDocument {
  /// The paths of the files, sorted.
  func unlistedFiles(
    _ tree: inout GroupTree, _ synchronized: SynchronizedFolders, in folder: ProjectFolder
  ) -> [String] {
    var listed: Set<String> = [], listedFolders: [String] = [], folders: Set<String> = []
    for member in tree.members {
      guard case .path(let path) = tree.location(of: member) else { continue }
      if isa(member, "PBXGroup") || isa(member, "PBXVariantGroup") {
        folders.insert(path)
      } else if ProjectPath.pathExtension(of: path) == "swift" {
        // The file system of a Mac ignores letter case.
        listed.insert(path.lowercased())
        folders.insert(ProjectPath.folder(of: path) ?? "")
      } else if ProjectPath.pathExtension(of: path).isEmpty {
        listedFolders.append(path)
      }
    }
    // A project that lists no file has synchronized folders, or a generator fills it in.
    guard !listed.isEmpty else { return [] }
    var paths: [String] = []
    for place in folders {
      for entry in folder.list(place) ?? []
      where entry.kind == .file && entry.name.hasSuffix(".swift") && !entry.name.hasPrefix(".") {
        let path = ProjectPath.join(place, entry.name)
        guard !listed.contains(path.lowercased()), !synchronized.contain(path),
          !listedFolders.contains(where: { ProjectPath.isInside(path, $0) })
        else { continue }
        paths.append(path)
      }
    }
    return paths.sorted()
  }
}
