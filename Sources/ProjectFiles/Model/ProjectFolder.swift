/// The files of a repository, wherever they are: on disk, or in a git revision. The caller makes it, this module asks it.
///
/// All paths are relative to one root, with `/` between names, without `.` and `..`; the root itself is `""`. This module
/// never asks for a path outside the root. Symbolic links are the caller's: where one leads out of the root, it answers nil.
public struct ProjectFolder: Sendable {
  public enum EntryKind: Sendable {
    /// Also pipes and the like, which `read` refuses.
    case file
    case folder
  }

  public struct Entry: Sendable {
    public var name: String
    public var kind: EntryKind

    public init(name: String, kind: EntryKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The bytes of a file; nil where there is none, or where it can't be read.
  public let read: @Sendable (_ path: String) -> [UInt8]?
  /// What a folder contains, in any order; nil where there is no such folder. Hidden entries may be omitted.
  public let list: @Sendable (_ path: String) -> [Entry]?
  /// What a path leads to, hidden files included; nil where there is nothing.
  public let kind: @Sendable (_ path: String) -> EntryKind?

  public init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]?, list: @escaping @Sendable (_ path: String) -> [Entry]?,
    kind: @escaping @Sendable (_ path: String) -> EntryKind?
  ) {
    self.read = read
    self.list = list
    self.kind = kind
  }
}
