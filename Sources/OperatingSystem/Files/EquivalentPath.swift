/// Names that differ in their normalization only: a project file has `é` as one scalar (NFC), a folder as two (NFD).
///
/// macOS finds a file by both. Other systems compare bytes, so the folders are searched here. All paths are looked up in this way,
/// also those of a revision; names in one folder that differ in nothing else remain two files.
extension FileSystem {
  /// Calls `body` with a path; if there is no such file, with the path of the one whose name is equivalent.
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
      // Texts are equal if they are canonically equivalent.
      let wanted = PathText.text(name), entries = listing.entries.filter { listing.text(of: $0) == wanted }
      guard let exact = entries.first(where: { listing.name(of: $0) == name }) ?? entries.first else { return nil }
      differs = differs || listing.name(of: exact) != name
      found = FilePath(found, listing.name(of: exact))
    }
    return differs ? found : nil
  }
}
