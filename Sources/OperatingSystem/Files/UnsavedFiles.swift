/// Texts that an editor has open and may not have saved. A file system with such texts reads them in place of the files on disk.
/// It is a class, so that every copy of the file system reads the newest text.
package final class UnsavedFiles: Sendable {
  private struct State {
    /// The texts by the absolute path of the file.
    var contents: [FilePath: [UInt8]] = [:]
    /// The names of the files that have texts, by the absolute path of their folder.
    var names: [FilePath: Set<[UInt8]>] = [:]
  }

  private let state = Synchronized(State())

  package init() {}

  /// Sets the text of a file, or removes it if `contents` is nil. `path` is absolute, without `.` and `..`.
  func set(_ path: FilePath, to contents: [UInt8]?) {
    let (folder, name) = path.split()
    state.withLock { state in
      state.contents[path] = contents
      if contents != nil {
        state.names[folder, default: []].insert(Array(name))
      } else {
        state.names[folder]?.remove(Array(name))
      }
    }
  }

  func contents(of path: FilePath) -> [UInt8]? { state.withLock { $0.contents[path] } }

  var isEmpty: Bool { state.withLock { $0.contents.isEmpty } }

  /// The names of the files in a folder that have unsaved text, sorted by bytes.
  func names(in folder: FilePath) -> [[UInt8]] {
    state.withLock { $0.names[folder] }?.sorted { precedes($0[...], $1[...]) } ?? []
  }
}

extension FileSystem {
  /// Sets the unsaved text of a file, or removes it if `contents` is nil. The text is kept under the absolute path and, if links
  /// lead to the file, also under its real path.
  package func setUnsaved(_ path: String, to contents: [UInt8]?) {
    let path = FilePath(path)
    for name in Set([path, realPath(of: path) ?? path]) { unsaved?.set(name, to: contents) }
  }

  /// The unsaved text of a file, also if the path leads to it by links; nil if it has none, and for a file of a revision.
  func unsavedContents(of path: FilePath) -> [UInt8]? {
    guard let unsaved, !unsaved.isEmpty, revision(of: path) == nil else { return nil }
    return unsaved.contents(of: absolute(path)) ?? realPathOnDisk(of: path).flatMap(unsaved.contents)
  }

  /// The status of a file that is not on the disk but has unsaved text; nil if it has none.
  func unsavedStatus(of path: FilePath) -> FileStatus? {
    guard unsavedContents(of: path) != nil else { return nil }
    let identity = FileIdentity(device: .max, inode: UInt64(truncatingIfNeeded: absolute(path).hashValue))
    return FileStatus(identity: identity, kind: .regular, mode: 0o644)
  }

  /// Adds to a listing the unsaved files that the disk does not have, whose names end with `suffix`, and which are not hidden.
  func addUnsavedNames(to listing: inout DirectoryListing, of folder: FilePath, endingWith suffix: [UInt8]) {
    guard let unsaved else { return }
    for name in unsaved.names(in: absolute(folder))
    where name.count > suffix.count && name.suffix(suffix.count) == suffix[...] {
      guard name.first != UInt8(ascii: "."), !listing.entries.contains(where: { listing.name(of: $0) == name[...] })
      else { continue }
      listing.append(name, .regular)
    }
  }

  /// The absolute path without `.` and `..`.
  private func absolute(_ path: FilePath) -> FilePath {
    let slash = UInt8(ascii: "/"), dot = UInt8(ascii: ".")
    let bytes = path.bytes
    let hasDots = zip(bytes, bytes.dropFirst()).contains { $0 == slash && $1 == dot }
    if bytes.first == slash, bytes.last != slash, !hasDots { return path }
    return FilePath("/" + ReportedPaths.components(of: path.text, from: directoryPath).joined(separator: "/"))
  }
}
