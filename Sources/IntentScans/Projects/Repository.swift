import OperatingSystem
import ProjectFiles

/// The repository of a path: the files that the readers of project files may read, and the root of their paths.
///
/// The root is the nearest folder at or above the path with a `.git` entry, or, outside a repository, the root of the file system.
/// If the user names folders outside the repository, the root is the nearest folder above all of them, and only the repository and
/// these folders are read.
package struct Repository: Sendable {
  private let files: FileSystem
  /// The components of the root's absolute path.
  private let root: [Substring]
  /// The repository and the other folders that may be read, relative to the root.
  private let readable: [String]
  private let isGit: Bool
  /// The path of the working directory, relative to the root; nil if it is outside.
  private let directory: String?
  /// The path of the root, relative to the working directory.
  private let shownRoot: String

  /// Finds the repository around `path` on disk, even if `files` are those of a revision. `outside` are other folders that may be
  /// read.
  init(around path: String, outside: [String] = [], in files: FileSystem) {
    var tree = files
    tree.revision = nil
    let own = ReportedPaths.components(of: path, from: files.directoryPath)
    var components = own
    while !components.isEmpty {
      if (try? tree.status(of: FilePath(Self.absolute(components) + "/.git"))) != nil { break }
      components.removeLast()
    }
    if components.isEmpty, files.revision != nil {
      // A bare repository has no folder '.git': the top of the revision is the root.
      tree = files
      tree.readsDiskOutsideRevision = false
      let depth = own.indices.first { tree.realPath(of: FilePath(Self.absolute(Array(own[...$0])))) != nil }
      components = depth.map { Array(own[...$0]) } ?? []
    }
    isGit = !components.isEmpty
    let folders = [components] + outside.map { ReportedPaths.components(of: $0, from: files.directoryPath) }
    let root = folders.reduce(components) { common, folder in
      Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    readable = folders.map { $0.dropFirst(root.count).joined(separator: "/") }
    self.root = root
    var readFiles = files
    readFiles.readsDiskOutsideRevision = !outside.isEmpty
    self.files = readFiles
    directory = Self.inside(root, files.directoryPath, files)
    shownRoot = ReportedPaths(root: nil, files: files).path(of: Self.absolute(root))
  }

  private static func absolute(_ components: [Substring]) -> String { "/" + components.joined(separator: "/") }

  /// The absolute form of a path that is relative to the root. Only the root of the file system ends in a slash.
  private func absolutePath(_ path: String) -> String {
    root.isEmpty ? "/" + path : ProjectPath.join(Self.absolute(root), path)
  }

  private static func inside(_ root: [Substring], _ path: String, _ files: FileSystem) -> String? {
    let components = ReportedPaths.components(of: path, from: files.directoryPath)
    guard components.starts(with: root) else { return nil }
    return components.dropFirst(root.count).joined(separator: "/")
  }

  /// Whether a file is in the repository, or in another folder that may be read, after resolving links. False without a
  /// repository, and for a file that does not exist.
  package func holds(_ file: FilePath) -> Bool {
    guard isGit, let real = files.realPath(of: file) else { return false }
    return readable.contains { folder in
      let path = FilePath(absolutePath(folder))
      return files.realPath(of: path).map { real.isInside($0) } ?? false
    }
  }

  /// Whether a project that was found above a path belongs to a user other than root, the current user and the owner of the path.
  func isForeign(_ project: String, above path: String) -> Bool {
    guard !ProjectPath.isInside(project, path) else { return false }
    func status(_ path: String) -> FileStatus? {
      try? files.status(of: FilePath(ProjectPath.join(Self.absolute(root), path)))
    }
    return status(project)?.isForeign(to: status(path)) ?? false
  }

  /// Whether the readers of projects may read a file of that name.
  static func describesProject(_ name: String) -> Bool {
    ["pbxproj", "xcworkspacedata", "xcconfig", "plist", "intentdefinition"].contains(
      ProjectPath.pathExtension(of: name))
      || name.hasPrefix("Package") && name.hasSuffix(".swift")
  }

  /// A path that the user gave, converted to one relative to the root; nil if it is outside of the root.
  package func path(of given: String) -> String? { Self.inside(root, given, files) }

  /// The path that the user would write in the working directory, for one relative to the root.
  package func shown(_ path: String, isAbsolute: Bool = false) -> String {
    if isAbsolute { return absolutePath(path) }
    guard let directory else { return ProjectPath.join(shownRoot, path) }
    if directory.isEmpty { return path.isEmpty ? "." : path }
    if path == directory { return "." }
    if ProjectPath.isInside(path, directory) { return ProjectPath.relative(path, to: directory) }
    return ReportedPaths(root: nil, files: files).path(of: absolutePath(path))
  }

  /// The files of the repository for the readers of projects. A link out of the repository cannot be read. Links to folders are not
  /// listed, because one may lead to a folder around it; neither are pipes, because to read one waits for another program.
  var folder: ProjectFolder {
    let (files, readable) = (files, readable)
    let gitFolder = isGit ? ProjectPath.join(readable[0], ".git") : nil
    @Sendable func absolute(_ path: String) -> FilePath {
      FilePath(folder: absolutePath(path))
    }
    let realFolders = readable.compactMap { files.realPath(of: absolute($0)) }
    @Sendable func isReadable(_ path: String) -> Bool { readable.contains { ProjectPath.isInside(path, $0) } }
    return ProjectFolder(
      read: { path in
        // A revision does not contain the files of submodules. Hiding `.gitmodules` prevents a note that they are not checked
        // out.
        if path == ".gitmodules", files.revision != nil { return nil }
        guard let real = files.realPath(of: absolute(path)), realFolders.contains(where: real.isInside) else {
          return nil
        }
        return (try? files.status(of: real).kind) == .regular ? try? files.contents(of: real) : nil
      },
      list: { path in
        guard isReadable(path), let listing = try? files.listing(of: absolute(path), endingWith: []) else { return nil }
        return listing.entries.compactMap { entry in
          let name = listing.text(of: entry)
          switch entry.kind {
          case .regular: return ProjectFolder.Entry(name: name, kind: .file)
          case .other: return nil
          case .directory: return ProjectFolder.Entry(name: name, kind: .folder)
          case .link:
            let kind = try? files.status(of: absolute(ProjectPath.join(path, name))).kind
            return kind == .regular ? ProjectFolder.Entry(name: name, kind: .file) : nil
          }
        }
      },
      kind: { path in
        // A revision does not contain the folder `.git`.
        if path == gitFolder { return .folder }
        guard isReadable(path), let status = try? files.status(of: absolute(path)) else { return nil }
        return switch status.kind {
        case .directory: .folder
        case .regular: .file
        case .other: nil
        }
      },
      identity: { path in files.realPath(of: absolute(path))?.text ?? path })
  }
}
