extension ProjectFolder {
  /// The message about a file that could not be read. For a missing file in a folder `Pods`, the message names the command that
  /// creates it.
  ///
  /// `name` is the file's role: `project file`.
  func complaint(about name: String, at path: String) -> String {
    if kind(path) != nil { return "the \(name) could not be read" }
    if path.split(separator: "/").contains("Pods") { return "the \(name) is missing; 'pod install' creates it" }
    return "the \(name) is missing"
  }
}
