extension ProjectFolder {
  /// What to say about a file that could not be read, and what brings it if it is missing.
  ///
  /// `name` is the file's role: `project file`.
  func complaint(about name: String, at path: String) -> String {
    if kind(path) != nil { return "the \(name) could not be read" }
    if path.split(separator: "/").contains("Pods") { return "the \(name) is missing; 'pod install' creates it" }
    let fetching = isInSubmodule(path) ? "; 'git submodule update --init' fetches it" : ""
    return "the \(name) is missing\(fetching)"
  }

  private func isInSubmodule(_ path: String) -> Bool {
    guard let bytes = read(".gitmodules") else { return false }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split(separator: "=", maxSplits: 1).map { part in
        String(part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
      }
      guard words.count == 2, words[0] == "path", !words[1].isEmpty else { continue }
      if ProjectPath.isInside(path, words[1]) { return true }
    }
    return false
  }
}
