import Foundation
import Testing

@testable import intentscan
@testable import OperatingSystem

/// Comparison with revisions of a repository, without a checkout. Skipped if git is not installed.
@Suite(.enabled(if: GitFolder.hasGit)) struct DiffRevisionTests {
  private static func source(_ name: String) -> String {
    "import AppIntents\nstruct \(name): AppIntent {\n  static let title: LocalizedStringResource = \"Open\"\n}\n"
  }

  /// Two commits, tagged `v1` and `v2`. The working tree equals `v2`.
  private static func repository(_ more: [String: String] = [:]) throws -> GitFolder {
    let git = try GitFolder()
    try git.folder.write(source("Open"), to: "App/A.swift")
    for (path, contents) in more { try git.folder.write(contents, to: path) }
    try git.commit("v1")
    try git.folder.write(source("Show"), to: "App/A.swift")
    try git.commit("v2")
    return git
  }

  @Test func comparesTheWorkingTreeWithARevision() throws {
    let git = try Self.repository()
    let outcome = try git.folder.run("diff --against git:v1 App")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("App/A.swift:2:8: error: the identifier of an intent changed from 'Open'"))
    #expect(outcome.output.contains("v1:App/A.swift:2:8: note: 'Open' was declared here"))
    #expect(try git.folder.run("diff --against git:v2 App").status == 0)
    #expect(try git.folder.run("diff git:v2:App git:v1:App").status == 1)
    // No paths, an absolute path, and a module name.
    #expect(try git.folder.run("diff --against git:v1").status == 1)
    #expect(try git.folder.run(["diff", "--against", "git:v1", "\(git.folder.path)/App"]).status == 1)
    #expect(try git.folder.run("diff --against git:v1 --module M=App").status == 1)
  }

  /// The folder is the name of the module, and another name does not mean that its types moved.
  @Test(arguments: ["diff old new", "diff --against old new"]) func foldersMayHaveAnyName(words: String) throws {
    let folder = try CommandFolder()
    for name in ["old", "new"] { try folder.write(Self.source("Open"), to: "\(name)/A.swift") }
    let outcome = try folder.run(words)
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome.output)")
  }

  /// The address of a line is one of the new commit, which may lack the file of the old one.
  @Test func thePathOfAModuleMayHaveAnEqualsSign() throws {
    let git = try Self.repository(["a=b/c/A.swift": Self.source("Move")])
    let outcome = try git.folder.run("diff --against git:v1 --module M=a=b/c")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func aLocationOfARevisionIsNoLink() throws {
    let git = try Self.repository(), checkout = git.folder.path
    let report = try git.folder.run(
      "diff --against git:v1 App --format markdown".split(separator: " ").map(String.init)
    ) {
      $0.variable = {
        [
          "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/app", "GITHUB_SHA": "1a",
          "GITHUB_WORKSPACE": checkout,
        ][$0]
      }
    }.output
    #expect(report.contains("| [`A.swift:2`](https://github.com/o/app/blob/1a/App/A.swift#L2) |"), "\(report)")
    #expect(report.contains("same file (`A.swift:2`) |"), "\(report)")
  }

  @Test func changesNeitherTheWorkingTreeNorTheIndex() throws {
    let git = try Self.repository()
    let index = FileManager.default.contents(atPath: "\(git.folder.path)/.git/index"), names = try git.folder.names()
    #expect(try git.folder.run("diff --against git:v1 App").status == 1)
    #expect(FileManager.default.contents(atPath: "\(git.folder.path)/.git/index") == index)
    #expect(try git.folder.names() == names && git.folder.contents(of: "App/A.swift") == Self.source("Show"))
  }

  /// The files of a revision are found by the same rules as those of the working tree.
  @Test func findsTheSameFilesInARevision() throws {
    let git = try Self.repository([
      ".build/B.swift": Self.source("B"), "App/Pods/C.swift": Self.source("C"), "App/.hidden/D.swift": Self.source("D"),
      "App/e.txt": Self.source("E"), "Kit/K.swift": Self.source("K"), "App/ü ß.swift": Self.source("Umlaut"),
    ])
    try git.folder.link("App/Linked", to: "../Kit")
    try git.folder.link("App/Loop", to: "..")
    try git.folder.link("App/Gone.swift", to: "nowhere.swift")
    try git.commit("v3")
    try FileManager.default.removeItem(atPath: "\(git.folder.path)/App/Gone.swift")
    try git.commit("v4")
    let revision = try git.folder.run("diff git:v4:App git:v4:App --format json")
    let tree = try git.folder.run("lint --module App App --format json")
    #expect(revision.status == 0, "\(revision.errors)")
    let types = try [revision, tree].map { try JSONDocument(parsing: $0.output)["summary"]?["types"] }
    #expect(types[0] == types[1])
    #expect(try git.folder.run("diff git:v4 App --module App --fail-on info").status == 0)
    // A broken link is a missing source file.
    #expect(try git.folder.run("diff git:v3:App git:v4:App").status == 3)
  }

  @Test func usesTheConfigurationOfTheRevision() throws {
    let git = try Self.repository([
      ".intentscan.json": #"{"modules": {"Main": {"paths": ["App"], "kind": "app"}}, "exclude": ["App/Generated/**"]}"#,
      "App/Generated/G.swift": Self.source("G"),
    ])
    let json = try JSONDocument(parsing: try git.folder.run("diff --against git:v1 --format json").output)
    #expect(json["findings"]?.elements.map { $0["symbol"] } == [.string("Main.Open")])
  }

  /// The conditions, platform and module name of each version are those of its own project.
  @Test func readsTheProjectOfEachRevision() throws {
    let conditional = "import AppIntents\n#if PRO\n" + Self.source("Pro") + "#endif\n" + Self.source("Open")
    let pro = twoTargets.replacing(
      "GENERATE_INFOPLIST_FILE", with: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO; GENERATE_INFOPLIST_FILE")
    let git = try GitFolder()
    try git.folder.write(pro, to: "Trips.xcodeproj/project.pbxproj")
    try git.folder.write(conditional, to: "Trips/A.swift")
    try git.commit("v1")
    try git.folder.write(twoTargets, to: "Trips.xcodeproj/project.pbxproj")
    try git.commit("v2")
    let removed = "error: the intent 'Pro' was removed"
    for words in ["diff git:v1 git:v2", "diff --against git:v1"] {
      let outcome = try git.folder.run(words)
      #expect(outcome.output.contains(removed), "\(outcome)")
      #expect(outcome.errors.contains("1 breaking"), "\(outcome.errors)")
    }
    #expect(try git.folder.run("diff --against git:v2").status == 0)
    // A target that takes another module's name takes its types with it.
    try git.folder.write(
      twoTargets.replacing("PRODUCT_BUNDLE_IDENTIFIER = com.example.trips;", with: "PRODUCT_MODULE_NAME = Voyages;"),
      to: "Trips.xcodeproj/project.pbxproj")
    #expect(try git.folder.run("diff --against git:v2").output.contains("moved from the module 'Trips' to 'Voyages'"))
  }

  @Test(arguments: [
    ("git:v9", "the revision 'v9' is not in this repository; 'git fetch' may download it"),
    ("git:--all", "'--all' is no revision"), ("git:v1:Sources", "cannot read 'Sources': No such file or directory"),
    ("git:v1:App/B.swift", "cannot read 'App/B.swift'"),
  ])
  func reportsMissingRevisionsAndPaths(revision: String, message: String) throws {
    let outcome = try Self.repository().folder.run("diff --against \(revision) App")
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: \(message)"), "\(outcome.errors)")
  }

  @Test func reportsAFolderWithoutARepository() throws {
    let folder = try CommandFolder(["App/A.swift": Self.source("A")])
    let outcome = try folder.run("diff --against git:v1 App")
    #expect(outcome.status == 3 && outcome.errors.contains("cannot be read as a git repository"), "\(outcome.errors)")
  }

  /// The command that a message advises is run as it is written.
  @Test(arguments: [
    ("v1", "FETCH_HEAD"), ("origin/old", nil), ("old", "FETCH_HEAD"), ("HEAD~1", nil), ("<hash>", nil),
    ("<short>", nil),
  ])
  func advisesWhatToFetchInAShallowClone(revision: String, then other: String?) throws {
    let git = try Self.repository(), hash = try git.git(["rev-parse", "v1"])
    try git.git(["branch", "old", "v1"])
    try git.git(["config", "uploadpack.allowAnySHA1InWant", "true"])
    let clone = try GitFolder(cloning: git, depth: 1)
    let revision = ["<hash>": hash, "<short>": String(hash.prefix(9))][revision] ?? revision
    let outcome = try clone.folder.run("diff --against git:\(revision) App")
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(outcome.errors.contains("this clone is shallow: 'git fetch "), "\(outcome.errors)")
    let advice = outcome.errors.split(separator: "'").first { $0.hasPrefix("git fetch ") } ?? ""
    try clone.git(advice.split(separator: " ").dropFirst().map(String.init))
    #expect(outcome.errors.contains("git:FETCH_HEAD") == (other != nil))
    #expect(try clone.folder.run("diff --against git:\(other ?? revision) App").status == 1)
  }

  /// Commits of the target after the branch left it are not changes of the branch.
  @Test func comparesWithTheCommitWhereABranchLeftItsTarget() throws {
    let git = try Self.repository()
    try git.git(["checkout", "--quiet", "-b", "topic"])
    try git.folder.write("struct Other {}\n", to: "App/B.swift")
    try git.commit("topic1")
    try git.git(["checkout", "--quiet", "main"])
    try git.folder.write(Self.source("Added"), to: "App/Added.swift")
    try git.commit("v3")
    try git.git(["checkout", "--quiet", "topic"])
    #expect(try git.folder.run("diff --against git:main App").output.contains("Added"))
    let outcome = try git.folder.run("diff --against git:main --merge-base App --fail-on info")
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome.output)\(outcome.errors)")
    #expect(try git.folder.run("diff git:main git:topic --merge-base --fail-on info").status == 0)
    // People asked about 'main', and not about a hash.
    #expect(outcome.errors.hasPrefix("compared 1 type with main; "), "\(outcome.errors)")
    for words in ["--against App --merge-base", "git:main App --merge-base"] {
      #expect(try git.folder.run("diff \(words)").errors.contains("'--merge-base' needs"))
    }

    let clone = try GitFolder(cloning: git, depth: 1)
    try clone.git(["fetch", "--quiet", "--depth=1", "origin", "main:refs/remotes/origin/main"])
    let shallow = try clone.folder.run("diff --against git:origin/main --merge-base App")
    #expect(shallow.status == 3)
    #expect(shallow.errors.contains("have no commit in common; this clone is shallow: 'git fetch --unshallow origin'"))
    try clone.git(["fetch", "--quiet", "--unshallow", "origin"])
    #expect(try clone.folder.run("diff --against git:origin/main --merge-base App --fail-on info").status == 0)
  }

  @Test func suggestsHowARevisionIsWritten() throws {
    let git = try Self.repository()
    for (word, advice) in [("HEAD", "git:HEAD"), ("v1:App", "git:v1:App")] {
      #expect(try git.folder.run("diff --against \(word) App").errors.contains("; a revision is written '\(advice)'"))
    }
    #expect(try !git.folder.run("diff --against HAED App").errors.contains("revision"))
    try expectGolden(try git.folder.run("diff --against HEAD App").errors, "messages/command-line/revisions.txt")
  }

  /// More objects than fit into a pipe, and one that is larger than the buffers.
  @Test func readsManyAndLargeFiles() throws {
    let git = try GitFolder()
    for index in 0..<300 { try git.folder.write(Self.source("Open\(index)"), to: "App/A\(index).swift") }
    let filler = String(repeating: "// \(String(repeating: "x", count: 97))\n", count: 30_000)
    try git.folder.write(filler + Self.source("Large"), to: "App/Large.swift")
    try git.commit("v1")
    let outcome = try git.folder.run("diff --against git:v1 App --fail-on info")
    #expect(outcome.status == 0 && outcome.errors.contains("compared 301 types"), "\(outcome.errors)")
  }

  @Test func readsABareRepository() throws {
    let git = try Self.repository(), bare = try GitFolder(cloning: git, isBare: true)
    #expect(try bare.folder.run("diff git:v1:App git:v2:App").status == 1)
    #expect(try bare.folder.run("diff git:v1 git:v1").status == 0)
    // Files that are looked up in the repository, too.
    let translated = try GitFolder()
    try translated.folder.write(intent("Run"), to: "App/Run.swift")
    try translated.folder.write("\"Run\" = \"Los\";\n", to: "App/de.lproj/Localizable.strings")
    try translated.commit("a")
    let outcome = try GitFolder(cloning: translated, isBare: true).folder.run("diff git:a git:a")
    #expect(outcome.status == 0 && !outcome.errors.contains("cannot be read"), "\(outcome.errors)")
  }
}

/// A temporary repository for one test.
struct GitFolder {
  let folder: CommandFolder

  static let hasGit = (try? ChildProcess.run(["git", "--version"]).status) == 0

  init() throws {
    folder = try CommandFolder()
    try git(["init", "--quiet", "--initial-branch=main"])
  }

  init(cloning other: GitFolder, depth: Int? = nil, isBare: Bool = false, filter: String? = nil) throws {
    folder = try CommandFolder()
    let options =
      (depth.map { ["--depth=\($0)"] } ?? []) + (isBare ? ["--bare"] : [])
      + (filter.map { ["--filter=\($0)", "--no-checkout"] } ?? [])
    // A repository given as a path is always copied completely; '--depth' needs a URL.
    try git(["clone", "--quiet"] + options + ["file://\(other.folder.path)", "."])
  }

  /// Commits all files and tags the commit.
  func commit(_ tag: String, message: String? = nil) throws {
    try git(["add", "--all", "--force"])
    try git(["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message=\(message ?? tag)"])
    try git(["tag", tag])
  }

  @discardableResult func git(_ words: [String]) throws -> String {
    let quiet = ["-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false", "-c", "advice.detachedHead=false"]
    let outcome = try ChildProcess.run(["git", "-C", folder.path] + quiet + words)
    guard outcome.status == 0 else { throw ToolFailure(status: outcome.status, message: outcome.complaint) }
    return outcome.lines.first ?? ""
  }
}
