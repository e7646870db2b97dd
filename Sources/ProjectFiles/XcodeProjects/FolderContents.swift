/// The files of the kinds in `SourceFileKind` that are in a folder and the folders below it.
struct FolderContents: Sendable {
  private static let depthLimit = 64
  static let fileLimit = 200_000

  /// Paths from the folder, sorted.
  private(set) var files: [(path: String, kind: SourceFileKind)] = []
  /// Whether more was there than the limits allow.
  private(set) var isCut = false
  private(set) var isMissing = false

  /// The contents of a folder that is not read, because others have too many files.
  static let cut: FolderContents = {
    var contents = FolderContents()
    contents.isCut = true
    return contents
  }()

  private init() {}

  init(of path: String, in folder: ProjectFolder) {
    var pending: [(relative: String, depth: Int)] = [("", 0)], count = 0
    while let (relative, depth) = pending.popLast() {
      guard let entries = folder.list(ProjectPath.join(path, relative)) else {
        if relative.isEmpty { isMissing = true }
        continue
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        count += 1
        guard depth < Self.depthLimit, count < Self.fileLimit else {
          isCut = true
          break
        }
        let file = ProjectPath.join(relative, entry.name)
        if entry.kind == .folder, !SourceFileKind.isOpaqueFolder(entry.name) {
          pending.append((file, depth + 1))
        } else if let kind = SourceFileKind(path: entry.name) {
          files.append((file, kind))
        }
      }
    }
    files.sort { $0.path < $1.path }
  }
}
