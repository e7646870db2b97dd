/// Reads `.xcconfig` files with all that they include, each file once.
struct ConfigurationFiles {
  private static let includeLimit = 64
  /// The most lines, assignments and inclusions, that are read for one configuration, and for all of a project.
  private static let lineLimit = 100_000
  private static let totalLimit = 1_000_000
  private static let noteLimit = 100

  private var files: [String: ConfigurationFile?] = [:]
  /// A cache of the levels of files that configurations name.
  private var levels: [String: SettingsTable.Level] = [:]
  private var lineCount = 0
  private(set) var notes: [ProjectNote] = []
  /// The offset and the message of each note about an inclusion, by the including file. A file that is included several times is
  /// reported once.
  private var reported: [String: Set<String>] = [:]
  /// The files that were read, and those that are missing.
  var paths: [String] { files.keys.sorted() }

  init() {}

  /// The assignments of a file as a level, which is cached, because many configurations name the same file.
  mutating func level(of path: String, in folder: ProjectFolder, projectFolder: String) -> SettingsTable.Level {
    let level = levels[path] ?? .init(assignments(of: path, in: folder, projectFolder: projectFolder))
    levels[path] = level
    return level
  }

  /// The assignments of a file in the order in which they apply. Those of an included file come at its `#include` line.
  ///
  /// `projectFolder` is searched for an included file that is not in the including file's folder.
  mutating func assignments(
    of path: String, in folder: ProjectFolder, projectFolder: String
  ) -> [SettingAssignment] {
    var assignments: [SettingAssignment] = []
    // The remaining work, last first: files are expanded without recursion.
    var pending: [(path: String, line: Int)] = [(path, 0)]
    load(path, in: folder)
    let end = min(lineCount + Self.lineLimit, Self.totalLimit)
    while let (current, number) = pending.popLast(), lineCount < end {
      guard let file = files[current] ?? nil, number < file.lines.count else { continue }
      lineCount += 1
      pending.append((current, number + 1))
      switch file.lines[number] {
      case .assignment(let assignment): assignments.append(assignment)
      case .include(let name, let isOptional, let offset):
        guard let next = included(name, isOptional, offset, from: current, in: folder, projectFolder) else { continue }
        if pending.contains(where: { $0.path == next }) {
          report(current, offset, in: folder, "'\(name)' includes itself; the second time it was not read")
        } else if pending.count < Self.includeLimit {
          pending.append((next, 0))
        } else {
          report(current, offset, in: folder, "more than \(Self.includeLimit) files include one another")
        }
      }
    }
    return assignments
  }

  private mutating func load(_ path: String, in folder: ProjectFolder) {
    guard files[path] == nil else { return }
    guard let bytes = folder.read(path) else {
      files[path] = .some(nil)
      notes.append(ProjectNote(.note, path, folder.complaint(about: "configuration file", at: path)))
      return
    }
    let file = ConfigurationFile(bytes)
    files[path] = file
    for error in file.errors.prefix(Self.noteLimit) {
      notes.append(ProjectNote(.note, path, at: error.offset, of: bytes, error.message))
    }
  }

  /// Reads an included file; the result is its path. Nil if there is no such file inside the root, with a note unless the inclusion
  /// is optional.
  private mutating func included(
    _ name: String, _ isOptional: Bool, _ offset: Int, from path: String, in folder: ProjectFolder,
    _ projectFolder: String
  ) -> String? {
    var leavesRoot = false
    for base in [ProjectPath.folder(of: path) ?? "", projectFolder] {
      // The extension may be omitted.
      for candidate in [name, name + ".xcconfig"] {
        guard let resolved = ProjectPath.resolve(candidate, from: base) else {
          leavesRoot = true
          continue
        }
        if folder.kind(resolved) == .file {
          load(resolved, in: folder)
          return resolved
        }
      }
    }
    if !isOptional {
      report(
        path, offset, in: folder,
        leavesRoot ? ProjectNote.outside(name) : "there is no file '\(name)'")
    }
    return nil
  }

  private mutating func report(_ path: String, _ offset: Int, in folder: ProjectFolder, _ message: String) {
    guard reported[path]?.count ?? 0 < Self.noteLimit,
      reported[path, default: []].insert("\(offset) \(message)").inserted
    else { return }
    notes.append(ProjectNote(.note, path, at: offset, of: folder.read(path) ?? [], message))
  }
}
