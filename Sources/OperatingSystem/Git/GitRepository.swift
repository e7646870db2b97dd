/// A git repository as the comparison needs it: read through `git` itself, never written, neither its index nor its files.
public struct GitRepository: Sendable {
  /// Where `git` is run.
  private let folder: String
  /// The absolute paths that stand for its top: as git knows it, and as the working directory leads there.
  let roots: [String]
  let isShallow: Bool

  /// The repository that a folder lies in.
  public init(containing folder: String) throws(GitError) {
    self.folder = folder
    let facts = try Self.lines(folder, ["rev-parse", "--is-bare-repository", "--is-shallow-repository"])
    isShallow = facts.last == "true"
    if facts.first == "true" {
      roots = [folder]
      return
    }
    // The second line is empty at the top.
    let places = try Self.lines(folder, ["rev-parse", "--show-toplevel", "--show-prefix"])
    let depth = (places.count > 1 ? places[1] : "").split(separator: "/").count
    let asGiven = "/" + folder.split(separator: "/").dropLast(depth).joined(separator: "/")
    roots = [places.first ?? folder, asGiven]
  }

  /// All files of a revision.
  public func tree(of revision: String) throws(GitError) -> RevisionTree {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw GitError("'\(revision)' is no revision")
    }
    let found = try Self.git(folder, ["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"])
    guard found.status == 0, let tree = found.output.split(separator: UInt8(ascii: "\n")).first else {
      throw GitError("the revision '\(revision)' is not in this repository" + hint(for: revision))
    }
    let object = String(decoding: tree, as: UTF8.self)
    let listing = try Self.git(folder, ["ls-tree", "-r", "-z", "--full-tree", object])
    guard listing.status == 0 else {
      throw GitError("git can't list '\(revision)': \(listing.complaint)")
    }
    var builder = RevisionTree.Builder()
    for entry in listing.output.split(separator: 0) { builder.add(entry) }
    let links = try contents(of: builder.linkObjects)
    return builder.tree(roots: roots, linkTargets: links)
  }

  private func hint(for revision: String) -> String {
    guard isShallow else { return "; 'git fetch' may bring it" }
    // What a server knows it by.
    let remote = revision.hasPrefix("origin/") ? String(revision.dropFirst("origin/".count)) : revision
    let isRemote = remote != revision
    return
      "; this clone is shallow: 'git fetch --depth=1 origin \(remote)\(isRemote ? ":refs/remotes/\(revision)" : "")'"
      + " brings it" + (isRemote ? "" : " (as FETCH_HEAD, where it is no tag that you name)")
  }

  // MARK: Contents

  /// As many names of objects as fit into the smallest pipe that there is, SHA-256 ones too: git answers each at once, and
  /// must not wait for us while we wait for it.
  private static let batchSize = 60

  /// Objects by name. Throws where one isn't there: half a revision must not pass for a whole one.
  public func contents(of objects: [String]) throws(GitError) -> [String: [UInt8]] {
    let objects = Array(Set(objects))
    guard !objects.isEmpty else { return [:] }
    var contents: [String: [UInt8]] = [:]
    let complaint: String
    do throws(SystemError) {
      complaint = try read(objects, into: &contents)
    } catch {
      throw GitError("cannot run 'git': \(error.message)")
    }
    if let missing = objects.first(where: { contents[$0] == nil }) {
      throw GitError(
        "the object '\(missing)' is not in this repository" + (complaint.isEmpty ? "" : ": \(complaint)"))
    }
    return contents
  }

  /// Answers what git had to complain.
  private func read(_ objects: [String], into contents: inout [String: [UInt8]]) throws(SystemError) -> String {
    let child = try ChildProcess(["git", "-C", folder, "cat-file", "--batch"])
    var reader = BatchReader()
    for start in stride(from: 0, to: objects.count, by: Self.batchSize) {
      let batch = objects[start..<min(start + Self.batchSize, objects.count)]
      try child.feed(Array(batch.map { $0 + "\n" }.joined().utf8))
      for object in batch { contents[object] = try reader.next(from: child) }
      if reader.isAtEnd { break }
    }
    return try child.finish().complaint
  }

  // MARK: Running git

  private static func lines(_ folder: String, _ words: [String]) throws(GitError) -> [String] {
    let outcome = try git(folder, words)
    guard outcome.status == 0 else {
      throw GitError("'\(folder)' can't be read as a git repository: \(outcome.complaint)")
    }
    return String(decoding: outcome.output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }

  private static func git(_ folder: String, _ words: [String]) throws(GitError) -> ChildProcess.Outcome {
    do throws(SystemError) {
      return try ChildProcess.run(["git", "-C", folder] + words)
    } catch {
      throw GitError("cannot run 'git': \(error.message)")
    }
  }
}

/// Takes the answers of `git cat-file --batch` apart: `<object> blob <size>`, a line break, the bytes, a line break.
private struct BatchReader {
  private var buffer: [UInt8] = []
  private var position = 0
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private(set) var isAtEnd = false

  /// The bytes of the next object; nil for one that is missing, or where git ended.
  mutating func next(from child: ChildProcess) throws(SystemError) -> [UInt8]? {
    guard let header = try line(from: child) else { return nil }
    let words = header.split(separator: UInt8(ascii: " "))
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0 else { return nil }
    while buffer.count - position < size + 1 {
      guard try fill(from: child) else { return nil }
    }
    let bytes = Array(buffer[position..<position + size])
    position += size + 1
    return bytes
  }

  private mutating func line(from child: ChildProcess) throws(SystemError) -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return Array(buffer[position..<end])
      }
      searched = buffer.count
      let consumed = position
      guard try fill(from: child) else { return nil }
      searched -= consumed - position
    }
  }

  private mutating func fill(from child: ChildProcess) throws(SystemError) -> Bool {
    if position > 1 << 20 {
      buffer.removeSubrange(..<position)
      position = 0
    }
    let count = try child.read(into: &chunk)
    buffer.append(contentsOf: chunk[..<count])
    isAtEnd = count == 0
    return count > 0
  }
}

/// What git can't give: a sentence without a full stop.
public struct GitError: Error, Equatable {
  /// For standard error.
  public let message: String

  init(_ message: String) { self.message = message }
}
