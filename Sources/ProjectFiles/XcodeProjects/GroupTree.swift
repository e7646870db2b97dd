import DocumentFormats

/// The locations of a project's files: paths of groups and file references, by their `sourceTree` and the groups around them.
///
/// Source: the forms that Xcode writes. A reference in several groups counts for the group that comes first in a walk through the
/// tree; the path of one in no group starts in the project's folder.
struct GroupTree {
  typealias Value = PropertyListDocument.Value

  enum Location: Hashable {
    case path(String)
    /// A location outside of the root, with the path as the project states it.
    case outside(String)
    /// The build's own products, the SDK or Xcode: not in the repository.
    case notSource
  }

  private let document: ProjectDocument
  /// The value of `SOURCE_ROOT`.
  let projectFolder: String
  /// The index of the group that contains each value, by the index of the value; -1 for none. A dictionary was too slow.
  private var parents: [Int32]
  private var locations: [Value: Location] = [:]
  private var children: [Value: [Value]] = [:]
  /// All objects that groups contain, groups included, in the order of the tree.
  private(set) var members: [Value] = []

  init(_ document: ProjectDocument, projectFolder: String) {
    self.document = document
    self.projectFolder = projectFolder
    parents = Array(repeating: -1, count: document.list.count)
    guard let main = document.object("mainGroup", of: document.project) else { return }
    var pending = [main]
    while let group = pending.popLast() {
      members.append(group)
      for child in document.objects("children", of: group).reversed() where child != main && parents[child.index] < 0 {
        parents[child.index] = Int32(group.index)
        pending.append(child)
      }
    }
  }

  private func parent(of object: Value) -> Value? {
    let index = parents.indices.contains(object.index) ? Int(parents[object.index]) : -1
    return index < 0 ? nil : Value(index: index)
  }

  /// The members of a group that targets use as one file, such as a file in several languages.
  mutating func children(of group: Value) -> [Value] {
    let members = children[group] ?? document.objects("children", of: group)
    children[group] = members
    return members
  }

  /// The location of a group or a file reference.
  mutating func location(of object: Value) -> Location {
    // Goes up to a group whose location is known, then down again: no recursion, and every group is resolved once. It ends,
    // because every group was visited before its members got it as their parent.
    var chain: [Value] = [], current: Value? = object
    while let next = current, locations[next] == nil {
      chain.append(next)
      current = parent(of: next)
    }
    var location = current.flatMap { locations[$0] } ?? .path(projectFolder)
    for next in chain.reversed() {
      location = resolve(next, in: location)
      // The location of the object itself is needed once or twice, that of a group for each of its files.
      if next != object { locations[next] = location }
    }
    return location
  }

  private func resolve(_ object: Value, in parent: Location) -> Location {
    let path = document.text("path", of: object) ?? ""
    guard let tree = document.list.value("sourceTree", in: object) else { return Self.resolve(path, from: parent) }
    if document.list.isText(tree, "<group>") { return Self.resolve(path, from: parent) }
    if document.list.isText(tree, "SOURCE_ROOT") { return Self.resolve(path, from: .path(projectFolder)) }
    if document.list.isText(tree, "<absolute>") { return .outside(path) }
    return .notSource
  }

  private static func resolve(_ path: String, from parent: Location) -> Location {
    if path.utf8.first == UInt8(ascii: "/") { return .outside(path) }
    switch parent {
    case .path(let folder): return ProjectPath.resolve(path, from: folder).map(Location.path) ?? .outside(path)
    // A `..` in a folder outside the root might lead into the root again; that is not followed.
    case .outside(let folder): return path.isEmpty ? parent : .outside(ProjectPath.join(folder, path))
    case .notSource: return .notSource
    }
  }
}
