/// Facts about parts of a project that the files of git in a repository state.
extension ProjectFolder {
  /// The submodules of the repository that are not checked out: git makes an empty folder for each, or none.
  package var absentSubmodules: [String] {
    lines(of: ".gitmodules").compactMap { line -> String? in
      let words = line.split(separator: "=", maxSplits: 1).map { String($0.trimmed) }
      guard words.count == 2, words[0] == "path", let path = ProjectPath.resolve(words[1], from: ""), !path.isEmpty
      else { return nil }
      return (list(path) ?? []).isEmpty ? path : nil
    }
  }

  /// The lines of a file, without spaces at their starts and ends; none if the file can't be read.
  private func lines(of path: String) -> [String] {
    (read(path) ?? []).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(String(decoding: $0, as: UTF8.self)[...].trimmed) }
  }

  /// Whether a `.gitignore` in the folder of a path or above it excludes the path by its name, by its path or by the suffix of its
  /// name. Other patterns are not read.
  func isIgnored(_ path: String) -> Bool {
    let name = ProjectPath.lastName(of: path), suffix = "*." + ProjectPath.pathExtension(of: path)
    var current = ProjectPath.folder(of: path)
    while let place = current {
      let known = [name, suffix, ProjectPath.relative(path, to: place)]
      for line in lines(of: ProjectPath.join(place, ".gitignore")) {
        var pattern = line
        if pattern.hasSuffix("/") { pattern.removeLast() }
        for prefix in ["**/", "/"] where pattern.hasPrefix(prefix) { pattern.removeFirst(prefix.count) }
        if known.contains(pattern) { return true }
      }
      current = ProjectPath.folder(of: place)
    }
    return false
  }
}

extension ProjectNote {
  /// One note about the effect of all absent submodules of a repository.
  package static func absent(submodules paths: [String]) -> ProjectNote {
    let names = paths.map { "'\($0)'" }.listed()
    let (subject, object) =
      paths.count == 1 ? ("the submodule \(names) is", "it") : ("the submodules \(names) are", "them")
    return ProjectNote(
      .note, ".gitmodules", isProminent: true,
      "\(subject) not checked out, so nothing in \(object) is read; 'git submodule update --init' fetches \(object)")
  }
}
