/// A git repository, which is read by running `git`. Its index and its working tree are never written; files that a partial clone
/// lacks are fetched into it.
package struct GitRepository: Sendable {
  /// The folder that `git` runs in, and the options that every run has.
  private let program: GitProgram
  /// The absolute paths of the repository's top folder: as git reports it, and as a part of the given folder's path, which may lead
  /// through links. For a bare repository, only the given folder.
  let roots: [String]
  let isShallow: Bool
  /// The name of the first remote that has the files which a partial clone lacks; nil if the clone is not partial.
  private let promisor: String?

  package init(containing folder: String) throws(GitError) {
    program = try GitProgram(in: folder)
    let facts = try program.lines(["rev-parse", "--is-bare-repository", "--is-shallow-repository"])
    isShallow = facts.last == "true"
    // Each line is such as `remote.origin.promisor true`.
    let promisors = try program.run(["config", "--get-regexp", "^remote\\..*\\.promisor$"]).lines
    promisor = promisors.first.flatMap { $0.split(separator: " ").first }
      .map { String($0.dropFirst("remote.".count).dropLast(".promisor".count)) }
    if facts.first == "true" {
      roots = [folder]
      return
    }
    // The second line, the prefix, is empty if `folder` is the top folder.
    let places = try program.lines(["rev-parse", "--show-toplevel", "--show-prefix"])
    let depth = (places.count > 1 ? places[1] : "").split(separator: "/").count
    let asGiven = "/" + folder.split(separator: "/").dropLast(depth).joined(separator: "/")
    roots = [places.first ?? folder, asGiven]
  }

  /// Reads the list of all files of a revision, and the targets of its links.
  package func tree(of revision: String) throws(GitError) -> RevisionTree {
    let object = try self.object(of: revision, "tree")
    var builder = RevisionTree.Builder()
    let listing: ChildProcess.Outcome
    do throws(SystemError) {
      listing = try list(object, into: &builder)
    } catch {
      throw GitError(
        error == .tooLarge
          ? "'\(revision)' has more than \(RevisionTree.Builder.limit) files and folders, or their paths more than "
            + "\(RevisionTree.Builder.sizeLimit >> 20) MB, so it is not read" : "cannot run 'git': \(error.message)")
    }
    guard listing.status == 0 else {
      throw GitError("git cannot list '\(revision)': \(listing.complaint)")
    }
    // The object of a link holds the path of its target, which is short.
    let links = try contents(of: builder.linkObjects, in: object, sizeLimit: RevisionTree.linkSize)
    return builder.tree(object, roots: roots, linkTargets: links)
  }

  /// Adds the files of a tree to `builder`. A few git objects can describe a tree of any size, so the list is read piece by
  /// piece, up to a limit.
  private func list(
    _ tree: String, into builder: inout RevisionTree.Builder
  ) throws(SystemError) -> ChildProcess.Outcome {
    let child = try ChildProcess(program.words + ["ls-tree", "-r", "-z", "--full-tree", tree])
    child.endInput()
    var rest: [UInt8] = [], chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = try child.read(into: &chunk), count > 0 {
      var entries = chunk[..<count].split(separator: 0, omittingEmptySubsequences: false)
      // The first line continues the last one of the previous piece, and the last line has no end yet.
      let last = entries.removeLast()
      for entry in entries {
        builder.add((rest + entry)[...])
        rest.removeAll(keepingCapacity: true)
      }
      rest += last
      guard builder.isWithinLimits, rest.count <= RevisionTree.Builder.sizeLimit else { throw SystemError.tooLarge }
    }
    return try child.finish()
  }

  package func commit(of revision: String) throws(GitError) -> String { try object(of: revision, "commit") }

  /// The date and the subject of a revision's commit; nil if git prints nothing.
  package func subject(of revision: String) throws(GitError) -> String? {
    try program.lines([
      "log", "-1", "--no-show-signature", "--date=short", "--format=%cd, %s", try commit(of: revision),
    ]).first
  }

  /// The absolute paths of the files that differ between a commit and the working tree, including untracked files that git does not
  /// ignore.
  package func changedFiles(since commit: String) throws(GitError) -> [String] {
    let commands = [
      ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-relative", commit, "--"],
      ["ls-files", "--others", "--exclude-standard", "-z", "--full-name", ":/"],
    ]
    var paths: [String] = []
    for command in commands {
      let outcome = try program.run(command)
      guard outcome.status == 0 else {
        throw GitError("git cannot list what changed since '\(commit)': \(outcome.complaint)")
      }
      paths += outcome.output.split(separator: 0).map { "\(roots.last ?? "")/\(PathText.text($0))" }
    }
    return paths
  }

  /// The newest commit that two revisions have in common, as an abbreviated hash.
  package func mergeBase(of first: String, and second: String) throws(GitError) -> String {
    let found = try program.run(["merge-base", try commit(of: first), try commit(of: second)])
    guard found.status == 0, let commit = found.lines.first else {
      let problem = "'\(first)' and '\(second)' have no commit in common"
      throw GitError(isShallow ? problem + shallowHint : problem)
    }
    return try program.lines(["rev-parse", "--short=12", commit]).first ?? commit
  }

  private func object(of revision: String, _ kind: String) throws(GitError) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw GitError("'\(revision)' is no revision")
    }
    let found = try program.run(["rev-parse", "--verify", "--quiet", "\(revision)^{\(kind)}"])
    guard found.status == 0, let object = found.lines.first else {
      throw GitError("the revision '\(revision)' is not in this repository" + hint(for: revision))
    }
    return object
  }

  /// The end of an error message: a command that downloads a revision.
  private func hint(for revision: String) -> String {
    guard isShallow else { return "; 'git fetch' may download it" }
    let start = "; this clone is shallow: 'git fetch --depth=1 \(remote)"
    if revision.hasPrefix("\(remote)/") {
      let branch = revision.dropFirst(remote.count + 1)
      return "\(start) \(branch):refs/remotes/\(revision)' downloads it"
    }
    let isHash = revision.utf8.count >= 7 && revision.allSatisfy(\.isHexDigit)
    if isHash, [40, 64].contains(revision.utf8.count) { return "\(start) \(revision)' downloads it" }
    // A server can resolve neither an abbreviated hash nor an expression such as `main~2`.
    if isHash || revision.contains(where: { "~^@{".contains($0) }) { return shallowHint }
    return "\(start) \(revision)' downloads it; then compare with 'git:FETCH_HEAD'"
  }

  private var shallowHint: String {
    "; this clone is shallow: 'git fetch --unshallow \(remote)' downloads the whole history"
  }

  /// The name of the remote for `hint`: `origin`, unless there are remotes and all of them have other names.
  private var remote: String {
    let remotes = (try? program.lines(["remote"])) ?? []
    return remotes.contains("origin") ? "origin" : remotes.first ?? "origin"
  }

  // MARK: Contents

  /// The number of object names that are sent to git before its replies are read. They fit into the smallest pipe, 4 KB, also
  /// with SHA-256. With more, git and this process could wait for each other forever.
  private static let batchSize = 60

  /// The contents of files of a revision, by the names of their objects. Throws if an object is missing, because an incomplete
  /// revision would look like one without these files.
  ///
  /// An object counts toward the size limit as often as `objects` names it: a revision can have one file under thousands of
  /// paths.
  package func contents(of objects: [String], in tree: RevisionTree) throws(GitError) -> [String: [UInt8]] {
    let contents = try contents(of: objects, in: tree.object, sizeLimit: FileSystem.sizeLimit)
    let size = objects.reduce(0) { $0 + (contents[$1]?.count ?? 0) }
    guard size <= Self.sizeLimit else { throw Self.tooMuch }
    return contents
  }

  /// The limit for all files that are read of a revision, in bytes. It is needed because a small compressed object can have very
  /// many bytes.
  private static let sizeLimit = 1 << 30

  private static var tooMuch: GitError {
    GitError("the files of this revision that are read have more than \(sizeLimit >> 20) MB, so they are not read")
  }

  private func contents(
    of objects: [String], in tree: String, sizeLimit: Int
  ) throws(GitError) -> [String: [UInt8]] {
    let objects = Array(Set(objects)).sorted()
    guard !objects.isEmpty else { return [:] }
    try fetchMissing(objects, of: tree)
    var contents: [String: [UInt8]] = [:]
    let complaint: String
    do throws(SystemError) {
      complaint = try read(objects, into: &contents, sizeLimit: sizeLimit)
    } catch {
      if error == .exceedsMemory { throw Self.tooMuch }
      throw GitError("git cannot read the files of this revision: \(error.message)")
    }
    if let missing = objects.first(where: { contents[$0] == nil }) {
      throw GitError(
        "the object '\(missing)' of this revision is missing or is not a file"
          + (complaint.isEmpty ? "" : ": \(complaint)"))
    }
    return contents
  }

  /// Reads objects into `contents`, and returns git's error message, empty if there is none. An object larger than `sizeLimit`
  /// becomes empty, and one that git cannot read is missing in `contents`.
  private func read(
    _ objects: [String], into contents: inout [String: [UInt8]], sizeLimit: Int
  ) throws(SystemError) -> String {
    let child = try ChildProcess(program.words + ["cat-file", "--batch"])
    var reader = BatchReader(), size = 0
    for start in stride(from: 0, to: objects.count, by: Self.batchSize) {
      let batch = objects[start..<min(start + Self.batchSize, objects.count)]
      try child.feed(Array(batch.map { $0 + "\n" }.joined().utf8))
      for object in batch {
        let bytes = try reader.next { chunk throws(SystemError) in try child.read(into: &chunk) }
        size += bytes?.count ?? 0
        guard size <= Self.sizeLimit else { throw SystemError.exceedsMemory }
        contents[object] = bytes.map { $0.count <= sizeLimit ? $0 : [] }
      }
      if reader.isAtEnd { break }
    }
    return try child.finish().complaint
  }

  /// Fetches the objects that a partial clone lacks. `git cat-file` would fetch each one separately from the server, so all are
  /// fetched at once.
  private func fetchMissing(_ objects: [String], of tree: String) throws(GitError) {
    guard let promisor else { return }
    // The name of a missing object is printed with a question mark before it.
    let listing = try program.run(["rev-list", "--objects", "--missing=print", tree])
    let missing = Set(listing.lines.compactMap { $0.first == "?" ? String($0.dropFirst()) : nil }).intersection(objects)
    guard !missing.isEmpty else { return }
    let fetch = [
      "-c", "fetch.negotiationAlgorithm=noop", "fetch", promisor, "--quiet", "--no-tags", "--no-write-fetch-head",
      "--no-auto-maintenance", "--recurse-submodules=no", "--filter=blob:none", "--stdin",
    ]
    let outcome = try program.run(fetch, input: missing.sorted().map { $0 + "\n" }.joined())
    guard outcome.status == 0 else {
      throw GitError(
        "this partial clone lacks \(missing.count == 1 ? "1 file" : "\(missing.count) files") of the revision, and '\(promisor)' sends none: "
          + outcome.complaint)
    }
  }
}

/// A failure of git: a sentence without a full stop.
package struct GitError: Error, Equatable {
  /// The text for standard error.
  package let message: String

  init(_ message: String) { self.message = message }
}
