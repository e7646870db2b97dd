import Foundation
@testable import DocumentFormats
import Testing

/// Which project a command reads if there are several, or if something of one is missing, and that the user is told.
@Suite struct ProjectChoiceTests {
  /// An app in a repository of its own.
  private func app(_ others: KeyValuePairs<String, String> = [:]) throws -> CommandFolder {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": twoTargets, "Trips/Add.swift": intent("AddTrip"),
      "Widgets/Info.plist": widgetInfo, "Widgets/W.swift": "struct W {}\n", "Shared/S.swift": "struct S {}\n",
    ])
    for (path, text) in others { try folder.write(text, to: path) }
    return folder
  }

  private static let package =
    "// swift-tools-version: 6.0\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n"

  // MARK: Workspaces

  @Test func aWorkspaceWithoutItsFileDoesNotHideTheProjectNextToIt() throws {
    let folder = try app(["Trips.xcworkspace/xcshareddata/x.plist": ""])
    let outcome = try folder.run("lint --no-summary")
    #expect(
      outcome.errors
        == "note: Trips.xcworkspace: the workspace is not read, because the workspace file is missing; "
        + "'Trips.xcodeproj' is read instead\n")
    let list = try folder.run("list").output
    #expect(list.hasPrefix("read from Trips.xcodeproj\n") && list.contains("Trips: app"), "\(list)")
    #expect(list.contains("'Trips.xcodeproj' is read instead"), "\(list)")
  }

  @Test func aWorkspaceWhoseProjectsAreMissingDoesNotHideTheProjectNextToIt() throws {
    let folder = try app([
      "All.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location='group:Gone.xcodeproj'/></Workspace>"
    ])
    let outcome = try folder.run("list")
    #expect(outcome.output.hasPrefix("read from Trips.xcodeproj\n"), "\(outcome.output)")
  }

  /// Whoever names the workspace wants that one.
  @Test func aWorkspaceThatIsNamedIsNotReplaced() throws {
    let folder = try app(["Trips.xcworkspace/xcshareddata/x.plist": ""])
    let outcome = try folder.run("lint --project Trips.xcworkspace")
    #expect(outcome.status == 2 && outcome.errors.contains("the workspace file is missing"), "\(outcome.errors)")
  }

  // MARK: Examples of a package

  @Test func examplesBelowAPackageAreNamedWithTheWayToReadOne() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Package.swift": Self.package, "Sources/Kit/K.swift": intent("Kit"),
      "Examples/Trips/Trips.xcodeproj/project.pbxproj": twoTargets, "Examples/Trips/Trips/A.swift": intent("AddTrip"),
    ])
    let outcome = try folder.run("lint --no-summary")
    #expect(
      outcome.errors.contains(
        "note: the project 'Examples/Trips/Trips.xcodeproj' is not read next to 'Package.swift'; "
          + "'--project Examples/Trips/Trips.xcodeproj' reads it\n"), "\(outcome.errors)")
    let list = try folder.run("list").output
    #expect(
      list.contains(
        "  Examples/Trips/Trips.xcodeproj: not read next to 'Package.swift'; '--project Examples/Trips/Trips.xcodeproj' reads it\n"
      ))
    #expect(try folder.run("list --project Examples/Trips/Trips.xcodeproj").output.contains("Trips: app"))
  }

  @Test func manyExamplesAreOneLine() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Package.swift": Self.package, "Sources/Kit/K.swift": intent("Kit"),
    ])
    for name in ["a", "b", "c", "d", "e"] {
      try folder.write(twoTargets, to: "Examples/\(name)/T.xcodeproj/project.pbxproj")
    }
    let errors = try folder.run("lint --no-summary").errors
    #expect(
      errors
        == "note: 5 projects are not read next to 'Package.swift': 'Examples/a/T.xcodeproj', 'Examples/b/T.xcodeproj', "
        + "'Examples/c/T.xcodeproj' and 2 more; '--project Examples/a/T.xcodeproj' reads one\n")
  }

  /// The project at the root is that of a library; its apps are examples.
  @Test func examplesBelowAProjectWithoutAnAppAreNamed() throws {
    let library = twoTargets.replacing("com.apple.product-type.application", with: "com.apple.product-type.framework")
    let folder = try app(["Trips.xcodeproj/project.pbxproj": library, "Demo/D.xcodeproj/project.pbxproj": twoTargets])
    #expect(
      try folder.run("lint --no-summary").errors
        == "note: the project 'Demo/D.xcodeproj' is not read next to 'Trips.xcodeproj'; "
        + "'--project Demo/D.xcodeproj' reads it\n")
    try folder.write(twoTargets, to: "Trips.xcodeproj/project.pbxproj")
    #expect(try folder.run("lint --no-summary").errors == "")
  }

  /// No project is at the root: those of examples are not read next to others, and are all that is read without others.
  @Test func examplesBelowARootWithoutAProjectAreNamed() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "ios/Trips.xcodeproj/project.pbxproj": twoTargets, "ios/Trips/Add.swift": intent("AddTrip"),
      "kit/Package.swift": Self.package, "kit/Sources/Kit/K.swift": intent("Kit"),
      "example/demo/Package.swift": Self.package.replacing("Kit", with: "Demo"),
      "example/demo/Sources/Demo/D.swift": "import AppIntents\nstruct Demo: AppIntent {}\n",
    ])
    let outcome = try folder.run("lint --no-summary --only intent-missing-title")
    #expect(
      outcome.errors.hasPrefix(
        "note: the project 'example/demo/Package.swift' is not read next to 'Trips.xcodeproj'; "
          + "'--project example/demo/Package.swift' reads it\n"))
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome.output)")
    #expect(try folder.run("list").output.hasPrefix("read from ios/Trips.xcodeproj, kit/Package.swift\n"))
    let named = try folder.run("lint --only intent-missing-title . example/demo")
    #expect(named.output.contains("error: 'Demo' has no 'title'") && !named.errors.contains("not read"), "\(named)")
    let examples = try CommandFolder([
      ".git/HEAD": "", "Examples/Trips/Trips.xcodeproj/project.pbxproj": twoTargets,
      "Examples/Trips/Trips/Add.swift": intent("AddTrip"),
    ])
    #expect(try examples.run("list").output.hasPrefix("read from Examples/Trips/Trips.xcodeproj\n"))
  }

  /// A project that XcodeGen has not made is named if another project is read, and not if that one compiles its files.
  @Test(arguments: ["native", "mobile/extra", "kit/Sources/Kit"]) func anUngeneratedProjectIsNamed(place: String) throws
  {
    let folder = try CommandFolder([
      ".git/HEAD": "", "mobile/Trips.xcodeproj/project.pbxproj": twoTargets,
      "mobile/Trips/Add.swift": intent("AddTrip"),
      "kit/Package.swift": Self.package, "kit/Sources/Kit/K.swift": intent("Kit"),
      "\(place)/project.yml": "name: Native\n",
      "\(place)/App/Open.swift": intent("OpenNative"),
    ])
    let note =
      "note: \(place)/project.yml: XcodeGen makes the project from this file; generate it first with 'xcodegen generate'; "
      + "until then, it is not read"
    #expect(try folder.run("lint --no-summary").errors.contains(note) == (place == "native"))
  }

  /// Only packages are below: no search decides which of them is the app.
  @Test func aFolderOfPackagesIsReadWithoutAProject() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "a/Package.swift": Self.package, "a/Sources/Kit/K.swift": intent("Kit"),
      "b/Package.swift": Self.package, "b/Sources/Kit/K.swift": intent("Other"),
    ])
    #expect(try folder.run("list").output.hasPrefix("folders for iOS\n"))
    #expect(try folder.run("list a").output.hasPrefix("read from a/Package.swift\n"))
  }

  // MARK: Submodules

  @Test func absentSubmodulesAreNamedOnceWithTheCommand() throws {
    let folder = try app([
      ".gitmodules":
        "[submodule \"a\"]\n\tpath = Loop\n[submodule \"b\"]\n\tpath = Kits/Other\n[submodule \"c\"]\n\tpath = Unused\n",
      "All.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location='group:Trips.xcodeproj'/><FileRef location='group:Loop/Loop.xcodeproj'/>"
        + "<FileRef location='group:Kits/Other/A.xcodeproj'/><FileRef location='group:Kits/Other/B.xcodeproj'/></Workspace>",
    ])
    let line =
      ".gitmodules: the submodules 'Loop', 'Kits/Other' are not checked out, so nothing in them is read; "
      + "'git submodule update --init' fetches them\n"
    #expect(try folder.run("lint --no-summary").errors == "note: \(line)")
    let list = try folder.run("list").output
    #expect(list.contains("not read:\n  \(line)") && list.split(separator: "git submodule").count == 2, "\(list)")
  }

  @Test func anAppInAnAbsentSubmoduleIsNotMerelyNotFound() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", ".gitmodules": "[submodule \"ios\"]\n  path = ios\n", "Tools/T.swift": "struct T {}\n",
    ])
    let errors = try folder.run("lint").errors
    #expect(errors.contains("the submodule 'ios' is not checked out"), "\(errors)")
  }

  // MARK: Generators

  @Test(arguments: [
    ("project.yml", "name: Trips\n", "XcodeGen makes it from 'project.yml'", "xcodegen generate"),
    ("Project.swift", "import ProjectDescription\n", "Tuist makes it from 'Project.swift'", "tuist generate"),
  ])
  func aCommittedProjectNextToItsManifestIsNamed(manifest: String, text: String, cause: String, command: String) throws
  {
    let folder = try app()
    try folder.write(text, to: manifest)
    let line = "Trips.xcodeproj: this file is read, but \(cause): if that has changed since, run '\(command)' first\n"
    #expect(try folder.run("lint --no-summary").errors == "note: \(line)")
    #expect(try folder.run("list").output.contains("assumed:\n  \(line)"))
  }

  /// XcodeGen makes the project, not the workspace, which lists it.
  @Test func theProjectIsNamedAndNotItsWorkspace() throws {
    let folder = try app([
      "project.yml": "name: Trips\n",
      "All.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location='group:Trips.xcodeproj'/></Workspace>",
    ])
    #expect(
      try folder.run("lint --no-summary").errors
        == "note: Trips.xcodeproj: this file is read, but XcodeGen makes it from 'project.yml': if that has changed since, "
        + "run 'xcodegen generate' first\n")
  }

  /// The path of the project says where both are.
  @Test func theManifestIsNamedWithoutItsFolder() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "ios/project.yml": "name: Trips\n", "ios/Trips.xcodeproj/project.pbxproj": twoTargets,
      "ios/Trips/Add.swift": intent("AddTrip"),
    ])
    #expect(
      try folder.run("lint --no-summary").errors.hasPrefix(
        "note: ios/Trips.xcodeproj: this file is read, but XcodeGen makes it from 'project.yml': "))
  }

  /// It was made on this machine.
  @Test(arguments: ["*.xcodeproj\n", "/Trips.xcodeproj/\r\n", "**/*.xcodeproj/\n", "# x\nTrips.xcodeproj"])
  func aProjectThatGitIgnoresIsNot(ignored: String) throws {
    let folder = try app(["project.yml": "name: Trips\n"])
    try folder.write(ignored, to: ".gitignore")
    #expect(try folder.run("lint --no-summary").errors == "")
  }

  @Test func manifestsWithOtherNamesAreRecognizedByTheirContents() throws {
    let spec = "name: Trips\ntargets:\n  Trips:\n    type: application\n    platform: iOS\n    sources: [Sources]\n"
    let folder = try CommandFolder([
      ".git/HEAD": "", "Sources/Add.swift": intent("AddTrip"), "xcodegen-ios.yml": spec,
      "compose.yml": "targets:\n  a: 1\n",
    ])
    let message =
      "XcodeGen makes the project from this file; generate it first with 'xcodegen generate --spec xcodegen-ios.yml'"
    #expect(try folder.run("lint").errors.contains("warning: xcodegen-ios.yml: \(message) (folders are read instead)"))
    #expect(try folder.run("list").output.contains("not read:\n  xcodegen-ios.yml: \(message)\n"))
  }

  /// Manifests are looked for as deep as projects.
  @Test func manifestsInFoldersBelowAreFound() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "server/compose.yml": "targets:\n  a: 1\n", "clients/ios/App/project.yml": "name: Trips\n",
      "clients/ios/App/Sources/Add.swift": intent("AddTrip"),
    ])
    #expect(
      try folder.run("lint").errors.contains(
        "warning: clients/ios/App/project.yml: XcodeGen makes the project from this file"))
  }

  // MARK: Platforms of the watch

  @Test func aWatchTargetThatInheritsOtherPlatformsNamesTheSetting() throws {
    let project = twoTargets.replacing(
      "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = iphoneos;"
    )
    .replacing(
      "BX = { isa = XCBuildConfiguration; name = Release; buildSettings = {",
      with: "BX = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = watchos;")
    let folder = try app(["Trips.xcodeproj/project.pbxproj": project])
    let errors = try folder.run("lint --no-summary").errors
    #expect(
      errors
        == "note: Trips.xcodeproj: the target 'Widgets' is for the watch, but its build setting SUPPORTED_PLATFORMS is "
        + "'iphoneos', so it is read for iOS; set SUPPORTED_PLATFORMS of the target to 'watchsimulator watchos'\n")
  }

  // MARK: Absolute paths

  /// Paths are relative to the root of the file system if there is no repository.
  @Test func absolutePathsBeginWithOneSlash() throws {
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": twoTargets, "Trips/Bad.swift": "import AppIntents\nstruct Bad: AppIntent {}\n",
    ])
    for words in [
      ["lint", folder.path], ["lint", "--project", "\(folder.path)/Trips.xcodeproj", folder.path],
      ["list", folder.path],
    ] {
      let outcome = try folder.run(words)
      #expect(!outcome.output.contains("//") && !outcome.errors.contains("//"), "\(outcome.output)\(outcome.errors)")
      if words[0] == "lint" {
        #expect(outcome.output.contains("\(folder.path)/Trips/Bad.swift:2:8: error"), "\(outcome.output)")
      }
    }
  }

  // MARK: init

  /// `LastUpgradeCheck` is the Xcode that last updated the settings of the project, not the one that builds it. A version that is
  /// made up silences 'not checked', and an old one makes errors of what newer versions accept.
  @Test(arguments: ["init", "adopt"]) func theXcodeVersionIsNeverMadeUp(command: String) throws {
    let folder = try app()
    try folder.write(
      twoTargets.replacing(
        "isa = PBXProject;", with: "isa = PBXProject; attributes = { LastUpgradeCheck = 1430; };"),
      to: "Trips.xcodeproj/project.pbxproj")
    try folder.write(intent("A"), to: "Trips/A.swift")
    #expect(try folder.run(command).status == 0)
    let document = try JSONDocument(parsing: try #require(folder.contents(of: ".intentscan.json")))
    #expect(document["profile"] != nil && document["xcode"] == nil)
    let extracted = try folder.run("extract --format appintents --target Trips -o out")
    #expect(!extracted.errors.contains("is unknown"), "\(extracted.errors)")
  }

  @Test(arguments: ["init", "adopt", "config"]) func aPathThatDoesNotExistIsAnError(command: String) throws {
    let folder = try app()
    for path in ["nothing", "Trips/Nothing.swift"] {
      let outcome = try folder.run("\(command) \(path)")
      #expect(
        outcome.errors.hasSuffix("error: cannot read '\(path)': No such file or directory\n"), "\(outcome.errors)")
      #expect(outcome.status == 2 && outcome.output == "")
    }
    #expect(folder.contents(of: ".intentscan.json") == nil)
  }
}
