import Foundation
@testable import DocumentFormats
import Testing

/// Commands that start from a project, through the command as a function.
@Suite struct ProjectCommandTests {
  private static let control = """
    import AppIntents
    struct OpenTrip: AppIntent {
      static let title: LocalizedStringResource = "Open Trip"
      static let openAppWhenRun = true
      func perform() async throws -> some IntentResult { .result() }
    }

    """

  /// An app for iOS 17 with a widget extension; both have `Shared/`.
  func appWithWidgets(_ others: KeyValuePairs<String, String> = [:]) throws -> CommandFolder {
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": twoTargets, "Trips/App.swift": "@main struct Main {}\n",
      "Widgets/Widget.swift": "struct Widget {}\n", "Widgets/Info.plist": widgetInfo,
      "Shared/OpenTrip.swift": Self.control,
    ])
    for (path, text) in others { try folder.write(text, to: path) }
    return folder
  }

  func findings(_ outcome: CommandFolder.Outcome) throws -> [JSONValue] {
    try #require(try parseJSON(Array(outcome.output.utf8))["findings"]?.array)
  }

  // MARK: lint

  @Test func modulesHaveTheNamesOfTheirTargetsWhateverTheFolderIsCalled() throws {
    let folder = try appWithWidgets(["Trips/Add.swift": intent("AddTrip")])
    let outcome = try folder.run("lint --format json")
    #expect(try findings(outcome).contains { $0["symbol"]?.string?.hasPrefix("Trips.AddTrip") == true }, "\(outcome)")
  }

  @Test func anIntentOfAnAppAndItsExtensionMayOpenTheApp() throws {
    let folder = try appWithWidgets()
    let outcome = try folder.run("lint --format json")
    #expect(try findings(outcome).allSatisfy { $0["rule"]?.string != "open-app-when-run-in-extension" })
    let own = try appWithWidgets(["Widgets/Own.swift": Self.control.replacing("OpenTrip", with: "OpenOwn")])
    #expect(
      try findings(own.run("lint --format json")).contains { $0["rule"]?.string == "open-app-when-run-in-extension" })
  }

  /// Each line says which app it is about, and the patch of all apps is one file.
  @Test func aDryRunOfRepairsNamesTheApps() throws {
    let unused = "// intentscan:disable:next intent-missing-title\n"
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": twoTargets.replacing(
        "product-type.app-extension", with: "product-type.application"
      )
      .replacing("(DW)", with: "()").replacing("(ST, ET)", with: "(ST)"),
      "Trips/App.swift": unused + intent("AddTrip"), "Widgets/Widget.swift": unused + intent("ShowTrip"),
      "Widgets/Info.plist": widgetInfo, "Shared/S.swift": "struct S {}\n",
    ])
    let outcome = try folder.run("lint --fix --dry-run -o all.patch --only unused-suppression,intent-missing-title")
    #expect(outcome.errors.contains("Trips: would fix 1 finding\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Widgets: would fix 1 finding\n"), "\(outcome.errors)")
    let patch = folder.contents(of: "all.patch") ?? ""
    #expect(patch.contains("Trips/App.swift") && patch.contains("Widgets/Widget.swift"), "\(patch)")
  }

  @Test func aPathLimitsWhatIsReported() throws {
    let folder = try appWithWidgets(["Trips/Bad.swift": "import AppIntents\nstruct Bad: AppIntent {}\n"])
    #expect(
      try findings(folder.run("lint Shared --format json")).allSatisfy {
        $0["location"]?["file"]?.string == "Shared/OpenTrip.swift"
      })
    #expect(try folder.run("lint Trips/Bad.swift").output.contains("Trips/Bad.swift:2:8: error"))
  }

  @Test func aTargetLimitsWhatIsReported() throws {
    let folder = try appWithWidgets(["Trips/Bad.swift": "import AppIntents\nstruct Bad: AppIntent {}\n"])
    #expect(!(try folder.run("lint --target Widgets").output.contains("Bad")))
    let unknown = try folder.run("lint --target Nothing")
    #expect(unknown.status == 2 && unknown.errors.hasPrefix("error: there is no target 'Nothing'; use Trips, Widgets"))
  }

  @Test func rulesThatNeedTheProjectAreChecked() throws {
    let folder = try appWithWidgets()
    let without = try folder.run("lint --no-project --explain-unchecked"),
      with = try folder.run("lint --explain-unchecked")
    #expect(without.errors.contains("the deployment target") && !with.errors.contains("the deployment target"))
    #expect(without.errors.contains("the app's name") && !with.errors.contains("the app's name"))
  }

  @Test func aProjectThatCannotBeReadIsAWarningAndFoldersAreRead() throws {
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {", "Trips/Add.swift": intent("AddTrip"),
    ])
    let outcome = try folder.run("lint --format json --no-summary")
    #expect(outcome.errors.hasPrefix("warning: Trips.xcodeproj/project.pbxproj:"), "\(outcome.errors)")
    #expect(!(try findings(outcome).isEmpty))
    #expect(try folder.run("lint --project Trips.xcodeproj").status == 2)
  }

  /// The app's project is not complete, but packages next to it are: the app's files are read all the same.
  @Test func filesOfAProjectThatCannotBeReadAreReadBesideOtherProjects() throws {
    let folder = try CommandFolder([
      "App/Trips.xcodeproj/readme": "", "App/project.yml": "name: Trips\n", "App/Sources/Add.swift": intent("AddTrip"),
      "Kit/Package.swift":
        "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
      "Kit/Sources/Kit/K.swift": "public struct K {}\n",
    ])
    let outcome = try folder.run("list")
    #expect(outcome.output.contains("folders for iOS"), "\(outcome.output)")
    #expect(
      outcome.output.contains("App/project.yml: XcodeGen makes the project from this file"), "\(outcome.output)")
    let errors = try folder.run("lint").errors
    #expect(
      errors.contains(
        "warning: App/Trips.xcodeproj/project.pbxproj: the project file is missing (folders are read instead)")
        && errors.contains("xcodegen generate") && !errors.contains("has Swift files"), "\(errors)")
  }

  /// A workspace of several projects that XcodeGen makes, and of a package that is there.
  @Test func projectsOfAWorkspaceThatAreNotGeneratedAreReadAsFolders() throws {
    let folder = try CommandFolder([
      "App.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location=\"group:Trips/Trips.xcodeproj\"/><FileRef location=\"group:Kit\"/></Workspace>",
      "Trips/project.yml": "name: Trips\n", "Trips/Sources/Add.swift": intent("AddTrip"),
      "Kit/Package.swift":
        "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
      "Kit/Sources/Kit/K.swift": "public struct K {}\n",
    ])
    #expect(try folder.run("extract").output.contains("AddTrip"))
    let errors = try folder.run("lint").errors
    #expect(
      errors.contains("Trips/project.yml: XcodeGen makes the project from this file")
        && errors.contains("(folders are read instead)") && !errors.contains("is missing"), "\(errors)")
  }

  @Test func modulesThatAreNamedReplaceTheProject() throws {
    let folder = try appWithWidgets(["Trips/Add.swift": intent("AddTrip")])
    #expect(try folder.run("extract --module Own Trips").output.contains("\"module\": \"Own\""))
    let clash = try folder.run("lint --module Own Trips --project Trips.xcodeproj")
    #expect(clash.status == 2 && clash.errors.contains("'--project' cannot be combined with '--module'"))
  }

  // MARK: extract, diff, list, init

  @Test func theBundleNamesTheTargets() throws {
    let folder = try appWithWidgets()
    let bundle = try parseJSON(Array(try folder.run("extract").output.utf8))
    let targets = try #require(bundle["targets"]?.array)
    #expect(targets.compactMap { $0["name"]?.string } == ["Trips", "Widgets"])
    #expect(targets.compactMap { $0["kind"]?.string } == ["app", "widgetExtension"])
    #expect(bundle["modules"]?.array?.compactMap(\.string) == ["Trips", "Widgets"])
    #expect(bundle["intents"]?.array?.count == 2)
  }

  /// A dictionary's order, which is another one in each process, must not choose.
  @Test(arguments: [true, false])
  func ofTargetsOfOneNameAllAreListedOrTheFirst(hasIdentifiers: Bool) throws {
    let folder = try CommandFolder([".git/HEAD": ""]), projects = ["A", "B", "C", "D", "E", "F"]
    for (index, name) in projects.enumerated() {
      let identifier = hasIdentifiers ? "com.example.\(name)" : "\"\""
      try folder.write(
        twoTargets.replacing("com.example.trips;", with: "\(identifier);").replacing("17.0", with: "17.\(index)"),
        to: "\(name)/Trips.xcodeproj/project.pbxproj")
      try folder.write(Self.control.replacing("OpenTrip", with: "Open\(name)"), to: "\(name)/Trips/\(name).swift")
    }
    let bundle = try parseJSON(Array(try folder.run("extract").output.utf8))
    let trips = try #require(bundle["targets"]?.array).filter { $0["name"]?.string == "Trips" }
    let all = projects.indices.map { "17.\($0)" }
    #expect(trips.compactMap { $0["deploymentTarget"]?.string } == (hasIdentifiers ? all : ["17.0"]))
  }

  @Test func theOverviewFitsTheAppAndHasNoColorInAFile() throws {
    let folder = try appWithWidgets()
    let outcome = try folder.run("list")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("read from Trips.xcodeproj\n\nTrips: app for iOS 17.0"))
    #expect(!outcome.output.contains("\u{1B}"))
    let overview = try parseJSON(Array(try folder.run("list --format json").output.utf8))
    #expect(overview["apps"]?.array?.first?["targets"]?.array?.count == 2)
  }

  @Test func initNeverReplacesAConfiguration() throws {
    let folder = try appWithWidgets()
    let first = try folder.run("init")
    #expect(
      first.status == 0 && first.errors.contains("found the app 'Trips' for iOS 17.0, 2 targets"), "\(first.errors)")
    let written = folder.contents(of: ".intentscan.json")
    #expect(written?.contains("\"profile\"") == true)
    let second = try folder.run("init")
    #expect(second.status == 2 && folder.contents(of: ".intentscan.json") == written)
    #expect(try folder.run("lint").status != 2)
  }

  @Test func packagesThatAreComputedAreReadFromTheirDump() throws {
    let folder = try CommandFolder([
      "Package.swift": "// swift-tools-version: 6.0\nlet package = make()\n", "Code/Add.swift": intent("AddTrip"),
      "dump.json": #"{"name": "Kit", "targets": [{"name": "Kit", "type": "regular", "path": "Code"}]}"#,
    ])
    #expect(try folder.run("extract --project dump.json").output.contains("\"module\": \"Kit\""))
  }

  // Two apps compile the file: what one of them registers is there for its code.
  @Test func aDependencyOfAFileOfTwoAppsIsRegisteredByOne() throws {
    let twoApps = twoTargets.replacing("product-type.app-extension", with: "product-type.application")
      .replacing("dependencies = (DW);", with: "dependencies = ();").replacing("files = (BW);", with: "files = ();")
    let folder = try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": twoApps, "Widgets/W.swift": "@main struct Main {}\n",
      "Trips/App.swift": "@main struct Main { init() { AppDependencyManager.shared.add(dependency: Store()) } }\n",
      "Shared/S.swift": "import AppIntents\nstruct Open: AppIntent { @Dependency var store: Store }\n",
    ])
    let words = "lint --only dependency-never-registered"
    #expect(try folder.run(words).output == "")
    try folder.write("@main struct Main {}\n", to: "Trips/App.swift")
    #expect(try folder.run(words).output.hasPrefix("Shared/S.swift:2:42: warning: no 'Store' is registered"))
  }

}

extension ProjectCommandTests {
  // MARK: Packages

  /// The app of a package is in a folder next to its sources: a user in the root expects to see it.
  @Test func theAppOfAPackageIsFoundBelowIt() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Package.swift": kitManifest, "Sources/Kit/K.swift": intent("OpenKit"),
      "Sources/Rest/R.swift": "",
      "App/Trips.xcodeproj/project.pbxproj": twoTargets(linking: ".."), "App/Trips/A.swift": intent("AddTrip"),
      "Examples/Demo.xcodeproj/project.pbxproj": twoTargets, "Examples/Trips/D.swift": intent("Demo"),
    ])
    let bundle = try parseJSON(Array(try folder.run("extract --quiet").output.utf8))
    #expect(bundle["modules"]?.array?.compactMap(\.string) == ["Kit", "Rest", "Trips"])
    #expect(bundle["targets"]?.array?.first?["apps"]?.array?.compactMap(\.string) == ["Trips"])
    let first = try folder.run("init")
    #expect(first.status == 0 && folder.contents(of: ".intentscan.json") != nil, "\(first.errors)")
  }

  /// The tool imports SwiftUI, so a script may make it an app. It shares its code and module name with a widget extension.
  @Test func aWidgetExtensionIsNoAppBecauseAToolHasItsModuleName() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "X/Widgets/Info.plist": widgetInfo,
      "X/Trips.xcodeproj/project.pbxproj": twoTargets(linking: "..").replacing(
        "product-type.application", with: "product-type.framework"),
      "X/Widgets/W.swift": "import SwiftUI\n" + intent("ShowTrip"),
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Tool", targets: [.executableTarget(name: "Widgets", path: "X/Widgets")])
      """,
    ])
    let overview = try parseJSON(Array(try folder.run("list --format json").output.utf8))
    let products = overview["apps"]?.array?.flatMap { $0["products"]?.array ?? [] } ?? []
    let kinds = products.filter { $0["name"]?.string == "Widgets" }.compactMap { $0["kind"]?.string }
    #expect(kinds.sorted() == ["app", "widgetExtension"], "\(products)")
  }

  @Test func packagesOutsideTheRepositoryAreReadOnlyIfAllowed() throws {
    let folder = try CommandFolder([
      "App/.git/HEAD": "",
      "App/Package.swift": kitManifest.replacing(
        "targets: [", with: "dependencies: [.package(path: \"../Shared\")], targets: ["),
      "App/Sources/Kit/K.swift": intent("OpenKit"), "App/Sources/Rest/R.swift": "",
      "Shared/Package.swift": kitManifest.replacing("Kit", with: "Core").replacing("Rest", with: "Other"),
      "Shared/Sources/Core/C.swift": intent("OpenCore"), "Shared/Sources/Other/O.swift": "",
    ])
    let without = try folder.run("list App")
    #expect(without.output.contains("'../Shared' is outside the repository and is not read; '--outside' permits that"))
    let with = try folder.run("list App --outside Shared")
    #expect(!with.output.contains("not read") && with.status == 0, "\(with)")
    #expect(try folder.run("extract App --outside Shared").output.contains("OpenCore"))
    #expect(try folder.run("lint --outside Shared --module M App").status == 2)
  }

  // MARK: Hostile projects

  @Test(arguments: [
    ("bplist00\u{1}\u{2}", "the file is a binary property list, which is not read"),
    (String(repeating: "(", count: 10_000), "nested deeper than 256 levels"),
    (String(repeating: "{a=", count: 10_000), "nested deeper than 256 levels"), ("{}", "the project has no 'objects'"),
    ("", "expected '{', found the end of the file"),
  ])
  func aHostileProjectIsOneErrorAndFoldersAreRead(text: String, message: String) throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": text, "Trips/A.swift": intent("AddTrip"),
    ])
    for command in ["lint", "list", "extract", "init"] {
      let outcome = try folder.run(command)
      #expect(outcome.status < 3)
      let errors = (outcome.errors + outcome.output).split(separator: "\n").filter {
        $0.contains("Trips.xcodeproj/project.pbxproj")
      }
      // A bundle on standard output has no file of the project in it, so the error is counted once.
      #expect(errors.filter { $0.contains(message) }.count == 1, "\(command): \(outcome)")
    }
    #expect(try folder.run("extract").output.contains("AddTrip"))
  }
}

/// `twoTargets` with the product `Kit` of a local package, which `Trips` links.
func twoTargets(linking package: String) -> String {
  twoTargets.replacing("developmentRegion = en;", with: "packageReferences = (LP); developmentRegion = en;")
    .replacing("dependencies = (DW);", with: "packageProductDependencies = (PK); dependencies = (DW);")
    .replacing(
      "DW = {",
      with: "LP = { isa = XCLocalSwiftPackageReference; relativePath = \"\(package)\"; };\n"
        + "PK = { isa = XCSwiftPackageProductDependency; productName = Kit; };\nDW = {")
}

let kitManifest = """
  // swift-tools-version: 6.0
  import PackageDescription
  let package = Package(
    name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit"), .target(name: "Rest")])

  """

let widgetInfo = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
  <string>com.apple.widgetkit-extension</string></dict></dict></plist>

  """

/// Two targets with synchronized folders: `Trips` has `Trips` and `Shared`, `Widgets` has `Widgets` and `Shared`.
let twoTargets = """
  // !$*UTF8*$!
  {
    archiveVersion = 1; classes = {}; objectVersion = 77; rootObject = P;
    objects = {
      P = { isa = PBXProject; buildConfigurationList = CP; mainGroup = G; targets = (T, W); developmentRegion = en;
        knownRegions = (en, Base); productRefGroup = G; };
      G = { isa = PBXGroup; children = (FT, FW, FS, AT, AW); sourceTree = "<group>"; };
      FT = { isa = PBXFileSystemSynchronizedRootGroup; path = Trips; sourceTree = "<group>"; };
      FW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; };
      FS = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
      AT = { isa = PBXFileReference; explicitFileType = wrapper.application; path = Trips.app; sourceTree = BUILT_PRODUCTS_DIR; };
      AW = { isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; path = Widgets.appex;
        sourceTree = BUILT_PRODUCTS_DIR; };
      T = { isa = PBXNativeTarget; name = Trips; productName = Trips; productType = "com.apple.product-type.application";
        productReference = AT; buildConfigurationList = CT; buildPhases = (ST, ET); dependencies = (DW);
        fileSystemSynchronizedGroups = (FT, FS); };
      W = { isa = PBXNativeTarget; name = Widgets; productName = Widgets;
        productType = "com.apple.product-type.app-extension"; productReference = AW; buildConfigurationList = CW;
        buildPhases = (SW); dependencies = (); fileSystemSynchronizedGroups = (FW, FS); };
      ST = { isa = PBXSourcesBuildPhase; files = (); };
      SW = { isa = PBXSourcesBuildPhase; files = (); };
      ET = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (BW); };
      BW = { isa = PBXBuildFile; fileRef = AW; };
      DW = { isa = PBXTargetDependency; target = W; };
      CP = { isa = XCConfigurationList; buildConfigurations = (BP); defaultConfigurationName = Release; };
      CT = { isa = XCConfigurationList; buildConfigurations = (BT); defaultConfigurationName = Release; };
      CW = { isa = XCConfigurationList; buildConfigurations = (BX); defaultConfigurationName = Release; };
      BP = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
        IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_VERSION = 5.0; }; };
      BT = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
        GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.trips; }; };
      BX = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
        INFOPLIST_FILE = Widgets/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.trips.widgets; }; };
    };
  }

  """
