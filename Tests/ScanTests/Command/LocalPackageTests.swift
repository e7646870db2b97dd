@testable import DocumentFormats
import Testing

/// Packages that a package depends on by path: they are reported as those of an Xcode project are.
@Suite struct LocalPackageTests {
  /// The package in `App/` has a tool that links `Kit` of the package in `kit`.
  private func packages(kit: String) throws -> CommandFolder {
    try CommandFolder([
      ".git/HEAD": "",
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v17)], dependencies: [.package(path: "../\(kit)")],
        targets: [.executableTarget(name: "App", dependencies: [.product(name: "Kit", package: "Kit")])])
      """,
      "App/Sources/App/App.swift": "import SwiftUI\n" + intent("Near"),
      "\(kit)/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", platforms: [.macOS(.v14)], products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit"), .target(name: "Other")])
      """,
      "\(kit)/Sources/Kit/Far.swift": "import AppIntents\nstruct Far: AppIntent {}\n",
      "\(kit)/Sources/Other/Other.swift": "import AppIntents\nstruct Other: AppIntent {}\n",
    ])
  }

  private static let findings = """
    Kit/Sources/Kit/Far.swift:2:8: error: 'Far' has no 'title', which 'AppIntent' requires [intent-missing-title]
    Kit/Sources/Other/Other.swift:2:8: error: 'Other' has no 'title', which 'AppIntent' requires [intent-missing-title]

    """

  @Test(arguments: ["lint App", "lint App Kit", "lint Kit App", "lint --project App/Package.swift", "lint Kit"])
  func aLocalPackageIsReportedWhateverTheOrderOfPaths(words: String) throws {
    let outcome = try packages(kit: "Kit").run("\(words) --only intent-missing-title --no-summary")
    #expect(outcome.output == Self.findings && outcome.errors == "", "\(outcome)")
  }

  /// The project of a folder is reported as far as the paths have it, whichever path is first.
  @Test(arguments: ["lint App/Sources Kit", "lint Kit App/Sources"])
  func aPathBelowAPackageLimitsItWhateverTheOrder(words: String) throws {
    let folder = try packages(kit: "Kit")
    try folder.write(
      try #require(folder.contents(of: "App/Package.swift")).replacing(
        "targets: [", with: "targets: [.target(name: \"Rest\", path: \"Rest\"), "),
      to: "App/Package.swift")
    try folder.write("import AppIntents\nstruct Rest: AppIntent {}\n", to: "App/Rest/Rest.swift")
    let outcome = try folder.run("\(words) --only intent-missing-title --no-summary")
    #expect(outcome.output == Self.findings, "\(outcome)")
  }

  /// The target that links the package is what people install.
  @Test(arguments: ["App", "App Kit", "Kit App"])
  func aLocalPackageIsListedWithTheProductThatLinksIt(paths: String) throws {
    let folder = try packages(kit: "Kit")
    let list = try folder.run("list \(paths)").output
    #expect(list.contains("  Near  Near\n") && list.contains("  ?     Far\n"), "\(list)")
    let bundle = try parseJSON(Array(try folder.run("extract --quiet \(paths)").output.utf8))
    #expect(bundle["targets"]?.array?.compactMap { $0["name"]?.string } == ["App", "Kit", "Other"])
    let document = bundle["targets"]?.array?.first?["document"]
    #expect(document?["intents"]?.array?.compactMap(\.string).sorted() == ["App.Near", "Kit.Far"])
  }

  /// Code that other people maintain is read for its names alone.
  @Test func aLocalPackageInAFolderOfDependenciesIsNotReported() throws {
    let folder = try packages(kit: "Vendor/Kit")
    let outcome = try folder.run("lint App --only intent-missing-title --no-summary")
    #expect(outcome.output == "", "\(outcome)")
    #expect(try !folder.run("list App").output.contains("Far"))
  }
}
