import Foundation
import Testing

@testable import ProjectFiles

/// Whole projects of `Fixtures/projects`: what is read is in `project.txt` of each.
@Suite struct ProjectFixtureTests {
  static let root = repositoryFolder.appending(path: "Fixtures/projects")

  @Test(arguments: [
    ("groups", "Notes.xcodeproj"), ("synchronized", "Trips.xcodeproj"), ("workspace", "Suite.xcworkspace"),
  ])
  func readsAsExpected(name: String, project: String) throws {
    let fixture = Self.root.appending(path: name), folder = try ProjectFolder(fixture: fixture)
    let location = try #require(ProjectLocation(naming: project, in: folder))
    try expectGolden(readProject(location, in: folder).sketch, file: fixture.appending(path: "project.txt"))
  }

  @Test func chosenConfigurationReplacesTheDefault() throws {
    let folder = try ProjectFolder(fixture: Self.root.appending(path: "groups"))
    let location = ProjectLocation(path: "Notes.xcodeproj", kind: .xcodeProject)
    let project = readProject(location, in: folder, options: ProjectOptions(configuration: "Debug"))
    let app = try #require(project.apps.first)
    #expect(app.compilationConditions.map(\.name) == ["DEBUG", "CLOUD", "BETA", "NIGHTLY"])
    let other = readProject(location, in: folder, options: ProjectOptions(configuration: "Nightly"))
    #expect(other.notes.contains { $0.message == "there is no configuration 'Nightly'; there are 'Debug', 'Release'" })
  }

  @Test func dependenciesOfAnAppAreWhatItLinksAndEmbeds() throws {
    let folder = try ProjectFolder(fixture: Self.root.appending(path: "groups"))
    let project = readProject(ProjectLocation(path: "Notes.xcodeproj", kind: .xcodeProject), in: folder)
    let app = try #require(project.apps.first)
    let dependencies = Set(app.dependencies.filter { $0.kind != .builds }.compactMap(\.target))
    #expect(project.targets.filter { dependencies.contains($0.id) }.map(\.name) == ["NotesWidget", "NotesKit"])
    #expect(!app.swiftFiles(on: .iOS).contains("Sources/Notes/Mac only/Mac.swift"))
    #expect(app.swiftFiles(on: .macCatalyst).contains("Sources/Notes/Mac only/Mac.swift"))
    #expect(app.compilationConditions(on: .macCatalyst) == ["CLOUD", "CATALYST"])
  }

  // MARK: Search

  private static let tree = ProjectFolder([
    ".git/HEAD": "", "ios/App.xcodeproj/project.pbxproj": "{}", "ios/App.xcworkspace/contents.xcworkspacedata": "",
    "ios/Sources/App.swift": "", "mac/A.xcodeproj/project.pbxproj": "", "mac/B.xcodeproj/project.pbxproj": "",
    "mac/Package.swift": "", "core/Package.swift": "", "core/Sources/Core/Core.swift": "",
    "vendor/lib/.git/HEAD": "", "vendor/lib/a.swift": "", "vendor/Package.swift": "",
    "tuist/Project.swift": "", "tuist/Tuist/Package.swift": "", "tuist/App/A.swift": "", "gen/project.yml": "",
    "gen/App/A.swift": "", "swift/Project.swift": "",
  ])

  @Test(arguments: [
    ("ios/Sources/App.swift", ["ios/App.xcworkspace"]), ("ios", ["ios/App.xcworkspace"]),
    ("ios/App.xcodeproj/project.pbxproj", ["ios/App.xcworkspace"]),
    ("mac", ["mac/A.xcodeproj", "mac/B.xcodeproj"]), ("core/Sources/Core", ["core/Package.swift"]), ("", []),
    ("vendor/lib/a.swift", []), ("vendor", ["vendor/Package.swift"]), ("nowhere/at/all", []),
  ])
  func searchGoesUpToTheRepositorysRoot(path: String, expected: [String]) {
    #expect(findProjects(at: path, in: Self.tree).map(\.path) == expected)
  }

  @Test func searchBelowFindsAppsInFoldersOfTheirOwn() {
    let found = findProjects(below: "", in: Self.tree).map(\.path)
    #expect(
      found == [
        "core/Package.swift", "ios/App.xcworkspace", "mac/A.xcodeproj", "mac/B.xcodeproj", "tuist/Tuist/Package.swift",
      ])
  }

  /// The file system of a Mac ignores case.
  @Test func pathsInSettingsMayDifferInCase() {
    let folder = ProjectFolder(["App/LiveActivity/Info.plist": ""])
    #expect(folder.ignoringCase("App/liveactivity/info.plist") == "App/LiveActivity/Info.plist")
    #expect(folder.ignoringCase("App/other/Info.plist") == "App/other/Info.plist")
  }

  @Test func examplesOfALibraryAreNotItsApps() {
    let folder = ProjectFolder([
      "Package.swift": "", "App/A.xcodeproj/project.pbxproj": "", "Examples/B.xcodeproj/project.pbxproj": "",
      "iOSDemo/C.xcodeproj/project.pbxproj": "", "Tests/Fixtures/D.xcodeproj/project.pbxproj": "",
      "Tools/Package.swift": "",
    ])
    let found = findApps(ofPackageIn: "", in: folder)
    #expect(found.own.map(\.path) == ["App/A.xcodeproj"])
    #expect(
      found.supplements.map(\.path) == ["Examples/B.xcodeproj", "iOSDemo/C.xcodeproj", "Tests/Fixtures/D.xcodeproj"])
  }

  @Test(arguments: [
    (
      "tuist/App/A.swift",
      "error tuist/Project.swift: Tuist makes the project from this file; generate it first with 'tuist generate'"
    ),
    (
      "gen/App",
      "error gen/project.yml: XcodeGen makes the project from this file; generate it first with 'xcodegen generate'"
    ),
    ("swift", nil), ("ios", nil),
  ])
  func manifestsOfGeneratorsAreNamed(path: String, expected: String?) {
    #expect(ungeneratedProject(at: path, in: Self.tree)?.sketch == expected)
  }

  @Test(arguments: [
    ("ios/App.xcodeproj", Project.Kind.xcodeProject), ("ios/App.xcworkspace", .workspace), ("core", .package),
    ("core/Package.swift", .package), ("ios/Sources", nil),
  ])
  func pathsNameProjects(path: String, kind: Project.Kind?) {
    #expect(ProjectLocation(naming: path, in: Self.tree)?.kind == kind)
  }
}
