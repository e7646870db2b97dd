import Foundation
import Testing

@testable import OperatingSystem
@testable import intentscan

/// Names that differ in their normalization only: the project file has one form, as an editor writes it, the folder the other, as
/// a file system or an archive has it.
@Suite struct EquivalentNameTests {
  private static let (composed, decomposed) = ("\u{E9}", "e\u{301}")
  static let forms = [(composed, decomposed), (decomposed, composed), (composed, composed), (decomposed, decomposed)]

  /// A project file with a file reference, a synchronized folder, and a file in it that is not a member.
  private static func project(_ e: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
    P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
    G = {isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
    F = {isa = PBXFileReference; path = "Caf\(e)/R\(e).swift"; sourceTree = "<group>"; };
    S = {isa = PBXFileSystemSynchronizedRootGroup; path = "Sync\(e)"; exceptions = (E); sourceTree = "<group>"; };
    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("T\(e).swift"); target = T; };
    B = {isa = PBXBuildFile; fileRef = F; };
    SP = {isa = PBXSourcesBuildPhase; files = (B); };
    T = {isa = PBXNativeTarget; name = App; productName = App; productType = "com.apple.product-type.application";
      buildPhases = (SP); fileSystemSynchronizedGroups = (S); buildConfigurationList = L; };
    L = {isa = XCConfigurationList; buildConfigurations = (C); };
    C = {isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = App; SDKROOT = iphoneos; }; };
    }; }
    """
  }

  private static func found(_ outcome: CommandFolder.Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap { line in
      line.contains("[intent-missing-title]") ? String(line.split(separator: "'")[1]) : nil
    }.sorted()
  }

  private static let lint = "lint --only intent-missing-title --no-summary"

  private static func source(_ name: String) -> String { "import AppIntents\nstruct \(name): AppIntent {}\n" }

  @Test(arguments: forms) func filesOfXcodeProjects(written: String, onDisk e: String) throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": Self.project(written), "Caf\(e)/R\(e).swift": Self.source("R"),
      "Sync\(e)/S\(e).swift": Self.source("S"), "Sync\(e)/T\(e).swift": Self.source("T"),
    ])
    #expect(Self.found(try folder.run(Self.lint + " .")) == ["R", "S"])
  }

  @Test(arguments: forms) func foldersOfPackages(written: String, onDisk e: String) throws {
    let manifest = """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "App", path: "Caf\(written)", exclude: ["T\(written).swift"])])
      """
    let folder = try CommandFolder([
      ".git/HEAD": "", "Package.swift": manifest, "Caf\(e)/S\(e).swift": Self.source("S"),
      "Caf\(e)/T\(e).swift": Self.source("T"),
    ])
    #expect(Self.found(try folder.run(Self.lint + " .")) == ["S"])
  }

  /// A name of more bytes than characters changes nothing, neither below the working directory nor as its name.
  @Test func projectsBelowANameThatIsNotASCII() throws {
    let manifest = """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "App")])
      """
    let outputs = try ["Groesse", "Gr\u{F6}\u{DF}e"].map { name in
      let folder = try CommandFolder([
        ".git/HEAD": "", "\(name)/Package.swift": manifest, "\(name)/Sources/App/S.swift": Self.source("S"),
        "\(name)/Example/App.xcodeproj/project.pbxproj": Self.project(""),
        "\(name)/Example/Caf/R.swift": Self.source("R"),
      ])
      let descriptor = open("\(folder.path)/\(name)", O_RDONLY)
      defer { close(descriptor) }
      let inside = try folder.run(["list"]) {
        $0.files = FileSystem(directory: descriptor, directoryPath: "\(folder.path)/\(name)")
      }
      return [try folder.run("list \(name)").output.replacingOccurrences(of: name, with: "N"), inside.output]
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0][1].contains("Package.swift"), "\(outputs)")
  }

  @Test(arguments: forms) func pathsOfUsers(written: String, onDisk e: String) throws {
    let folder = try CommandFolder([
      "Caf\(e)/S\(e).swift": Self.source("S"), "Caf\(e)/T\(e).swift": Self.source("T"),
      ".intentscan.json": #"{"exclude": ["**/T\#(written).swift"]}"#,
    ])
    #expect(Self.found(try folder.run(Self.lint + " Caf\(written)")) == ["S"])
    #expect(Self.found(try folder.run(Self.lint + " Caf\(written)/S\(written).swift")) == ["S"])
  }
}
