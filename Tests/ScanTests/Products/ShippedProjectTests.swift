import Foundation
import Testing

@testable import intentscan

/// Projects whose products lose something between the declaration and the document, from the files of the project to the text.
@Suite struct ShippedProjectTests {
  /// fastrepl/anarlog#7403: the intents of the library are listed, its App Shortcuts are not.
  @Test func providerOfLibraryIsLost() throws {
    let folder = try folder(
      app: "import Kit",
      kit: "struct Run: AppIntent { static let title: LocalizedStringResource = \"Run\" }\n" + provider)
    let list = try folder.run("list").output
    #expect(list.contains("\n  intents:\n  Run  Run\n"), "\(list)")
    #expect(list.contains("  App  1 App Shortcut of 'Shortcuts' in 'Kit': App Shortcuts of a static module"), "\(list)")
    #expect(!list.contains("App Shortcuts:\n"), "\(list)")
    #expect(try folder.run("lint").output.contains("error: 'Shortcuts' is in the library 'Kit'"))
    // A run that reads no string table has the products, too.
    #expect(
      try folder.run("lint --only provider-outside-app").output.contains("error: 'Shortcuts' is in the library 'Kit'"))
    let moved = try self.folder(app: "import Kit\nimport AppIntents\n" + provider, kit: "struct Run: AppIntent {}")
    #expect(try moved.run("list").output.contains("App Shortcuts:\n"))
    #expect(try !moved.run("lint").output.contains("provider-outside-app"))
    let changes = try folder.run(["diff", moved.path, "."]).output
    #expect(changes.contains("the App Shortcuts of 'Shortcuts' no longer reach the app 'App'"), "\(changes)")
  }

  /// FB24570185: the version of a static module in the watch app replaces the entity of the iOS app.
  @Test(arguments: [true, false])
  func watchAppReplacesEntitiesOfLibraries(isLimited: Bool) throws {
    let property = "@Property(title: \"Pages\") var pages: Int"
    let folder = try folder(
      app: "import Kit", watch: "import Kit",
      kit: """
        struct Book: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
        var displayRepresentation: DisplayRepresentation { "Book" }
        \(isLimited ? "#if !os(watchOS)\n\(property)\n#endif" : property)
        }
        """)
    let output = try folder.run("lint").output
    #expect(output.contains("which loses the property 'pages'") == isLimited, "\(output)")
    // An editor that changes a file of one of the two apps still shows it.
    let editor = EditedFolders(try Arguments([], for: .languageServer), in: folder.editorEnvironment)
    _ = editor.lint([folder.path], since: .anything) { false }
    for app in ["App", "Watch"] {
      let changes = ServerChanges.contents(["\(folder.path)/\(app)/\(app).swift"])
      let entries = editor.lint([folder.path], since: changes) { false }?.flatMap(\.entries) ?? []
      #expect(entries.contains { $0.message.contains("which loses the property 'pages'") } == isLimited, "\(app)")
    }
  }

  /// flutter/flutter#135056
  @Test(arguments: [true, false])
  func scriptThatReadsTheInfoPlistComesAfterEmbedding(isFirst: Bool) throws {
    let folder = try folder(app: "import AppIntents\nstruct Run: AppIntent {}", phases: isFirst ? "SP, E1," : "E1, SP,")
    let output = try folder.run("lint").output
    #expect(output.contains("move 'Embed Watch Content' above 'Thin Binary'") == isFirst, "\(output)")
  }

  /// A hidden intent that a button runs is a part of the app: shortcuts that people saved do not have it.
  @Test(arguments: [true, false])
  func hiddenIntentsOfButtonsAreNoLoss(isRun: Bool) throws {
    let hidden = """
      import AppIntents
      struct Add: AppIntent { static let title: LocalizedStringResource = "Add"; static let isDiscoverable = false }
      struct Page: View { var body: some View { \(isRun ? "Button(\"Add\", intent: Add())" : "Text(\"Add\")") } }
      """
    let folder = try folder(app: hidden), new = try self.folder(app: "import AppIntents\nstruct Run: AppIntent {}")
    let changes = try folder.run(["diff", "--against", folder.path, new.path]).output
    #expect(changes.contains("\(isRun ? "note" : "warning"): the hidden intent 'Add' was removed"), "\(changes)")
  }

  /// A framework without sources stands for them, and one without a document is named.
  @Test func binariesAreListed() throws {
    let folder = try folder(app: "import AppIntents\nstruct Run: AppIntent {}", kit: "struct Stop: AppIntent {}")
    try folder.write(
      #"{"actions": {"Play": {"identifier": "Play", "fullyQualifiedTypeName": "Player.Play"}, "Pause": {}}, "entities": {"Song": {}}, "queries": {}, "enums": []}"#,
      to: "Frameworks/Player.xcframework/ios-arm64/Player.framework/Metadata.appintents/extract.actionsdata")
    try folder.write("", to: "Frameworks/Other.xcframework/Info.plist")
    let list = try folder.run("list").output
    #expect(list.contains("  Player  2 intents, 1 entity  Frameworks/Player.xcframework\n"), "\(list)")
    #expect(list.contains("'Frameworks/Other.xcframework' is a framework without metadata"), "\(list)")
    #expect(try !folder.run("lint").output.contains("Play"))
    // It is linked and not embedded, so its entries are in the document of the app.
    let bundle = try folder.run("extract").output
    #expect(bundle.contains(#""intents": ["App.Run", "Kit.Stop", "Player.Pause", "Player.Play"]"#), "\(bundle)")
    #expect(try folder.run("extract --format appintents --target App -o Out").status != 2)
    let document = try #require(folder.contents(of: "Out/Metadata.appintents/extract.actionsdata"))
    #expect(document.contains("Pause") && document.contains("Song"))
    let other = try self.folder(app: "import AppIntents\nstruct Run: AppIntent {}", kit: "struct Stop: AppIntent {}")
    let changes = try folder.run(["diff", ".", other.path]).output
    #expect(changes.contains("'Play'"), "\(changes)")
    try folder.write(
      "damaged", to: "Frameworks/Player.xcframework/ios-arm64/Player.framework/Metadata.appintents/extract.actionsdata")
    let damaged = try folder.run("list")
    #expect(
      damaged.status == 0 && damaged.output.contains("extract.actionsdata:1:1: expected a value"), "\(damaged.output)")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Frameworks")
    #expect(
      try folder.run("list").output.contains(
        "there is no 'Frameworks/Other.xcframework', so nothing is known of 'Other'"))
  }

  /// Apps that link the same frameworks have them in one list.
  @Test func frameworksOfSeveralAppsAreListedOnce() throws {
    let run = "import AppIntents\nstruct Run: AppIntent {}", stop = "import AppIntents\nstruct Stop: AppIntent {}"
    let folder = try folder(app: run, watch: stop, phases: "", frameworksOfWatch: "BB, BC,")
    let absent = try folder.run("list").output.split(separator: "\n")
    #expect(
      absent.filter { $0.contains("nothing is known of") } == [
        "  there is no 'Frameworks/Other.xcframework', so nothing is known of 'Other'",
        "  there is no 'Frameworks/Player.xcframework', so nothing is known of 'Player'",
      ], "\(absent)")
    for name in ["Other", "Player"] { try folder.write("", to: "Frameworks/\(name).xcframework/Info.plist") }
    let list = try folder.run("list").output
    #expect(
      list.contains(
        "not read:\n  'Frameworks/Other.xcframework' and 1 more are frameworks without metadata\n"), "\(list)")
    #expect(list.split(separator: "\n").count { $0.contains("without metadata") } == 1, "\(list)")
  }

  private let provider = """
    struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { AppShortcut(intent: Run(), phrases: ["Run \\(.applicationName)"]) }
    }
    """

  /// An app for iOS that embeds one for the watch; both link a package, and the app two frameworks.
  private func folder(
    app: String, watch: String = "", kit: String = "", phases: String = "E1,", frameworksOfWatch: String = ""
  ) throws -> CommandFolder {
    func target(_ number: Int, _ name: String, sdk: String, phases: String) -> String {
      """
      P\(number) = {isa = PBXFileReference; explicitFileType = wrapper.application; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR; };
      Y\(number) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      S\(number) = {isa = PBXSourcesBuildPhase; files = (); };
      B\(number) = {isa = PBXBuildFile; productRef = D\(number); };
      D\(number) = {isa = XCSwiftPackageProductDependency; productName = Kit; };
      F\(number) = {isa = PBXFrameworksBuildPhase; files = (B\(number), \(number == 1 ? "BB, BC," : frameworksOfWatch)); };
      T\(number) = {isa = PBXNativeTarget; buildConfigurationList = L\(number); buildPhases = (S\(number), F\(number), \(phases)); fileSystemSynchronizedGroups = (Y\(number), ); packageProductDependencies = (D\(number), ); name = \(name); productReference = P\(number); productType = "com.apple.product-type.application"; };
      L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number), ); defaultConfigurationName = Release; };
      C\(number) = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = \(sdk); }; name = Release; };
      """
    }
    let project = """
      // !$*UTF8*$!
      { objectVersion = 77; objects = {
      \(target(1, "App", sdk: "iphoneos", phases: phases))
      \(target(2, "Watch", sdk: "watchos", phases: ""))
      E1 = {isa = PBXCopyFilesBuildPhase; files = (BW, BX, ); name = "Embed Watch Content"; };
      BW = {isa = PBXBuildFile; fileRef = P2; };
      BX = {isa = PBXBuildFile; fileRef = PX; };
      PX = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; path = Share.appex; sourceTree = BUILT_PRODUCTS_DIR; };
      SP = {isa = PBXShellScriptBuildPhase; inputPaths = ("${TARGET_BUILD_DIR}/${INFOPLIST_PATH}", ); name = "Thin Binary"; };
      BB = {isa = PBXBuildFile; fileRef = RB; };
      RB = {isa = PBXFileReference; lastKnownFileType = wrapper.xcframework; path = Frameworks/Player.xcframework; sourceTree = SOURCE_ROOT; };
      BC = {isa = PBXBuildFile; fileRef = RC; };
      RC = {isa = PBXFileReference; lastKnownFileType = wrapper.xcframework; path = Frameworks/Other.xcframework; sourceTree = SOURCE_ROOT; };
      PK = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
      G0 = {isa = PBXGroup; children = (P1, P2, Y1, Y2, RB, RC, ); sourceTree = "<group>"; };
      LP = {isa = XCConfigurationList; buildConfigurations = (CP, ); defaultConfigurationName = Release; };
      CP = {isa = XCBuildConfiguration; buildSettings = {}; name = Release; };
      PR = {isa = PBXProject; packageReferences = (PK, ); buildConfigurationList = LP; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, ); };
      }; rootObject = PR; }
      """
    return try CommandFolder([
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": project, "App/App.swift": app + "\n",
      "Watch/Watch.swift": watch + "\n",
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/Kit.swift": "import AppIntents\n\(kit)\n",
    ])
  }
}
