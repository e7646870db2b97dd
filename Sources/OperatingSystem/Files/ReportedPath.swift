/// Paths in the output: relative to a root, with `/`, equal on every machine. Uses the text of paths; asks the file system only
/// if that text leads out of the root.
package struct ReportedPaths: Sendable {
  private let files: FileSystem
  /// The components of the root's absolute path.
  private let root: [Substring]

  /// Paths are relative to `root`, or to the working directory if `root` is nil.
  package init(root: String?, files: FileSystem) {
    self.files = files
    self.root = Self.components(of: root ?? files.directoryPath, from: files.directoryPath)
  }

  /// The path as seen from the root: empty for the root itself, with `..` for a path outside of the root.
  package func path(of given: String) -> String {
    let absolute = Self.components(of: given, from: files.directoryPath)
    if absolute.starts(with: root) { return absolute.dropFirst(root.count).joined(separator: "/") }
    // A temporary folder is often reached through a link, so the real paths are compared, too.
    if let real = realComponents(absolute), let realRoot = realComponents(root), real.starts(with: realRoot) {
      return real.dropFirst(realRoot.count).joined(separator: "/")
    }
    let shared = zip(root, absolute).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: root.count - shared)
    return (up + absolute.dropFirst(shared)).joined(separator: "/")
  }

  /// The path as seen from the root; nil if the path is outside of the root.
  package func pathInside(of given: String) -> String? {
    let path = path(of: given)
    return path == ".." || path.hasPrefix("../") ? nil : path
  }

  /// The path as seen from the root, as documents for other programs have it: bytes that are not UTF-8 become U+FFFD.
  package func readablePath(of given: String) -> String { PathText.readable(path(of: given)) }

  private func realComponents(_ components: [Substring]) -> [Substring]? {
    files.realPath(of: FilePath("/" + components.joined(separator: "/"))).map { Self.split($0.text[...]) }
  }

  /// Splits by bytes: a `/` with an accent after it is one character, and still a separator.
  private static func split(_ path: Substring) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// The last part of the absolute path; nil for the file system's root.
  package static func lastComponent(of path: String, from directory: String) -> String? {
    components(of: path, from: directory).last.map(String.init)
  }

  /// The parts of the absolute path, `.` and `..` resolved by their text.
  package static func components(of path: String, from directory: String) -> [Substring] {
    let absolute = path.utf8.first == UInt8(ascii: "/") ? path[...] : (directory + "/" + path)[...]
    var components: [Substring] = []
    for part in split(absolute) where part != "." {
      if part == ".." { _ = components.popLast() } else { components.append(part) }
    }
    return components
  }
}
