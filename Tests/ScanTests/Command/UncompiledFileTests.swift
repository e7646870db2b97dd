@testable import DocumentFormats
import Testing

/// Findings that only a project shows: files that no target has, builds without metadata, unknown extension points, and
/// platforms that no target is built for.
@Suite struct UncompiledFileTests {
  /// `OO` is a file of no target, `TT` one of a test alone; `SS` is in a synchronized folder, and `MM` does not exist.
  private static let project = twoTargets.replacing("children = (FT,", with: "children = (OO, TT, SS, MM, FT,")
    .replacing("targets = (T, W);", with: "targets = (T, W, U);")
    .replacing(
      "G = {",
      with: """
        OO = { isa = PBXFileReference; path = Old/Add.swift; sourceTree = "<group>"; };
        TT = { isa = PBXFileReference; path = Tests/Try.swift; sourceTree = "<group>"; };
        SS = { isa = PBXFileReference; path = Trips/Open.swift; sourceTree = "<group>"; };
        MM = { isa = PBXFileReference; path = Old/Gone.swift; sourceTree = "<group>"; };
        U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
          buildConfigurationList = CW; buildPhases = (SU); dependencies = (); };
        SU = { isa = PBXSourcesBuildPhase; files = (BU); };
        BU = { isa = PBXBuildFile; fileRef = TT; };
        G = {
        """)

  private func folder(_ others: KeyValuePairs<String, String>) throws -> CommandFolder {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": Self.project, "Trips/App.swift": "@main struct Main {}\n",
      "Trips/Open.swift": intent("OpenTrip"), "Widgets/W.swift": "struct W {}\n", "Widgets/Info.plist": widgetInfo,
      "Tests/Try.swift": intent("TryTrip"), "Shared/S.swift": "struct S {}\n",
    ])
    for (path, text) in others { try folder.write(text, to: path) }
    return folder
  }

  private let rules: Set = [
    "file-in-no-target", "metadata-extraction-skipped", "string-table-in-no-target", "phrases-not-localized",
    "misspelled-extension-point", "conditional-compilation-hides-intent",
  ]

  private func findings(_ folder: CommandFolder, _ arguments: String = "") throws -> [String] {
    let outcome = try folder.run("lint --format json \(arguments)")
    let all = try #require(try parseJSON(Array(outcome.output.utf8))["findings"]?.array)
    return all.filter { rules.contains($0["rule"]?.string ?? "") }
      .map { "\($0["location"]?["file"]?.string ?? "") \($0["symbol"]?.string ?? "")" }
  }

  @Test func aFileOfNoTargetIsOneFindingAndNothingElseIsSaidOfIt() throws {
    let bad = "import AppIntents\nstruct AddTrip: AppIntent {}\nstruct DropTrip: AppIntent {}\n"
    let folder = try folder(["Old/Add.swift": bad])
    #expect(try findings(folder) == ["Old/Add.swift Trips.AddTrip/target"])
    #expect(!(try folder.run("lint").output.contains("intent-missing-title")))
    // The types of the file are not the app's.
    #expect(!(try folder.run("extract").output.contains("AddTrip")))
    #expect(try findings(folder, "Trips") == [] && findings(folder, "--only intent-missing-title") == [])
  }

  /// The page said that the rules report nothing.
  @Test func thePageHasTheFindingsOfFilesOfNoTarget() throws {
    let folder = try folder(["Old/Add.swift": intent("AddTrip")])
    let page = try folder.run("preview").output
    #expect(page.contains("AddTrip") && page.contains("Add.swift:") && page.contains("file-in-no-target"))
    try folder.write("struct AddTrip {}\n", to: "Old/Add.swift")
    #expect(try !folder.run("preview").output.contains("file-in-no-target"))
  }

  /// People who ask why an App Shortcut is missing do not know that its provider is in no target.
  @Test func whyNamesWhatNoTargetCompilesAndAllTargetsThatDo() throws {
    let provider = """
      struct Routes: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: OpenTrip(), phrases: ["Open \\(.applicationName)"]) }
      }
      """
    let folder = try folder([
      "Old/Add.swift": intent("AddTrip") + "\n" + provider, "Shared/S.swift": intent("ShareTrip"),
    ])
    let lost = try folder.run("why AddTrip").output
    #expect(lost.contains("no  a target compiles it\n") && !lost.contains("the app's metadata contains it"), "\(lost)")
    let open = try folder.run("why OpenTrip").output
    #expect(open.contains("no target compiles the file of 'Routes', which lists it"), "\(open)")
    let shared = try folder.run("why ShareTrip").output
    #expect(shared.contains("Trips (app), Widgets (widget-extension)\n"), "\(shared)")
  }

  /// A script wrote the file, and the project does not list it. Folders below may belong to others.
  @Test func aFileThatTheProjectDoesNotListIsFoundInItsFolders() throws {
    let folder = try folder([
      "Old/Made.swift": intent("MadeTrip"), "Old/Script/Other.swift": intent("OtherTrip"),
      "Elsewhere/Not.swift": intent("NotTrip"),
    ])
    #expect(try findings(folder) == ["Old/Made.swift Trips.MadeTrip/target"])
    let outcome = try folder.run("lint")
    #expect(outcome.output.contains("error: the project does not list 'Made.swift' in its folder"), "\(outcome.output)")
    // A manifest of a generator, which would list the file.
    try folder.write("name: Trips\n", to: "project.yml")
    #expect(try findings(folder) == [])
  }

  /// The people who see the message look for these.
  @Test func nothingFoundNamesTheFilesOfNoTargetAndTheExamples() throws {
    let folder = try folder(["Trips/Open.swift": "struct Open {}\n", "Old/Add.swift": intent("AddTrip")])
    let errors = try folder.run("extract").errors
    #expect(errors.contains("no target compiles 'Old/Add.swift'"), "\(errors)")
    let package = try CommandFolder([
      ".git/HEAD": "",
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [])\n",
      "Example/Trips.xcodeproj/project.pbxproj": Self.project, "Example/Trips/App.swift": "struct App {}\n",
    ])
    let other = try package.run("extract")
    #expect(
      other.errors.contains("the project 'Example/Trips.xcodeproj' is not read next to 'Package.swift'"),
      "\(other.errors)")
  }

  /// A project that is committed next to the manifest of its generator may be older.
  @Test(arguments: [
    ("project.yml", "name: Trips\n"),
    ("ios.yml", "name: Trips\ntargets:\n  Trips:\n    type: application\n    platform: iOS\n"),
  ])
  func aGeneratedProjectIsNamed(manifest: String, text: String) throws {
    let folder = try folder([:])
    try folder.write(text, to: manifest)
    let line = "Trips.xcodeproj: this file is read, but XcodeGen makes it from '\(manifest)'"
    #expect(try folder.run("lint").errors.contains("note: \(line)"))
    #expect(try folder.run("list").output.contains(line))
    // Folders are read if the project is not, and both commands say why.
    let bare = try CommandFolder([".git/HEAD": "", manifest: text, "Trips/Open.swift": intent("OpenTrip")])
    let reason = "\(manifest): XcodeGen makes the project from this file"
    #expect(try bare.run("lint").errors.contains("warning: " + reason))
    #expect(try bare.run("list").output.contains(reason))
  }

  /// Other files of a repository are no manifests.
  @Test func otherYAMLIsNoManifest() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "periphery.yml": "name: x\ntargets:\n- Trips\n", "Trips/Open.swift": intent("OpenTrip"),
    ])
    #expect(!(try folder.run("lint").errors.contains("XcodeGen")))
  }

  /// A suppression in the file, and a copy of what a target has.
  @Test func aFileIsSilentIfItSaysSoOrIsACopy() throws {
    let ignored = "// intentscan:disable file-in-no-target\n" + intent("AddTrip")
    #expect(try findings(folder(["Old/Add.swift": ignored])) == [])
    #expect(try findings(folder(["Old/Add.swift": intent("OpenTrip") + "struct Other: AppIntent {}\n"])) == [])
    // Package manifests that no project refers to.
    #expect(
      try findings(folder(["Old/Add.swift": intent("AddTrip"), "Old/Package.swift": "import PackageDescription\n"]))
        == [])
  }

  @Test func aSettingThatSkipsTheExtractionIsFoundAtEachLevel() throws {
    let folder = try folder([:])
    for setting in ["SDKROOT = iphoneos;", "GENERATE_INFOPLIST_FILE = YES;"] {
      let project = Self.project.replacing(setting, with: setting + " LM_SKIP_METADATA_EXTRACTION = YES;")
      try folder.write(project, to: "Trips.xcodeproj/project.pbxproj")
      #expect(try findings(folder) == ["Trips/Open.swift Trips/LM_SKIP_METADATA_EXTRACTION"])
    }
    let off = Self.project.replacing("SDKROOT", with: "LM_SKIP_METADATA_EXTRACTION = NO; SDKROOT")
    try folder.write(off, to: "Trips.xcodeproj/project.pbxproj")
    #expect(try findings(folder) == [])
  }

  @Test func aTableOfPhrasesInNoTargetIsOneFindingAtTheProvider() throws {
    let shortcuts = """
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenTrip(), phrases: ["Open in \\(.applicationName)"], shortTitle: "Open", systemImageName: "a")
        }
      }
      """
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Open in ${applicationName}" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "${applicationName} öffnen" } } } } } }
      """
    let folder = try folder([
      "Trips/Shortcuts.swift": shortcuts, "Old/AppShortcuts.xcstrings": catalog,
      "Trips/de.lproj/Localizable.strings": "\"Open\" = \"Öffnen\";\n",
    ])
    let german = Self.project.replacing("knownRegions = (en,", with: "knownRegions = (en, de,")
    try folder.write(german, to: "Trips.xcodeproj/project.pbxproj")
    #expect(try findings(folder) == ["Trips/Shortcuts.swift Trips.Shortcuts"])
    let listed = german.replacing("Old/Gone.swift", with: "Old/AppShortcuts.xcstrings")
    try folder.write(listed, to: "Trips.xcodeproj/project.pbxproj")
    #expect(try findings(folder) == ["Trips/Shortcuts.swift Trips.Shortcuts/AppShortcuts"])
    // The app has the table.
    try folder.write(catalog, to: "Trips/AppShortcuts.xcstrings")
    #expect(try findings(folder) == [])
  }

  @Test func aMisspelledExtensionPointIsFoundInTheInfoPlist() throws {
    let info = widgetInfo.replacing("widgetkit-extension", with: "widgetskit-extension")
    let folder = try folder(["Widgets/Info.plist": info, "Widgets/Ride.swift": intent("Ride")])
    #expect(try findings(folder) == ["Widgets/Ride.swift Widgets/com.apple.widgetskit-extension"])
    try folder.write(widgetInfo, to: "Widgets/Info.plist")
    #expect(try findings(folder) == [])
  }

  /// A target for the watch inherits the platforms of the project.
  @Test func aSettingThatLeavesOutTheSDKIsNamedAsTheCause() throws {
    let folder = try folder([
      "Trips/Watch.swift": intent("WatchTrip").replacing("struct", with: "#if os(watchOS)\nstruct") + "#endif\n"
    ])
    let project = Self.project.replacing(
      "SDKROOT = iphoneos;", with: "SDKROOT = watchos; SUPPORTED_PLATFORMS = iphoneos;")
    try folder.write(project, to: "Trips.xcodeproj/project.pbxproj")
    let output = try folder.run("lint").output
    #expect(output.contains("'SUPPORTED_PLATFORMS' of the target 'Trips' lacks watchOS"), "\(output)")
  }

  /// The app is for iOS; a target of the project for macOS may compile the file as well.
  @Test func aTypeForOtherPlatformsThanTheProjectsIsInNoBuild() throws {
    let folder = try folder([
      "Trips/Mac.swift": intent("QuitTrip").replacing("struct", with: "#if os(macOS)\nstruct") + "#endif\n"
    ])
    #expect(try findings(folder) == ["Trips/Mac.swift Trips.QuitTrip"])
    let other = Self.project.replacing("INFOPLIST_FILE =", with: "SDKROOT = macosx; INFOPLIST_FILE =")
    try folder.write(other, to: "Trips.xcodeproj/project.pbxproj")
    // The scan is for iOS, so no rule has checked the type, and a note says so.
    let outcome = try folder.run("lint --notes")
    #expect(outcome.output.contains("note: 'QuitTrip' was not scanned"), "\(outcome.output)")
    #expect(!(try folder.run("lint").output.contains("QuitTrip")))
    // Both targets have the file, and the scan for macOS has checked it.
    let shared = try self.folder([
      "Shared/Mac.swift": intent("QuitTrip").replacing("struct", with: "#if os(macOS)\nstruct") + "#endif\n"
    ])
    try shared.write(other, to: "Trips.xcodeproj/project.pbxproj")
    #expect(!(try shared.run("lint --notes").output.contains("was not scanned")))
  }
}
