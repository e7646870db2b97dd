/// Finds files whose names differ from the requested ones only in Unicode normalization. For example, a project file can have `é`
/// as one scalar (NFC), and the folder as two (NFD).
///
/// macOS finds a file by both forms. Other systems compare bytes, so the folders are searched here. All paths are looked up in
/// this way, also those of a revision. Two files in one folder whose names differ only in normalization remain two files.
extension FileSystem {
  /// Calls `body` with a path. If that file is missing, calls `body` with the path of a file that is canonically equivalent, or
  /// throws if there is none.
  func found<Result>(_ path: FilePath, _ body: (FilePath) throws(SystemError) -> Result) throws(SystemError) -> Result {
    do throws(SystemError) {
      return try body(path)
    } catch {
      guard error == .missing, let equivalent = equivalent(of: path) else { throw error }
      return try body(equivalent)
    }
  }

  private func equivalent(of path: FilePath) -> FilePath? {
    guard path.bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    let slash = UInt8(ascii: "/")
    var found = FilePath(path.bytes.first == slash ? "/" : ""), differs = false
    for name in path.bytes.split(separator: slash) {
      guard name.contains(where: { $0 >= 0x80 }) else {
        found = FilePath(found, name)
        continue
      }
      guard let listing = try? listing(of: found, endingWith: []) else { return nil }
      // Swift considers canonically equivalent strings equal.
      let wanted = PathText.text(name), entries = listing.entries.filter { listing.text(of: $0) == wanted }
      guard let exact = entries.first(where: { listing.name(of: $0) == name }) ?? entries.first else { return nil }
      differs = differs || listing.name(of: exact) != name
      found = FilePath(found, listing.name(of: exact))
    }
    return differs ? found : nil
  }
}
