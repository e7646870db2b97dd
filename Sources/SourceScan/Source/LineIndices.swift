/// A cache of the line indices of a scan's files. Each one is made when it is first needed.
package struct LineIndices {
  private let find: (FileID) -> LineIndex
  /// The line index of each file for which one was requested so far.
  private var found: [LineIndex?] = []

  package init(_ find: @escaping (FileID) -> LineIndex) { self.find = find }

  package mutating func lines(of file: FileID) -> LineIndex {
    if found.indices.contains(file), let known = found[file] { return known }
    let lines = find(file)
    guard file.rawValue >= 0 else { return lines }
    while found.count <= file.rawValue { found.append(nil) }
    found[file] = lines
    return lines
  }
}
