import JSONDocuments
import Testing

/// What a project says and only the project shows: files that no target has, builds without metadata, unknown extension points, and
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
    // Its types are none of the app's.
    #expect(!(try folder.run("extract").output.contains("AddTrip")))
    #expect(try findings(folder, "Trips") == [] && findings(folder, "--only intent-missing-title") == [])
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

  /// The app is for iOS; a target of the project for macOS may compile the file as well.
  @Test func aTypeForOtherPlatformsThanTheProjectsIsInNoBuild() throws {
    let folder = try folder([
      "Trips/Mac.swift": intent("QuitTrip").replacing("struct", with: "#if os(macOS)\nstruct") + "#endif\n"
    ])
    #expect(try findings(folder) == ["Trips/Mac.swift Trips.QuitTrip"])
    let other = Self.project.replacing("INFOPLIST_FILE =", with: "SDKROOT = macosx; INFOPLIST_FILE =")
    try folder.write(other, to: "Trips.xcodeproj/project.pbxproj")
    #expect(try findings(folder) == [])
  }
}
