/// The options of `git` for one folder.
///
/// A repository's configuration can name programs that git runs. The configuration of the user's own clone is the user's; but a
/// folder in it may hold a whole repository without a working tree, configuration included, as files that any contributor can
/// commit. So git is told not to use one that it finds (`safe.bareRepository`), nor to run a file system monitor or hooks.
struct GitProgram {
  /// `git` and the options that every run has.
  let words: [String]

  private static let options = [
    "git", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    // Keeps 'git diff' from writing the index of the user's clone.
    "-c", "diff.autoRefreshIndex=false",
  ]

  /// The options for a folder of a working tree, or of a bare repository. Throws for a bare repository inside another
  /// repository's working tree.
  init(in folder: String) throws(GitError) {
    let bare = Self.bareRepository(around: folder)
    if let bare, Self.liesInWorkingTree(bare) {
      throw GitError(
        "'\(bare)' is a repository inside another one, whose configuration may run programs; it is not read")
    }
    words = Self.options + (bare.map { ["--git-dir=\($0)"] } ?? []) + ["-C", folder]
  }

  /// Runs git and returns the lines of its output. If git fails, throws its error message.
  func lines(_ words: [String]) throws(GitError) -> [String] {
    let outcome = try run(words)
    guard outcome.status == 0 else {
      throw GitError("'\(self.words.last ?? "")' cannot be read as a git repository: \(outcome.complaint)")
    }
    return outcome.lines
  }

  func run(_ words: [String], input: String = "") throws(GitError) -> ChildProcess.Outcome {
    do throws(SystemError) {
      return try ChildProcess.run(self.words + words, input: Array(input.utf8))
    } catch {
      throw GitError("cannot run 'git': \(error.message)")
    }
  }

  // MARK: Which repository

  private static func folders(around folder: String) -> [String] {
    let parts = folder.split(separator: "/")
    return stride(from: parts.count, through: 0, by: -1).map { "/" + parts.prefix($0).joined(separator: "/") }
  }

  /// The nearest folder, from `folder` upward, that git would consider a bare repository; nil if there is none, or if a working
  /// tree is nearer.
  private static func bareRepository(around folder: String) -> String? {
    let nearest = folders(around: folder).first { holds(".git", in: $0) || isBareRepository($0) }
    return nearest.flatMap { holds(".git", in: $0) ? nil : $0 }
  }

  private static func isBareRepository(_ folder: String) -> Bool {
    ["HEAD", "objects", "refs"].allSatisfy { holds($0, in: folder) }
  }

  private static func liesInWorkingTree(_ folder: String) -> Bool {
    folders(around: folder).contains { holds(".git", in: $0) }
  }

  private static func holds(_ name: String, in folder: String) -> Bool {
    (try? FileSystem.process().status(of: FilePath("\(folder)/\(name)"))) != nil
  }
}

extension ChildProcess.Outcome {
  /// The lines of the output as text of `PathText`, because they can contain names of files.
  var lines: [String] {
    Array(
      output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { PathText.text($0) }.dropLast()
    )
  }
}
