/// The files of a repository on disk or in a git revision. Callers make it, and this module reads files only through it.
///
/// All paths are relative to one root, with `/` between names, without `.` and `..`; the root itself is `""`. This module never
/// passes a path outside the root. The caller resolves symbolic links; the functions return nil for a link that leads out of the
/// root.
package struct ProjectFolder: Sendable {
  package enum EntryKind: Sendable {
    /// A file, or a pipe or device, which `read` refuses.
    case file
    case folder
  }

  package struct Entry: Sendable {
    package var name: String
    package var kind: EntryKind

    package init(name: String, kind: EntryKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The bytes of a file; nil if there is none, or if it can't be read.
  package let read: @Sendable (_ path: String) -> [UInt8]?
  /// The entries of a folder, in any order; nil if there is no such folder. Hidden entries may be omitted.
  package let list: @Sendable (_ path: String) -> [Entry]?
  /// The kind of file at a path, also of a hidden one; nil if there is none.
  package let kind: @Sendable (_ path: String) -> EntryKind?
  /// A text that is equal for all paths that lead to one file or folder through links.
  package let identity: @Sendable (_ path: String) -> String

  package init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]?, list: @escaping @Sendable (_ path: String) -> [Entry]?,
    kind: @escaping @Sendable (_ path: String) -> EntryKind?,
    identity: @escaping @Sendable (_ path: String) -> String = { $0 }
  ) {
    self.read = read
    self.list = list
    self.kind = kind
    self.identity = identity
  }
}

extension ProjectFolder {
  /// A path in the letter case that the folders have. A project may write it in another one, because the file system of a Mac
  /// ignores case. The path itself if it exists, or if no existing path differs from it in case alone.
  func ignoringCase(_ path: String) -> String {
    if kind(path) != nil { return path }
    var found = ""
    for name in path.split(separator: "/") {
      let exact = ProjectPath.join(found, String(name)), wanted = name.lowercased()
      if kind(exact) != nil {
        found = exact
      } else if let entry = (list(found) ?? []).map(\.name).sorted().first(where: { $0.lowercased() == wanted }) {
        found = ProjectPath.join(found, entry)
      } else {
        return path
      }
    }
    return found
  }
}
