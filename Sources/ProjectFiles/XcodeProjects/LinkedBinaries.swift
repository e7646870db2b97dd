extension ProjectDocument {
  /// The paths of frameworks in the repository that a target links or embeds without their sources: `.xcframework`, `.framework`.
  func linkedBinaries(of target: Value, _ tree: inout GroupTree) -> (all: [String], embedded: Set<String>) {
    var paths: [String] = [], seen: Set<String> = [], embedded: Set<String> = []
    for phase in objects("buildPhases", of: target)
    where isa(phase, "PBXFrameworksBuildPhase") || isa(phase, "PBXCopyFilesBuildPhase") {
      for file in files(of: phase) {
        guard let reference = object("fileRef", of: file), isa(reference, "PBXFileReference"),
          case .path(let path) = tree.location(of: reference),
          ["xcframework", "framework"].contains(ProjectPath.pathExtension(of: path))
        else { continue }
        if seen.insert(path).inserted { paths.append(path) }
        if isa(phase, "PBXCopyFilesBuildPhase") { embedded.insert(path) }
      }
    }
    return (paths, embedded)
  }
}
