/// Paths relative to the root of a `ProjectFolder`, as text.
package enum ProjectPath {
  /// The path from the root for a path that starts in `folder`, with `.` and `..` resolved; nil if it leaves the root.
  ///
  /// An absolute `path` leaves the root, too, because this module does not know where the root is.
  static func resolve(_ path: String, from folder: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") { return nil }
    // The path of nearly all groups and files is one name. Splitting those paths took an eighth of the time of a large project.
    if !path.hasByte(UInt8(ascii: "/")), !path.isEmpty, path != ".", path != ".." { return join(folder, path) }
    var names: [Substring] = folder.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      guard name == ".." else {
        names.append(name)
        continue
      }
      if names.popLast() == nil { return nil }
    }
    return names.joined(separator: "/")
  }

  /// The path of `name` in `folder`, neither of which has `.` or `..` in it.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : folder + "/" + name
  }

  /// Whether a path is `folder` or inside it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder
      || path.utf8.count > folder.utf8.count && path.hasPrefix(folder)
        && path.utf8[path.utf8.index(path.utf8.startIndex, offsetBy: folder.utf8.count)] == UInt8(ascii: "/")
  }

  /// A path as a file in `folder` would name it; unchanged if it is elsewhere.
  package static func relative(_ path: String, to folder: String) -> String {
    guard !folder.isEmpty, path != folder, isInside(path, folder) else { return path }
    return String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
  }

  /// The folder that a path is in; nil for the root.
  package static func folder(of path: String) -> String? {
    if path.isEmpty { return nil }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// The last name of a path: `App.swift` of `Sources/App.swift`.
  package static func lastName(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The extension of a path's last name in lowercase: `swift` of `App.swift`. Empty if there is none.
  package static func pathExtension(of path: String) -> String {
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }),
      bytes[dot] == UInt8(ascii: "."), dot != bytes.startIndex,
      bytes[bytes.index(before: dot)] != UInt8(ascii: "/")
    else { return "" }
    return path[bytes.index(after: dot)...].lowercased()
  }

  /// The last name of a path without its extension: `App` of `Sources/App.swift`.
  package static func stem(of path: String) -> String {
    let name = lastName(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

extension String {
  /// Whether the text has a byte in UTF-8.
  fileprivate func hasByte(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }
}
