/// The files of a repository, wherever they are: on disk, or in a git revision. The caller makes it, this module asks it.
///
/// All paths are relative to one root, with `/` between names, without `.` and `..`; the root itself is `""`. This module
/// never asks for a path outside the root. Symbolic links are the caller's: where one leads out of the root, it answers nil.
package struct ProjectFolder: Sendable {
  package enum EntryKind: Sendable {
    /// Also pipes and the like, which `read` refuses.
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

  /// The bytes of a file; nil where there is none, or where it can't be read.
  package let read: @Sendable (_ path: String) -> [UInt8]?
  /// What a folder contains, in any order; nil where there is no such folder. Hidden entries may be omitted.
  package let list: @Sendable (_ path: String) -> [Entry]?
  /// What a path leads to, hidden files included; nil where there is nothing.
  package let kind: @Sendable (_ path: String) -> EntryKind?

  package init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]?, list: @escaping @Sendable (_ path: String) -> [Entry]?,
    kind: @escaping @Sendable (_ path: String) -> EntryKind?
  ) {
    self.read = read
    self.list = list
    self.kind = kind
  }
}

extension ProjectFolder {
  /// A path as the folders write it: people write it in other letter case, which the file system of a Mac ignores. The path
  /// itself where it leads somewhere, or where nothing is like it.
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
