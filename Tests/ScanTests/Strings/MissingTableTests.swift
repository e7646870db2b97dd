import Foundation
@testable import DocumentFormats
import Testing

/// Every command says the same about a table that is missing.
@Suite struct MissingTableTests {
  /// A project that lists the tables of a language, one of which does not exist.
  private static func listed() throws -> CommandFolder {
    let folder = try LocalizedSample.project()
    let project = try #require(folder.contents(of: "App.xcodeproj/project.pbxproj"))
    try folder.write(
      project.replacing("buildPhases = ();", with: "buildPhases = (R0, );").replacing(
        "objects = {",
        with: """
          objects = {
              R0 = { isa = PBXResourcesBuildPhase; files = (B0, ); };
              B0 = { isa = PBXBuildFile; fileRef = V0; };
              V0 = { isa = PBXVariantGroup; children = (S0, ); name = AppShortcuts.strings; sourceTree = "<group>"; };
              S0 = { isa = PBXFileReference; path = Gone/de.lproj/AppShortcuts.strings; name = de; sourceTree = SOURCE_ROOT; };
          """), to: "App.xcodeproj/project.pbxproj")
    return folder
  }

  @Test func aListedTableThatIsMissingIsNamedByEveryCommand() throws {
    let folder = try Self.listed(), path = "Gone/de.lproj/AppShortcuts.strings"
    let message = "cannot read the string table '\(path)', so its texts are not known"
    let strings = try folder.run("strings")
    #expect(strings.status == 2 && strings.errors.contains("error: \(message)"), "\(strings)")
    let lint = try folder.run("lint --explain-unchecked --only missing-localized-phrase,intent-missing-title")
    #expect(lint.status == 0 && lint.errors.contains("warning: \(message)"), "\(lint)")
    #expect(
      lint.errors.contains("does not know what is in '\(path)', which cannot be read:\n  missing-localized-phrase"),
      "\(lint)")
    let list = try folder.run("list")
    #expect(list.output.contains("not read:\n  \(path): this string table cannot be read"), "\(list)")
    #expect(try folder.run("preview").errors.contains(message))
  }

  /// The name of a table is that of its file without the suffix.
  @Test func aNameWithASuffixIsOneFinding() throws {
    let source = LocalizedSample.source.replacing(
      #"static let title: LocalizedStringResource = "Open Shelf""#,
      with: #"static let title = LocalizedStringResource("Open Shelf", table: "Localizable.strings")"#)
    let folder = try LocalizedSample.project()
    try folder.write(source, to: "App/Intents.swift")
    try folder.write("\"Open Shelf\" = \"Regal öffnen\";\n", to: "App/de.lproj/Localizable.strings")
    let lines = try folder.run("lint --notes").output.split(separator: "\n").filter {
      $0.contains("Localizable.strings'")
    }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("the name of a string table has no suffix") == true, "\(lines)")
    #expect(lines.first?.contains("; write 'Localizable' [string-table-missing]") == true, "\(lines)")
  }

  /// One target without a table does not mean that the app has none.
  @Test func aTableThatOneTargetLacksIsNotAbsent() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": twoTargets, "Trips/App.swift": intent("AddTrip"),
      "Trips/de.lproj/Localizable.strings": "\"AddTrip\" = \"Reise hinzufügen\";\n",
      "Widgets/Widget.swift": intent("ShowTrip"), "Widgets/Info.plist": widgetInfo, "Shared/S.swift": "struct S {}\n",
    ])
    let output = try folder.run("strings --languages de").output
    #expect(!output.contains("the app has no table 'Localizable'"), "\(output)")
    #expect(output.contains("'Widgets' has no table 'Localizable', so 1 text of it is shown only in en"), "\(output)")
  }

  /// A submodule that is not checked out may have the tables that were not found.
  @Test(arguments: [true, false])
  func aTableThatAnAbsentSubmoduleMayHaveIsNotMissing(isOfProject: Bool) throws {
    let folder = isOfProject ? try LocalizedSample.project() : try LocalizedSample.folder(phrases: nil, texts: nil)
    if isOfProject {
      let project = try #require(folder.contents(of: "App.xcodeproj/project.pbxproj"))
      try folder.write(
        project.replacing("children = (F0, )", with: "children = (F0, F1, )").replacing(
          "F0 = {",
          with: "F1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Texts; sourceTree = \"<group>\"; };\nF0 = {"
        )
        .replacing("Groups = (F0, )", with: "Groups = (F0, F1, )"), to: "App.xcodeproj/project.pbxproj")
      try FileManager.default.removeItem(atPath: "\(folder.path)/App/Localizable.xcstrings")
    }
    let options = isOfProject ? "" : " --no-project"
    #expect(
      try folder.run("strings\(options)").output.contains("the app has no table 'Localizable'"), "without a submodule")
    try folder.write("[submodule \"Texts\"]\n\tpath = Texts\n", to: ".gitmodules")
    let strings = try folder.run("strings\(options)").output
    #expect(!strings.contains("has no table") && !strings.contains("missing"), "\(strings)")
    let reason =
      "the submodule 'Texts' is not checked out, so nothing in it is read; 'git submodule update --init' fetches it"
    #expect(
      strings.contains("no files of 'AppShortcuts', 'Localizable' were found, so their texts are not known: \(reason)"),
      "\(strings)")
    let sync = try folder.run("strings --sync\(options)").output
    #expect(!sync.contains("(new)"), "\(sync)")
    #expect(
      sync.contains("was not created, because '") && sync.contains("the table 'Localizable': \(reason)"), "\(sync)")
    let lint = try folder.run("lint --notes --explain-unchecked\(options)")
    #expect(!lint.output.contains("has no table"), "\(lint.output)")
    if isOfProject { #expect(lint.errors.contains("phrases-not-localized"), "\(lint.errors)") }
  }

  /// The app for Apple TV compiles the file of the iPhone's App Shortcuts, which is empty there.
  @Test func anAppWithoutTheTextsOfOtherBuildsNeedsNoTable() throws {
    let source = LocalizedSample.source, phrases = LocalizedSample.phrases
    let project = try #require(LocalizedSample.project().contents(of: "App.xcodeproj/project.pbxproj"))
    let folder = try CommandFolder([
      ".git/HEAD": "", "App/Intents.swift": "#if os(iOS)\n\(source)\n#endif\n", "Info.plist": "<plist><dict/></plist>",
      "iOS/AppShortcuts.xcstrings": phrases, "iOS/Localizable.xcstrings": LocalizedSample.texts,
      "App.xcodeproj/project.pbxproj": project.replacing("children = (F0, );", with: "children = (F0, F1, );")
        .replacing("targets = (T0, );", with: "targets = (T0, T1, );")
        .replacing(
          "fileSystemSynchronizedGroups = (F0, );", with: "fileSystemSynchronizedGroups = (F0, F1, );"
        ).replacing(
          "L0 = {",
          with: """
            F1 = { isa = PBXFileSystemSynchronizedRootGroup; path = iOS; sourceTree = "<group>"; };
                T1 = { isa = PBXNativeTarget; name = TV; productName = TV; buildConfigurationList = L2; buildPhases = ();
                  buildRules = (); dependencies = (); fileSystemSynchronizedGroups = (F0, );
                  productType = "com.apple.product-type.application"; };
                L2 = { isa = XCConfigurationList; buildConfigurations = (C2, ); defaultConfigurationName = Release; };
                C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
                  SDKROOT = appletvos; TVOS_DEPLOYMENT_TARGET = 17.0; }; };
                L0 = {
            """),
    ])
    #expect(try folder.run("strings --sync").status == 0)
    let again = try folder.run("strings --sync --dry-run")
    #expect(again.status == 0 && again.messages == "the string tables are up to date\n", "\(again)")
    #expect(try folder.names() == [".git", "App", "App.xcodeproj", "Info.plist", "iOS"])
    #expect(try folder.run("strings --export csv --locale de").messages == "")
    // Entries of the table are compared with the phrases of all branches.
    try folder.write(
      phrases.replacing("\"Open ${shelf} in", with: "\"Open ${shelf} of"), to: "iOS/AppShortcuts.xcstrings")
    let rule = "lint --only stale-localized-phrase --explain-unchecked"
    let lint = try folder.run(rule), missing = "does not know the phrases in other branches of '#if'"
    #expect(lint.errors.contains(missing) && !lint.output.contains("is not a phrase"), "\(lint)")
    let complete = try folder.run("\(rule) --all-conditions")
    #expect(!complete.errors.contains(missing) && complete.output.contains("is not a phrase"), "\(complete)")
  }

  /// The table of Info.plist has the name that people who speak the language of the source say.
  @Test(arguments: [("Library", true), ("図書", false)])
  func namesOfTheSourceLanguageAreRead(name: String, isSaid: Bool) throws {
    let folder = try LocalizedSample.project()
    try folder.write(
      "<plist version=\"1.0\"><dict><key>CFBundleDisplayName</key><string>図書館</string></dict></plist>", to: "Info.plist"
    )
    try folder.write("", to: "App/de.lproj/InfoPlist.strings")
    try folder.write("\"CFBundleDisplayName\" = \"\(name)\";\n", to: "App/en.lproj/InfoPlist.strings")
    let output = try folder.run("lint --notes").output
    #expect(output.contains("[app-name-in-another-script]") != isSaid, "\(output)")
  }
}
