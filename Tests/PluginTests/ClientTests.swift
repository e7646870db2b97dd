import Foundation
import Testing

/// What the plugins' users meet: real builds of real packages, one after the other. The first one builds the whole tool, so
/// these are slow; `SKIP_SLOW_TESTS=1` leaves them out.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["SKIP_SLOW_TESTS"] == nil))
struct ClientTests {
  /// Of 'Client', as it stands in the repository.
  private static let warnings = [
    "LendBook.swift:4 missing-parameter-summary", "OpenBook.swift:4 missing-parameter-summary",
  ]

  @Test(arguments: FixturePackage.BuildSystem.offered)
  func everyBuildChecksAndEmbeds(buildSystem: FixturePackage.BuildSystem) throws {
    let client = try FixturePackage("Client", buildSystem: buildSystem)
    let before = try FixturePackage.tool()
    let built = try client.build()
    #expect(built.status == 0, "\(built.output)")
    #expect(built.findings == Self.warnings, "\(built.output)")
    #expect(try client.types(of: "App") == ["OpenBook", "CloseBook", "BookShortcuts", "AppPackage"])
    #expect(try client.types(of: "Kit") == ["Genre", "KitPackage"])
    // The other targets are only checked, or left alone: neither they nor their products hold anything of ours.
    #expect(client.files(named: "AppIntents.json", in: client.products).count == 2)
    #expect(!client.hasBundle(of: "Checked") && !client.hasBundle(of: "CCounter") && !client.hasBundle(of: "AppTests"))
    // The package that the plugins come from may be a checkout that nobody can write to.
    #expect(try FixturePackage.tool() == before)
  }

  @Test(arguments: FixturePackage.BuildSystem.offered)
  func aBuildRunsWhatChanged(buildSystem: FixturePackage.BuildSystem) throws {
    let client = try FixturePackage("Client", buildSystem: buildSystem)
    // SwiftPM's native build links the tool anew in the build after the first one.
    for _ in 0..<2 { #expect(try client.build().status == 0) }
    let marks = try client.marks()
    #expect(try client.build().findings == [])
    #expect(try client.marks() == marks)

    // Whatever imports a module reads its source.
    try client.replace("poetry", by: "verse", in: "Sources/Kit/Kit.swift")
    #expect(try client.build().findings == Self.warnings)
    #expect(try client.contents(of: client.bundle(of: "Kit")).contains("verse"))
    // Nothing else does.
    try client.replace("Open Book", by: "Read Book", in: "Sources/App/OpenBook.swift")
    #expect(try client.build().findings == ["OpenBook.swift:4 missing-parameter-summary"])

    try FileManager.default.removeItem(at: client.bundle(of: "Kit"))
    #expect(try client.build().status == 0)
    #expect(try client.types(of: "Kit") == ["Genre", "KitPackage"])

    // In place, as some editors write, and gone.
    try client.write(#"{"severity": {"missing-parameter-summary": "error"}}"#, to: ".intentscan.json", inPlace: true)
    #expect(try client.build().status != 0)
    try FileManager.default.removeItem(at: client.url(".intentscan.json"))
    #expect(try client.build().findings == Self.warnings)
    try client.write(#"{"disabled": ["missing-parameter-summary"]}"#, to: ".intentscan.json")
    let silenced = try client.build()
    #expect(silenced.status == 0 && silenced.findings == [], "\(silenced.output)")
  }

  @Test(arguments: FixturePackage.BuildSystem.offered)
  func errorsFailTheBuildUntilTheyAreMended(buildSystem: FixturePackage.BuildSystem) throws {
    let package = try FixturePackage("Broken", buildSystem: buildSystem)
    let expected = try package.expectations(in: ["Shortcuts.swift", "TurnPage.swift"])
    for _ in 0..<2 {
      let built = try package.build()
      #expect(built.status != 0)
      #expect(built.findings == expected, "\(built.output)")
    }
    try package.replace(#"= """#, by: #"= "Turn Page""#, in: "Sources/Broken/TurnPage.swift")
    #expect(try package.build().findings == expected.filter { $0.hasPrefix("Shortcuts") })
    try package.replace(#""Turn the page","#, by: "", in: "Sources/Broken/Shortcuts.swift")
    let mended = try package.build()
    #expect(mended.status == 0 && mended.findings == [], "\(mended.output)")
  }

  @Test func aTargetWithoutIntentsIsFine() throws {
    let package = try FixturePackage("Plain")
    let built = try package.build()
    #expect(built.status == 0 && built.findings == [], "\(built.output)")
    #expect(try package.types(of: "Plain") == [])
  }

  @Test func theUsersResourceIsNotReplaced() throws {
    let client = try FixturePackage("Client")
    try client.write("{}", to: "Sources/Kit/Resources/AppIntents.json")
    let built = try client.build()
    #expect(built.status != 0)
    #expect(built.output.contains("AppIntents.json' has the name of the resource that IntentMetadata writes"))
  }

  @Test func whatTheAppReadsIsWhatTheBuildWrote() throws {
    let client = try FixturePackage("Client")
    let run = try client.swift("run", "App")
    #expect(run.status == 0)
    let bundles = try ["App", "Kit"].map { try client.contents(of: client.bundle(of: $0)) }
    #expect(run.output.hasSuffix(bundles.joined() + "2\n"), "\(run.output)")
  }

  @Test func theCommandHandsItsArgumentsOn() throws {
    let package = try FixturePackage("Broken")
    let rules = try package.intentscan("rules")
    #expect(rules.status == 0)
    #expect(rules.output.contains("intent-empty-title"))
    let lint = try package.intentscan("lint", "--format", "json", "-o", package.url("found.json").path)
    #expect(lint.status == 1)
    #expect(lint.output.contains("error: intentscan ended with status 1"))
    #expect(try package.contents(of: package.url("found.json")).contains(#""file": "Sources/Broken/Shortcuts.swift""#))
    // SwiftPM makes one status of all.
    let refused = try package.intentscan("lint", "-o", "no/such/folder")
    #expect(refused.status == 1)
    #expect(refused.output.contains("error: cannot write 'no/such/folder'"))
    #expect(refused.output.contains("--allow-writing-to-package-directory"))
  }
}
