/// Why there is no project: the nearest folder at or above a path has a manifest of Tuist or XcodeGen, whose project was not
/// generated. Nil without one. Neither kind of manifest is read.
///
/// Ask it where `findProjects` found nothing.
package func ungeneratedProject(at path: String, in folder: ProjectFolder) -> ProjectNote? {
  var current: String? = path
  while let place = current {
    if folder.kind(place) == .folder {
      if let note = ungeneratedProject(in: place, of: folder) { return note }
      if folder.kind(ProjectPath.join(place, ".git")) != nil { return nil }
    }
    current = ProjectPath.folder(of: place)
  }
  return nil
}

/// The same for one folder.
package func ungeneratedProject(in place: String, of folder: ProjectFolder) -> ProjectNote? {
  let names = (folder.list(place) ?? []).map(\.name)
  if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { return nil }
  return generatorNote(in: place, of: folder)
}

/// The manifest of a folder whose project is there, but not complete.
func generatorNote(in place: String, of folder: ProjectFolder) -> ProjectNote? {
  let names = Set((folder.list(place) ?? []).map(\.name))
  func note(_ manifest: String, _ tool: String, _ command: String) -> ProjectNote {
    ProjectNote(
      .error, ProjectPath.join(place, manifest),
      "\(tool) makes the project from this file; generate it first with '\(command)'")
  }
  // Tuist has a folder of its own next to the manifests, or `Tuist.swift`. Without either `Project.swift` is any file.
  if names.contains("Tuist") || names.contains("Tuist.swift") {
    for manifest in ["Workspace.swift", "Project.swift"] where names.contains(manifest) {
      return note(manifest, "Tuist", "tuist generate")
    }
  }
  for manifest in ["project.yml", "project.yaml"] where names.contains(manifest) {
    return note(manifest, "XcodeGen", "xcodegen generate")
  }
  return nil
}
