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
