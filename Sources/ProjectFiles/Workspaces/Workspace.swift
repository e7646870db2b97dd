import DocumentFormats

/// The references of a workspace: `contents.xcworkspacedata` in a folder `….xcworkspace`.
struct Workspace: Sendable {
  /// Paths of Xcode projects, in the order of the file.
  private(set) var projects: [String] = []
  /// Folders of packages.
  private(set) var packages: [String] = []
  private(set) var notes: [ProjectNote] = []
  private var seen: Set<String> = []

  init(_ path: String, in folder: ProjectFolder) {
    let filePath = ProjectPath.join(path, "contents.xcworkspacedata")
    guard let bytes = folder.read(filePath) else {
      notes.append(ProjectNote(.error, filePath, folder.complaint(about: "workspace file", at: filePath)))
      return
    }
    do throws(ReadingError) {
      let root = try parseXML(bytes)
      guard root.name == "Workspace" else {
        throw ReadingError("expected the element 'Workspace', found '\(root.name)'", at: root.offset)
      }
      read(root, workspace: path, in: folder) { ProjectNote($0, filePath, at: $1, of: bytes, $2) }
    } catch {
      notes.append(ProjectNote(.error, filePath, at: error.offset, of: bytes, error.message))
    }
  }

  private mutating func read(
    _ root: XMLElement, workspace: String, in folder: ProjectFolder,
    note: (ProjectNote.Kind, Int, String) -> ProjectNote
  ) {
    let container = ProjectPath.folder(of: workspace) ?? ""
    // A workspace inside a project is that project's own.
    let own = ProjectPath.pathExtension(of: container) == "xcodeproj" ? container : nil
    let base = own.flatMap(ProjectPath.folder(of:)) ?? container
    var pending = [(element: root, group: base)]
    while let (element, group) = pending.popLast() {
      let location = element[attribute: "location"] ?? "group:"
      guard element.name != "Workspace" else {
        pending += element.children.reversed().map { ($0, group) }
        continue
      }
      guard element.name == "FileRef" || element.name == "Group" else { continue }
      guard let path = Self.path(location, group: group, container: base, own: own) else {
        // A test plan or a text outside the repository is not needed.
        if ["", "xcodeproj"].contains(ProjectPath.pathExtension(of: location)) {
          notes.append(note(.note, element.offset, ProjectNote.outside(location)))
        }
        continue
      }
      if element.name == "Group" {
        pending += element.children.reversed().map { ($0, path) }
      } else {
        add(path, in: folder)
      }
    }
  }

  /// The path of a location in the workspace; nil for one outside of the root, and for an unknown kind of location.
  private static func path(_ location: String, group: String, container: String, own: String?) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return ProjectPath.resolve(location, from: group) }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return ProjectPath.resolve(path, from: group)
    case "container": return ProjectPath.resolve(path, from: container)
    case "self": return own ?? ProjectPath.resolve(path, from: container)
    // `absolute` and `developer`: the machine's paths are not known here.
    default: return nil
    }
  }

  private mutating func add(_ path: String, in folder: ProjectFolder) {
    guard seen.insert(path).inserted else { return }
    if ProjectPath.pathExtension(of: path) == "xcodeproj" {
      projects.append(path)
    } else if folder.kind(ProjectPath.join(path, "Package.swift")) == .file {
      packages.append(path)
    }
  }
}
