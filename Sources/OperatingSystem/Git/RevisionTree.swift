/// The files of one revision, at the paths of the working tree: a file system, so that a revision and the working tree are
/// searched by the same rules.
package final class RevisionTree: Sendable {
  fileprivate enum Kind: Sendable {
    case folder([[UInt8]: Int])
    case file(object: String)
    case link(target: [UInt8])
    /// A submodule's folder is empty here, as it is in a clone without submodules.
    case submodule
  }

  /// The name of the git object of the top folder.
  let object: String
  /// The files and folders. A folder refers to its children by their indices; the first node is the top folder.
  private let nodes: [Kind]
  /// The absolute paths of the top folder, as their components.
  private let roots: [[[UInt8]]]
  /// The contents of the files that were added by `keep`, by the names of their objects.
  private let objects = Synchronized<[String: [UInt8]]>([:])
  private static let linkLimit = 40
  /// The limit for the number of components of a path, with those of the targets of the links that it leads through.
  private static let nameLimit = 4096
  /// The size of the longest target of a link that systems allow, in bytes.
  static let linkSize = 4096

  fileprivate init(_ object: String, nodes: [Kind], roots: [[[UInt8]]]) {
    self.object = object
    self.nodes = nodes
    self.roots = roots
  }

  // MARK: As a file system

  func status(of path: FilePath, from directory: String) throws(SystemError) -> FileStatus {
    let node = try find(path, from: directory).node
    let kind: FileStatus.Kind =
      switch nodes[node] {
      case .folder, .submodule: .directory
      case .file: .regular
      case .link: .other
      }
    return FileStatus(identity: identity(of: node), kind: kind, mode: 0o644)
  }

  func listing(
    of path: FilePath, endingWith suffix: [UInt8], from directory: String
  ) throws(SystemError) -> DirectoryListing {
    let node = try find(path, from: directory).node
    var listing = DirectoryListing(of: identity(of: node))
    guard case .folder(let children) = nodes[node] else { return listing }
    for (name, child) in children where name.first != UInt8(ascii: ".") {
      switch nodes[child] {
      case .folder, .submodule: listing.append(name, .directory)
      case .file where name.count > suffix.count && name.suffix(suffix.count) == suffix[...]:
        listing.append(name, .regular)
      case .file: break
      case .link: listing.append(name, .link)
      }
    }
    return listing
  }

  func realPath(of path: FilePath, from directory: String) -> FilePath? {
    guard let found = try? find(path, from: directory), let root = roots.first else { return nil }
    var bytes: [UInt8] = []
    for name in root + found.names { bytes += [UInt8(ascii: "/")] + name }
    return FilePath(FilePath(""), bytes[...])
  }

  func contents(of path: FilePath, from directory: String) throws(SystemError) -> [UInt8] {
    guard let object = try object(of: path, from: directory) else { throw SystemError.isDirectory }
    guard let bytes = objects.withLock({ $0[object] }) else { throw SystemError.missing }
    return bytes
  }

  /// The name of a file's object; nil for a folder or a submodule.
  package func object(of path: FilePath, from directory: String) throws(SystemError) -> String? {
    if case .file(let object) = nodes[try find(path, from: directory).node] { return object }
    return nil
  }

  /// Adds the contents of objects, by name. `contents(of:from:)` finds only the files whose objects were added.
  package func keep(_ contents: [String: [UInt8]]) { objects.withLock { $0.merge(contents) { first, _ in first } } }

  /// The names of the objects of all files whose file names `isWanted` accepts, in any folder.
  package func objects(named isWanted: (String) -> Bool) -> [String] {
    nodes.flatMap { node -> [String] in
      guard case .folder(let children) = node else { return [] }
      return children.compactMap { name, child in
        guard case .file(let object) = nodes[child], isWanted(PathText.text(name[...])) else { return nil }
        return object
      }
    }
  }

  private func identity(of node: Int) -> FileIdentity { FileIdentity(device: .max, inode: UInt64(node)) }

  // MARK: Paths

  private struct Position {
    var stack: [Int] = [0]
    var names: [[UInt8]] = []
    var node: Int { stack[stack.count - 1] }
  }

  /// Whether a path is in the repository. Only the text of the path decides; the file may be missing.
  func contains(_ path: FilePath, from directory: String) -> Bool {
    (try? insideRoot(absolute(path, from: directory))) != nil
  }

  private func find(_ path: FilePath, from directory: String) throws(SystemError) -> Position {
    var position = Position(), links = 0, names = 0
    try walk(try insideRoot(absolute(path, from: directory)), &position, &links, &names)
    return position
  }

  private func absolute(_ path: FilePath, from directory: String) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    return path.bytes.first == slash ? Array(path.bytes) : PathText.bytes(directory) + [slash] + path.bytes
  }

  /// The components of an absolute path below the top folder, with `.` and `..` resolved by their text. Throws if the path is
  /// outside the top folder.
  private func insideRoot(_ path: [UInt8]) throws(SystemError) -> [[UInt8]] {
    var components: [[UInt8]] = []
    for part in path.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) { _ = components.popLast() } else { components.append(Array(part)) }
    }
    for root in roots where components.starts(with: root) { return Array(components.dropFirst(root.count)) }
    throw SystemError.missing
  }

  /// The name of a child as the folder has it: `name` or, if there is none, a canonically equivalent one (see `FileSystem.found`).
  /// Nil if there is neither.
  private static func name(_ name: [UInt8], in children: [[UInt8]: Int]) -> [UInt8]? {
    if children[name] != nil { return name }
    guard name.contains(where: { $0 >= 0x80 }) else { return nil }
    let text = PathText.text(name)
    return children.keys.filter { PathText.text($0) == text }.min { $0.lexicographicallyPrecedes($1) }
  }

  private func walk(
    _ components: [[UInt8]], _ position: inout Position, _ links: inout Int, _ names: inout Int
  ) throws(SystemError) {
    names += components.count
    guard names <= Self.nameLimit else { throw SystemError.missing }
    for component in components where !component.elementsEqual(".".utf8) {
      if component.elementsEqual("..".utf8) {
        // Files above the top are in no revision.
        guard position.stack.count > 1 else { throw SystemError.missing }
        position.stack.removeLast()
        position.names.removeLast()
        continue
      }
      guard case .folder(let children) = nodes[position.node], let name = Self.name(component, in: children),
        let child = children[name]
      else { throw SystemError.missing }
      guard case .link(let target) = nodes[child] else {
        position.stack.append(child)
        position.names.append(name)
        continue
      }
      links += 1
      guard links <= Self.linkLimit else { throw SystemError.missing }
      let parts = target.split(separator: UInt8(ascii: "/")).map { Array($0) }
      if target.first == UInt8(ascii: "/") {
        position = Position()
        try walk(try insideRoot(target), &position, &links, &names)
      } else {
        try walk(parts, &position, &links, &names)
      }
    }
  }
}

extension RevisionTree {
  /// Builds the tree from the lines of `git ls-tree -r -z`: `<mode> <type> <object>`, a tab, the path.
  struct Builder {
    private var nodes: [Kind] = [.folder([:])]
    private var links: [(node: Int, object: String)] = []
    private var size = 0

    /// The limits for the number of files and folders of a revision, and for the size of their list in bytes.
    static let limit = 1_000_000
    static let sizeLimit = 1 << 28

    var isWithinLimits: Bool { nodes.count <= Self.limit && size <= Self.sizeLimit }

    /// The objects that contain the links' targets.
    var linkObjects: [String] { links.map(\.object) }

    mutating func add(_ line: ArraySlice<UInt8>) {
      guard isWithinLimits, let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return }
      size += line.count
      let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3 else { return }
      let path = line[(tab + 1)...].split(separator: UInt8(ascii: "/")).map { Array($0) }
      // A damaged tree can have an entry without a name.
      guard !path.isEmpty else { return }
      switch words[0] {
      case "120000":
        links.append((nodes.count, words[2]))
        insert(.link(target: []), at: path)
      case "160000": insert(.submodule, at: path)
      default: insert(.file(object: words[2]), at: path)
      }
    }

    private mutating func insert(_ kind: Kind, at path: [[UInt8]]) {
      guard let name = path.last else { return }
      // The node is appended before the folders around it, because `add` has already noted this index if the node is a link.
      let index = nodes.count
      nodes.append(kind)
      var folder = 0
      for component in path.dropLast() { folder = child(component, of: folder) }
      attach(index, as: name, to: folder)
    }

    private mutating func child(_ name: [UInt8], of folder: Int) -> Int {
      if case .folder(let children) = nodes[folder], let child = children[name] { return child }
      nodes.append(.folder([:]))
      attach(nodes.count - 1, as: name, to: folder)
      return nodes.count - 1
    }

    private mutating func attach(_ child: Int, as name: [UInt8], to folder: Int) {
      guard case .folder(var children) = nodes[folder] else { return }
      // The dictionary is taken out of the node while it changes, so that it isn't copied.
      nodes[folder] = .submodule
      children[name] = child
      nodes[folder] = .folder(children)
    }

    func tree(_ object: String, roots: [String], linkTargets: [String: [UInt8]]) -> RevisionTree {
      var nodes = nodes
      for link in links { nodes[link.node] = .link(target: linkTargets[link.object] ?? []) }
      let parts = roots.map { PathText.bytes($0).split(separator: UInt8(ascii: "/")).map { Array($0) } }
      return RevisionTree(object, nodes: nodes, roots: parts)
    }
  }
}
