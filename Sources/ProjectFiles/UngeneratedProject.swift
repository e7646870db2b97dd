/// The tool that makes a project from a manifest in the project's folder: Tuist or XcodeGen. The targets in the manifest are not
/// read.
struct ProjectGenerator {
  /// The name of the tool: `Tuist` or `XcodeGen`.
  var name: String
  /// The path of the manifest.
  var manifest: String
  /// The command that makes the project: `tuist generate`.
  var command: String
  /// Whether the tool also makes workspaces; XcodeGen makes only projects.
  var makesWorkspaces: Bool { name == "Tuist" }

  /// Finds the manifest in a folder; nil if there is none. A manifest of XcodeGen with another name than `project.yml` is
  /// recognized by its contents.
  init?(in place: String, of folder: ProjectFolder) {
    let files = (folder.list(place) ?? []).filter { $0.kind == .file }.map(\.name).sorted()
    let isTuists = folder.kind(ProjectPath.join(place, "Tuist")) != nil || files.contains("Tuist.swift")
    for name in ["Workspace.swift", "Project.swift"] where files.contains(name) {
      let path = ProjectPath.join(place, name)
      // Other Swift files may have this name, so the file must import Tuist's module if neither the folder nor the file of Tuist is
      // there.
      guard isTuists || Self.importsTuist(folder.read(path)) else { continue }
      self.init(name: "Tuist", manifest: path, command: "tuist generate")
      return
    }
    let names = ["project.yml", "project.yaml"]
    for name in names where files.contains(name) {
      self.init(name: "XcodeGen", manifest: ProjectPath.join(place, name), command: "xcodegen generate")
      return
    }
    let others = files.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.prefix(Self.fileLimit)
    for name in others where Self.describesProject(folder.read(ProjectPath.join(place, name))) {
      self.init(
        name: "XcodeGen", manifest: ProjectPath.join(place, name), command: "xcodegen generate --spec \(name)")
      return
    }
    return nil
  }

  private init(name: String, manifest: String, command: String) {
    self.name = name
    self.manifest = manifest
    self.command = command
  }

  private static let fileLimit = 20
  /// The most bytes of a file that is searched; larger files hold data.
  private static let sizeLimit = 1 << 20

  private static func importsTuist(_ bytes: [UInt8]?) -> Bool {
    lines(bytes).contains { $0.drop { $0 == " " }.hasPrefix("import ProjectDescription") }
  }

  /// Whether a file of YAML is one of XcodeGen's: it has targets, a type of a target and a platform.
  private static func describesProject(_ bytes: [UInt8]?) -> Bool {
    var hasTargets = false, hasType = false, hasPlatform = false
    for line in lines(bytes) {
      if line.hasPrefix("targets:") { hasTargets = true }
      let member = line.drop { $0 == " " }
      guard member.startIndex != line.startIndex else { continue }
      if ["application", "framework", "app-extension", "library.", "bundle."].contains(where: {
        member.hasPrefix("type: " + $0)
      }) {
        hasType = true
      }
      if member.hasPrefix("platform:") || member.hasPrefix("supportedDestinations:") { hasPlatform = true }
    }
    return hasTargets && hasType && hasPlatform
  }

  private static func lines(_ bytes: [UInt8]?) -> [Substring] {
    guard let bytes, bytes.count <= sizeLimit else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  /// The note that the project is missing, with the command that makes it.
  var missingProject: ProjectNote {
    ProjectNote(.error, manifest, "\(name) makes the project from this file; generate it first with '\(command)'")
  }

  /// The note that the project at `path` is read, although it may be older than the manifest in the same folder.
  func committedProject(_ path: String) -> ProjectNote {
    let file = ProjectPath.lastName(of: manifest)
    return ProjectNote(
      .assumption, path, isProminent: true,
      "this file is read, but \(name) makes it from '\(file)': if that has changed since, run '\(command)' first")
  }
}

/// The reason for no project: the nearest folder at or above a path has a manifest of Tuist or XcodeGen, whose project was not
/// generated. Nil if there is none up to the first folder with a `.git` entry.
///
/// Use it if `findProjects` found nothing.
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

/// The note of a project that is not generated yet, for one folder; nil if the folder has a project or workspace, or no manifest.
func ungeneratedProject(in place: String, of folder: ProjectFolder) -> ProjectNote? {
  let names = (folder.list(place) ?? []).map(\.name)
  if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { return nil }
  return generatorNote(in: place, of: folder)
}

/// The note about a folder's project that a tool makes, whether the project is missing or there and not complete; nil without a
/// manifest.
func generatorNote(in place: String, of folder: ProjectFolder) -> ProjectNote? {
  ProjectGenerator(in: place, of: folder)?.missingProject
}
