import Foundation
import IntentChanges
import DocumentFormats
import Testing

/// The output of the commands for `.intentdefinition` files.
@Suite struct SiriKitCommandTests {
  private static let other = intent("Other")

  /// One version of an app, without a project.
  private struct Version {
    var file: String? = nil
    var swift = ""
    var path = "Tea.intentdefinition"
  }

  private static let tea = Version(file: TeaDefinition.file), brew = Version(swift: TeaDefinition.brew)

  private func changes(_ old: Version, _ new: Version) throws -> [String] {
    let folder = try CommandFolder()
    for (name, version) in [("old", old), ("new", new)] {
      try folder.write(Self.other + version.swift, to: "\(name)/A.swift")
      if let file = version.file { try folder.write(file, to: "\(name)/\(version.path)") }
    }
    let outcome = try folder.run("diff --module M old new --format json")
    let findings = try parseJSON(Array(outcome.output.utf8))["findings"]?.array ?? []
    return findings.map { finding in
      "\(finding["level"]?.string ?? "?") \(finding["rule"]?.string ?? "?") \(finding["symbol"]?.string ?? "?")"
    }
  }

  private static let lost = "breaking sirikit-intent-removed PourIntentIntent"
  private static let migrated = "info sirikit-intent-migrated BrewTeaIntent"

  // MARK: diff

  @Test func aDeletedDefinitionLosesItsActions() throws {
    #expect(
      try changes(Self.tea, Version()) == ["breaking sirikit-intent-removed BrewTeaIntent", Self.lost])
  }

  @Test(arguments: [
    ("", "", [String]()),
    // A value of the old name is lost, and people must set the new one.
    (
      "var leaf: String", "var kind: String",
      [
        "breaking migrated-parameter-removed BrewTeaIntent/leaf",
        "breaking migrated-required-parameter-added BrewTeaIntent/kind",
      ]
    ),
    (
      "enum HeatAppEnum: String", "enum HeatAppEnum: Int",
      [
        "breaking migrated-enum-case-removed BrewTeaIntent/heat/hot",
        "breaking migrated-enum-case-removed BrewTeaIntent/heat/iced",
      ]
    ),
    ("case hot, iced", "case hot, iced = \"cold\"", ["breaking migrated-enum-case-removed BrewTeaIntent/heat/iced"]),
    ("var leaf: String", "var leaf: [String]", ["breaking migrated-parameter-became-array BrewTeaIntent/leaf"]),
    ("var leaf: String", "var leaf: Int?", ["breaking migrated-parameter-type-changed BrewTeaIntent/leaf"]),
    ("var leaf: String", "var leaf: URL?", ["dangerous migrated-parameter-type-changed BrewTeaIntent/leaf"]),
  ])
  func anAppIntentTakesOverTheActions(text: String, other: String, expected: [String]) throws {
    let swift = text.isEmpty ? TeaDefinition.brew : TeaDefinition.brew.replacing(text, with: other)
    #expect(Set(try changes(Self.tea, Version(swift: swift))) == Set(expected + [Self.lost, Self.migrated]))
    // The definition may stay for older systems.
    #expect(
      Set(try changes(Self.tea, Version(file: TeaDefinition.file, swift: swift))) == Set(expected + [Self.migrated]))
  }

  @Test func anAppIntentWithTheIdentifierAloneMayLoseValues() throws {
    let swift = TeaDefinition.brew.replacing(", CustomIntentMigratedAppIntent", with: "")
      .replacing("struct Brew:", with: "struct BrewTeaIntent:")
    #expect(
      try changes(Self.tea, Version(swift: swift))
        == [Self.lost, "dangerous sirikit-intent-replaced-by-name BrewTeaIntent"])
  }

  @Test(arguments: [
    ("<string>leaf</string>", "<string>kind</string>", ["breaking sirikit-parameter-renamed BrewTeaIntent/leaf"]),
    (
      "<integer>2</integer><key>INIntentParameterType</key><string>String",
      "<integer>2</integer><key>INIntentParameterType</key><string>URL",
      ["breaking sirikit-parameter-type-changed BrewTeaIntent/leaf"]
    ),
    ("<string>iced</string>", "<string>cold</string>", ["breaking sirikit-enum-case-removed BrewTeaIntent/heat/iced"]),
    (
      "<integer>2</integer><key>INEnumValueName", "<integer>3</integer><key>INEnumValueName",
      ["dangerous sirikit-enum-index-changed BrewTeaIntent/heat"]
    ),
    (
      "<string>BrewTea</string>", "<string>BrewTea</string><key>INIntentClassPrefix</key><string>TT</string>",
      ["breaking sirikit-class-renamed BrewTeaIntent"]
    ),
    (
      "<string>PourIntent</string>", "<string>Pour</string>",
      ["breaking sirikit-intent-removed PourIntentIntent", "info sirikit-intent-added PourIntent"]
    ),
    ("<string>Leaf</string>", "<string>Leaves</string>", []),
  ])
  func aDefinitionIsComparedWithItself(text: String, other: String, expected: [String]) throws {
    #expect(try changes(Self.tea, Version(file: TeaDefinition.file.replacing(text, with: other))) == expected)
  }

  @Test func anActionThatShortcutsNoLongerShowsIsLost() throws {
    let start = try #require(TeaDefinition.file.range(of: "<key>INIntentConfigurable"))
    let end = try #require(TeaDefinition.file.range(of: "  <key>INIntentParameters<"))
    let hidden = TeaDefinition.file.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: "")
    #expect(try changes(Self.tea, Version(file: hidden)) == ["breaking sirikit-intent-hidden BrewTeaIntent"])
  }

  /// A saved shortcut stores neither the name of the Swift type nor the path of the file.
  @Test func aNewTypeNameOrAnotherFolderBreaksNothing() throws {
    let renamed = Version(swift: TeaDefinition.brew.replacing("struct Brew:", with: "struct MakeTea:"))
    #expect(try changes(Self.brew, renamed) == [])
    #expect(try changes(Self.tea, Version(file: TeaDefinition.file, path: "Base.lproj/Tea.intentdefinition")) == [])
  }

  @Test func theConformanceOfAReleasedIntentChangesItsIdentifier() throws {
    let plain = TeaDefinition.brew.replacing(", CustomIntentMigratedAppIntent", with: "")
      .replacing("  static let intentClassName = \"BrewTeaIntent\"\n", with: "")
    #expect(try changes(Version(swift: plain), Self.brew) == ["breaking intent-identifier-changed M.Brew"])
    let pinned = TeaDefinition.brew.replacing(
      "  static let title", with: "  static let persistentIdentifier = \"Brew\"\n  static let title")
    #expect(try changes(Self.brew, Version(swift: pinned)) == ["breaking intent-identifier-changed M.Brew"])
  }

  /// Revisions have their own definitions.
  @Test(.enabled(if: GitFolder.hasGit)) func definitionsOfARevisionAreRead() throws {
    let git = try GitFolder(), folder = git.folder
    try folder.write(Self.other, to: "A.swift")
    try folder.write(TeaDefinition.file, to: "Tea.intentdefinition")
    try git.commit("v1")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Tea.intentdefinition")
    let outcome = try folder.run("diff --against git:v1 --module M=.")
    #expect(
      outcome.output.contains("v1:Tea.intentdefinition:10:39: error: the SiriKit intent 'BrewTeaIntent' was removed"),
      "\(outcome)")
  }

  /// Otherwise its intents would look removed.
  @Test func definitionsThatCannotBeReadAreNotCompared() throws {
    let damaged = Version(file: String(TeaDefinition.file.dropLast(20)))
    #expect(try changes(Self.tea, damaged) == [] && changes(damaged, Self.tea) == [])
  }

  // MARK: Other commands

  @Test func theBundleHasTheSiriKitIntents() throws {
    let folder = try CommandFolder(["A.swift": TeaDefinition.brew, "Tea.intentdefinition": TeaDefinition.file])
    let bundle = try parseJSON(Array(try folder.run("extract --module M=.").output.utf8))
    let intents = bundle["siriKitIntents"]?.array ?? []
    #expect(intents.map { $0["class"]?.string } == ["BrewTeaIntent", "PourIntentIntent"])
    #expect(intents[0]["location"]?["line"]?.int == 10)
    #expect(intents[0]["parameters"]?.array?.map { $0["swiftTypes"]?.array?.first?.string } == ["String", nil])
    #expect(bundle["siriKitEnums"]?.array?.count == 1 && bundle["siriKitTypes"] == nil)
    let without = try CommandFolder(["A.swift": TeaDefinition.brew])
    #expect(try !without.run("extract --module M=.").output.contains("siriKit"))
  }

  @Test func listSaysWhichIntentsHaveNoSuccessor() throws {
    let folder = try CommandFolder(["A.swift": TeaDefinition.brew, "Tea.intentdefinition": TeaDefinition.file])
    let output = try folder.run("list").output
    #expect(
      output.contains(
        """
          SiriKit intents:
          PourIntentIntent  "Pour"      Shortcuts                no App Intent
          BrewTeaIntent     "Brew Tea"  Shortcuts, 2 parameters  → Brew

        """), "\(output)")
  }

  /// An app and an extension that lists one of the two intents.
  private func twoTargetsWithTea(_ app: String = other, point: String = "com.apple.widgetkit-extension") throws
    -> CommandFolder
  {
    try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": twoTargets, "Trips/A.swift": app,
      "Widgets/Info.plist": widgetInfo.replacing(
        "<key>NSExtensionPointIdentifier</key>",
        with:
          "<key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array><string>BrewTeaIntent</string></array></dict>"
          + "<key>NSExtensionPointIdentifier</key>"
      ).replacing("com.apple.widgetkit-extension", with: point),
      "Widgets/W.swift": "struct W {}\n", "Shared/Tea.intentdefinition": TeaDefinition.file,
    ])
  }

  /// A file in two targets is one file, and each of its intents is handled by the targets that list it.
  @Test func aFileOfTwoTargetsIsReadOnce() throws {
    let folder = try twoTargetsWithTea()
    let bundle = try parseJSON(Array(try folder.run("extract").output.utf8))
    let intents = bundle["siriKitIntents"]?.array ?? []
    #expect(
      intents.map { $0["targets"]?.array?.compactMap(\.string) } == [["Trips", "Widgets"], ["Trips", "Widgets"]])
    #expect(intents.map { $0["handledBy"]?.array?.compactMap(\.string) } == [["Widgets"], nil])
  }

  /// Nothing is known of the classes in a list that cannot be read.
  @Test func anIntentThatNoInfoPlistListsIsFound() throws {
    let folder = try twoTargetsWithTea()
    #expect(
      try folder.run("lint --only sirikit-class-unlisted").output.contains(
        "no Info.plist of the app lists the SiriKit intent 'PourIntentIntent' in 'Shared/Tea.intentdefinition'"))
    try folder.write(
      twoTargets.replacing("GENERATE_INFOPLIST_FILE = YES", with: "INFOPLIST_FILE = Missing.plist"),
      to: "Trips.xcodeproj/project.pbxproj")
    #expect(try folder.run("lint --only sirikit-class-unlisted").output == "")
  }

  /// The extension that handles SiriKit's intents does not run App Intents.
  @Test(arguments: [
    ("com.apple.intents-service", "('Trips')"), ("com.apple.widgetkit-extension", "('Trips', 'Widgets')"),
  ])
  func newSourcesAreForTargetsThatRunAppIntents(point: String, targets: String) throws {
    let outcome = try twoTargetsWithTea(point: point).run("migrate -o New")
    #expect(
      outcome.errors.contains("add the files to the targets that compile the definitions \(targets)"), "\(outcome)")
  }

  /// An app before its migration has no wrong paths.
  @Test func anAppWithSiriKitAloneIsToldHowToMigrate() throws {
    let outcome = try twoTargetsWithTea("struct A {}\n").run("lint")
    #expect(
      outcome.status == 1
        && outcome.errors.contains(
          "'intentscan migrate' writes App Intents for 2 SiriKit intents, and a target has to compile them"),
      "\(outcome)")
  }

  @Test func aDamagedDefinitionIsOneLine() throws {
    let folder = try CommandFolder(["A.swift": Self.other, "Tea.intentdefinition": "<plist>"])
    for command in ["extract --module M=.", "lint --module M=.", "diff . . --module M"] {
      let outcome = try folder.run(command)
      let lines = Set(outcome.errors.split(separator: "\n").filter { $0.contains("intentdefinition") })
      #expect(
        lines == [
          "warning: Tea.intentdefinition:1:1: the element 'plist' is not closed; its SiriKit intents are not known"
        ]
          || lines == [
            "warning: ./Tea.intentdefinition:1:1: the element 'plist' is not closed; its SiriKit intents are not known"
          ],
        "\(command): \(outcome)")
    }
  }
}
