import Foundation
import Testing

@testable import intentscan

/// `--changed-since` in a repository with many apps: what a change can affect is checked, and nothing else.
@Suite(.enabled(if: GitFolder.hasGit)) struct ChangedSinceTests {
  private static let count = 60

  private static func name(_ number: Int) -> String { "App\(number)" }

  /// A workspace with many apps. Each has a finding of its own, and each tenth links the package 'Core'.
  private static func monorepo() throws -> GitFolder {
    let git = try GitFolder(), folder = git.folder
    let project = AppConfigurationTests.twoApps.replacing("targets = (T, W)", with: "targets = (T)")
      .replacing("children = (FT, FW, FS, AT, AW)", with: "children = (FT, AT)")
      .replacing("fileSystemSynchronizedGroups = (FT, FS)", with: "fileSystemSynchronizedGroups = (FT)")
    for number in 0..<count {
      let name = name(number), usesCore = number % 10 == 0
      var text = project.replacing("Trips", with: name).replacing("path = \(name);", with: "path = Sources;")
        .replacing("com.example.trips", with: "com.example.app\(number)")
        .replacing(
          "BP = { isa = XCBuildConfiguration;",
          with:
            "FX = { isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; }; BP = { isa = XCBuildConfiguration; baseConfigurationReference = FX;"
        )
        .replacing("children = (FT, AT)", with: "children = (FT, FX, AT)")
      if usesCore {
        text = text.replacing("developmentRegion = en;", with: "packageReferences = (LP); developmentRegion = en;")
          .replacing(
            "buildConfigurationList = CT;", with: "packageProductDependencies = (PK); buildConfigurationList = CT;"
          )
          .replacing(
            "DW = {",
            with: "LP = { isa = XCLocalSwiftPackageReference; relativePath = ../../Core; };\n"
              + "PK = { isa = XCSwiftPackageProductDependency; productName = Core; };\nDW = {")
      }
      try folder.write(text, to: "Apps/\(name)/\(name).xcodeproj/project.pbxproj")
      try folder.write("#include \"../../Base.xcconfig\"\n", to: "Apps/\(name)/App.xcconfig")
      try folder.write("import AppIntents\nstruct A: AppIntent {}\n", to: "Apps/\(name)/Sources/A.swift")
      try folder.write("struct Rest {}\n", to: "Apps/\(name)/Sources/Rest.swift")
    }
    try folder.write("// nothing\n", to: "Base.xcconfig")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Core", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core")])
      """, to: "Core/Package.swift")
    try folder.write("struct Core {}\n", to: "Core/Sources/Core/Core.swift")
    let references = (0..<count).map { "<FileRef location='group:Apps/\(name($0))/\(name($0)).xcodeproj'/>" }.joined()
    try folder.write("<Workspace>\(references)</Workspace>", to: "All.xcworkspace/contents.xcworkspacedata")
    try folder.write(configuration(running: ["intent-missing-title"]), to: ".intentscan.json")
    try folder.write("read me\n", to: "README.md")
    try git.commit("base")
    return git
  }

  /// The apps that findings are about.
  private func apps(_ output: String) -> Set<String> {
    Set(
      output.split(separator: "\n").filter { $0.contains("[intent-missing-title]") }.map { line in
        String(line.split(separator: "/")[1])
      })
  }

  @Test func whatAChangeCanAffectIsCheckedAndNothingElse() throws {
    let git = try Self.monorepo(), folder = git.folder
    let full = try folder.run("lint")
    #expect(apps(full.output).count == Self.count, "\(full.errors)")
    let coreUsers = Set(stride(from: 0, to: Self.count, by: 10).map(Self.name)),
      all = Set((0..<Self.count).map(Self.name))
    func check(_ expected: Set<String>, _ change: () throws -> Void) throws {
      try change()
      let outcome = try folder.run("lint --changed-since base"), found = apps(outcome.output)
      #expect(found == expected, "\(found.sorted()) \(outcome.errors)")
      #expect(outcome.status == (expected.isEmpty ? 0 : 1))
      #expect(
        outcome.errors.contains("checked \(expected.count) of 60 apps, as far as changes since 'base' can affect"),
        "\(outcome.errors)")
      // Each of its findings is one of the full run.
      let lines = Set(full.output.split(separator: "\n"))
      #expect(Set(outcome.output.split(separator: "\n")).isSubset(of: lines))
      try git.git(["checkout", "--quiet", "--force", "base"])
      try git.git(["clean", "--quiet", "--force", "-d"])
    }
    let manager = FileManager.default
    try check([]) {}
    try check([]) { try folder.write("other\n", to: "README.md") }
    try check(["App3"]) {
      try folder.write("import AppIntents\nstruct A: AppIntent {}\n\n", to: "Apps/App3/Sources/A.swift")
    }
    try check(["App3"]) { try folder.write("struct New {}\n", to: "Apps/App3/Sources/New.swift") }
    try check(["App3"]) { try manager.removeItem(atPath: "\(folder.path)/Apps/App3/Sources/Rest.swift") }
    try check(["App3", "App7"]) {
      try folder.write(
        "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}",
        to: "Apps/App3/Sources/Localizable.xcstrings")
      try folder.write("A = 1\n", to: "Apps/App7/App.xcconfig")
    }
    try check(coreUsers) { try folder.write("struct Core { }\n", to: "Core/Sources/Core/Core.swift") }
    try check(coreUsers) { try folder.write("struct More { }\n", to: "Core/Sources/Core/More.swift") }
    try check(all) { try folder.write(configuration(running: ["intent-missing-title"]) + "\n", to: ".intentscan.json") }
  }

  /// A change that only the other branch has affects nothing here.
  @Test func changesAreThoseSinceTheBranchLeft() throws {
    let git = try Self.small(), folder = git.folder
    try git.git(["checkout", "--quiet", "-b", "topic"])
    try folder.write("struct T { }\n", to: "Trips/T.swift")
    try git.commit("topic-1")
    try git.git(["checkout", "--quiet", "main"])
    try folder.write("struct W { }\n", to: "Widgets/W.swift")
    try git.commit("main-1")
    try git.git(["checkout", "--quiet", "topic"])
    let outcome = try folder.run("lint --changed-since main")
    #expect(outcome.output.hasPrefix("Trips/A.swift") && !outcome.output.contains("Widgets"), "\(outcome.output)")
    // The baseline of the other app is not stale, and it is not pruned.
    try folder.write(
      #"{"schemaVersion": 1, "findings": [{"rule": "intent-missing-title", "symbol": "Widgets.A", "count": 1}]}"#,
      to: "b.json")
    #expect(try !folder.run("lint --changed-since main --baseline b.json").errors.contains("the baseline expects"))
    #expect(try folder.run("lint --changed-since main --baseline b.json --prune-baseline").status == 2)
    #expect(try folder.run("lint --changed-since nowhere").status == 2)
  }

  /// A comparison reads the same apps in both versions: one that only one version had would be removed or added as a whole.
  @Test func aComparisonReadsTheAppsThatChangesCanAffect() throws {
    let git = try Self.small(), folder = git.folder
    try folder.write(intent("A"), to: "Trips/A.swift")
    try folder.write(intent("W"), to: "Widgets/A.swift")
    try git.commit("v2")
    func check(_ types: Int, _ change: () throws -> Void) throws {
      try change()
      let full = try folder.run("diff --against git:v2"),
        part = try folder.run("diff --against git:v2 --changed-since v2")
      #expect(part.output == full.output && part.status == full.status, "\(part.output)\(part.errors)\(full.output)")
      #expect(part.errors.contains("compared \(types) type"), "\(part.errors)")
      try git.git(["checkout", "--quiet", "--force", "v2"])
      try git.git(["clean", "--quiet", "--force", "-d"])
    }
    try check(0) {}
    try check(1) { try folder.write(intent("B"), to: "Trips/A.swift") }
    try check(2) { try folder.write(intent("B"), to: "Trips/New/B.swift") }
    try check(1) {
      try FileManager.default.removeItem(atPath: "\(folder.path)/Trips/A.swift")
      try folder.write(intent("B"), to: "Trips/B.swift")
    }
    try folder.write("{}", to: "stored.json")
    #expect(try folder.run("diff stored.json . --changed-since v2").status != 0)
  }

  /// A note about a project is printed once, although two versions are read.
  @Test func notesOfBothVersionsAreSaidOnce() throws {
    let git = try Self.small(), folder = git.folder
    try folder.write(intent("A"), to: "Loose/A.swift")
    try git.commit("v2")
    let errors = try folder.run("diff --against git:v2 Loose").errors
    #expect(errors.components(separatedBy: "could not be read; 'intentscan list' shows it").count == 2, "\(errors)")
  }

  /// A rule about an app that registers dependencies says nothing about a file that another app compiles, too.
  @Test func aFileOfAnotherAppIsNotBlamedForWhatOnlyThatAppHas() throws {
    let git = try Self.small(), folder = git.folder
    try folder.write(
      "@main struct Main { init() { AppDependencyManager.shared.add(dependency: Store()) } }\n", to: "Widgets/M.swift")
    try folder.write(
      "import AppIntents\nstruct Open: AppIntent { @Dependency var store: Store }\n", to: "Shared/S.swift")
    try folder.write("@main struct Main {}\n", to: "Trips/M.swift")
    try git.commit("v2")
    try folder.write("struct T { }\n", to: "Trips/T.swift")
    let words = "lint --only dependency-never-registered"
    #expect(try folder.run(words).output == "")
    #expect(try folder.run("\(words) --changed-since v2").output == "")
  }

  private static func small() throws -> GitFolder {
    let git = try GitFolder()
    let untitled = "import AppIntents\nstruct A: AppIntent {}\n"
    for (path, text) in [
      "Trips.xcodeproj/project.pbxproj": AppConfigurationTests.twoApps, "Trips/A.swift": untitled,
      "Trips/T.swift": "struct T {}\n", "Widgets/A.swift": untitled, "Widgets/W.swift": "struct W {}\n",
      "Shared/S.swift": "struct S {}\n", ".intentscan.json": configuration(running: ["intent-missing-title"]),
    ] { try git.folder.write(text, to: path) }
    try git.commit("v1")
    return git
  }
}
