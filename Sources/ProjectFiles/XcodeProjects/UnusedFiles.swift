/// The Swift files and the resources that a project lists and that no target of it has.
///
/// A file in any build phase, of any target, is in use: a test compiles it, or a script reads it.
extension ProjectDocument {
  /// The paths of the files that exist, each once, in the order of the project.
  func unusedFiles(
    _ tree: inout GroupTree, _ synchronized: SynchronizedFolders, in folder: ProjectFolder
  ) -> [String] {
    let used = usedReferences
    let unused = tree.members.filter { member in
      isa(member, "PBXFileReference") && !used.contains(member)
        && text("path", of: member).flatMap(SourceFileKind.init).map { $0 != .intentDefinition } ?? false
    }
    guard !unused.isEmpty else { return [] }
    // A file may be listed twice, and a folder in use may contain it.
    var usedPaths: Set<String> = [], usedFolders: [String] = [], seen: Set<String> = []
    for reference in used {
      guard case .path(let path) = tree.location(of: reference) else { continue }
      usedPaths.insert(path)
      if isa(reference, "PBXFileReference"),
        ProjectPath.pathExtension(of: path).isEmpty || path.hasSuffix(".lproj")
      {
        usedFolders.append(path)
      }
    }
    return unused.compactMap { member in
      guard case .path(let path) = tree.location(of: member), !usedPaths.contains(path),
        !usedFolders.contains(where: { ProjectPath.isInside(path, $0) }), !synchronized.contain(path),
        seen.insert(path).inserted, folder.kind(path) == .file
      else { return nil }
      return path
    }
  }

  /// The files in the build phases of all targets, with the members of groups such as those of a file in several languages.
  private var usedReferences: Set<Value> {
    let phases = objects("targets", of: project).flatMap { objects("buildPhases", of: $0) }
    let files = Set(phases).flatMap { self.files(of: $0) }
    let references = Set(files.compactMap { object("fileRef", of: $0) })
    return references.union(references.flatMap { objects("children", of: $0) })
  }
}
