import Foundation
import Testing

/// Builds of packages with the plugins, as their users run them, which take minutes; `SKIP_SLOW_TESTS=1` skips them. The two
/// build systems have folders of their own and run side by side. A client that builds the tool from its sources is built by `.ci/run`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SKIP_SLOW_TESTS"] == nil))
struct ClientTests {
  @Suite(.serialized) struct NativeBuild {
    private let client = ClientScenario(.native)

    @Test func everyBuildChecksAndEmbedsWhatChanged() throws { try client.everyBuildChecksAndEmbedsWhatChanged() }
    @Test func errorsFailTheBuildUntilTheyAreFixed() throws { try client.errorsFailTheBuildUntilTheyAreFixed() }
    @Test func targetWithoutIntents() throws { try client.targetWithoutIntents() }
    @Test func commandPassesItsArguments() throws { try client.commandPassesItsArguments() }
  }

  @Suite(
    .serialized,
    .enabled(
      if: FixturePackage.BuildSystem.offered.contains(.swiftbuild), "this toolchain has no '--build-system swiftbuild'")
  )
  struct SwiftBuild {
    private let client = ClientScenario(.swiftbuild)

    @Test func everyBuildChecksAndEmbedsWhatChanged() throws { try client.everyBuildChecksAndEmbedsWhatChanged() }
    @Test func errorsFailTheBuildUntilTheyAreFixed() throws { try client.errorsFailTheBuildUntilTheyAreFixed() }
  }
}

/// Clients of the package that `.ci/release` makes: nothing of the tool is compiled for them.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["SKIP_SLOW_TESTS"] == nil))
struct PrebuiltTests {
  private static let builtParts = ["Compiling SourceScan", "Compiling IntentModel", "Linking intentscan"]

  @Test func nothingOfTheToolIsCompiled() throws {
    let client = try FixturePackage("Client", isPrebuilt: true)
    let built = try client.build()
    #expect(built.status == 0 && built.findings == ClientScenario.warnings, "\(built.output)")
    #expect(try client.types(of: "App") == ["OpenBook", "CloseBook", "BookShortcuts", "AppPackage"])
    #expect(!Self.builtParts.contains { built.output.contains($0) }, "\(built.output)")
    #expect(client.files(named: "SourceScan.swiftmodule", in: client.products).isEmpty)
    try client.write("public let more = 1\n", to: "Sources/Kit/More.swift")
    let added = try client.build()
    #expect(added.status == 0 && added.output.contains("More.swift"), "\(added.output)")
    #expect(!Self.builtParts.contains { added.output.contains($0) }, "\(added.output)")
    let rules = try client.intentscan("rules")
    #expect(rules.status == 0 && rules.output.contains("intent-empty-title"))
  }

  /// All of it after the build was planned. Some editors write a file in place, others replace it.
  @Test(arguments: FixturePackage.BuildSystem.offered)
  func configurationsThatComeAndGo(buildSystem: FixturePackage.BuildSystem) throws {
    let client = try FixturePackage("Client", buildSystem: buildSystem, isPrebuilt: true)
    let error = #"{"severity": {"missing-parameter-summary": "error"}}"#
    let silence = #"{"disabled": ["missing-parameter-summary"]}"#
    #expect(try client.build().status == 0)
    for (path, inPlace) in [(".intentscan.json", true), ("../.intentscan.json", true), (".intentscan.json", false)] {
      let how = "\(path), in place: \(inPlace)"
      try client.write(silence, to: path, inPlace: inPlace)
      let silenced = try client.build()
      #expect(silenced.status == 0 && silenced.findings == [], "\(how): \(silenced.output)")
      try client.write(error, to: path, inPlace: inPlace)
      #expect(try client.build().status != 0, "\(how)")
      if path == ".intentscan.json", inPlace {
        try client.write(silence + " ", to: path, inPlace: inPlace)
        try expectNothingIsDone(in: client)
        try client.write(error, to: path, inPlace: inPlace)
        #expect(try client.build().status != 0, "\(how)")
      }
      try FileManager.default.removeItem(at: client.url(path))
      let after = try client.build()
      #expect(after.status == 0 && after.findings == ClientScenario.warnings, "\(how): \(after.output)")
    }
    #expect(try client.build().findings == [])
  }

  /// Nothing is done for a configuration that stays the same, even if another file is created next to it.
  private func expectNothingIsDone(in client: FixturePackage) throws {
    #expect(try client.build().findings == [])
    let marks = try client.marks()
    try client.write("Notes", to: "Notes.txt")
    for _ in 0..<2 { #expect(try client.build().findings == []) }
    #expect(try client.marks() == marks)
    try FileManager.default.removeItem(at: client.url("Notes.txt"))
  }
}

/// The steps of a client of the plugins, with one build system.
struct ClientScenario {
  private let buildSystem: FixturePackage.BuildSystem

  init(_ buildSystem: FixturePackage.BuildSystem) { self.buildSystem = buildSystem }

  /// The warnings for 'Client', as it is in the repository.
  static let warnings = [
    "LendBook.swift:4 missing-parameter-summary", "OpenBook.swift:4 missing-parameter-summary",
  ]

  func everyBuildChecksAndEmbedsWhatChanged() throws {
    let client = try FixturePackage("Client", buildSystem: buildSystem)
    let before = try client.pluginFiles()
    let built = try client.build()
    #expect(built.status == 0, "\(built.output)")
    #expect(built.findings == Self.warnings, "\(built.output)")
    #expect(try client.types(of: "App") == ["OpenBook", "CloseBook", "BookShortcuts", "AppPackage"])
    #expect(try client.types(of: "Kit") == ["Genre", "KitPackage"])
    // The other targets are only checked, or left alone: neither they nor their products hold anything of ours.
    #expect(client.files(named: "AppIntents.json", in: client.products).count == 2)
    #expect(!client.hasBundle(of: "Checked") && !client.hasBundle(of: "CCounter") && !client.hasBundle(of: "AppTests"))
    // The package that the plugins come from may be a read-only checkout.
    #expect(try client.pluginFiles() == before)
    if buildSystem == .native { try appReadsWhatTheBuildWrote(client) }
    // SwiftPM's native build links the tool anew in the build after the first one.
    #expect(try client.build().status == 0)
    try buildsRunWhatChanged(client)
    try resourceOfTheUserIsNotReplaced(client)
  }

  private func buildsRunWhatChanged(_ client: FixturePackage) throws {
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
  }

  func errorsFailTheBuildUntilTheyAreFixed() throws {
    let package = try FixturePackage("Broken", buildSystem: buildSystem)
    // The README shows these sources, so they have no comments with expectations.
    let expected = ["Shortcuts.swift:9 phrase-missing-application-name", "TurnPage.swift:4 intent-empty-title"]
    for _ in 0..<2 {
      let built = try package.build()
      #expect(built.status != 0)
      #expect(built.findings == expected, "\(built.output)")
    }
    try package.replace(#"= """#, by: #"= "Turn Page""#, in: "Sources/Broken/TurnPage.swift")
    #expect(try package.build().findings == expected.filter { $0.hasPrefix("Shortcuts") })
    try package.replace(#""Next page","#, by: "", in: "Sources/Broken/Shortcuts.swift")
    let fixed = try package.build()
    #expect(fixed.status == 0 && fixed.findings == [], "\(fixed.output)")
  }

  func targetWithoutIntents() throws {
    let package = try FixturePackage("Plain", buildSystem: buildSystem)
    let built = try package.build()
    #expect(built.status == 0 && built.findings == [], "\(built.output)")
    #expect(try package.types(of: "Plain") == [])
  }

  private func resourceOfTheUserIsNotReplaced(_ client: FixturePackage) throws {
    try client.write("{}", to: "Sources/Kit/Resources/AppIntents.json")
    let built = try client.build()
    #expect(built.status != 0)
    #expect(built.output.contains("AppIntents.json' has the name of the resource that IntentMetadata writes"))
  }

  private func appReadsWhatTheBuildWrote(_ client: FixturePackage) throws {
    let run = try client.swift("run", "App")
    #expect(run.status == 0)
    let bundles = try ["App", "Kit"].map { try client.contents(of: client.bundle(of: $0)) }
    #expect(run.output.hasSuffix(bundles.joined() + "2\n"), "\(run.output)")
  }

  func commandPassesItsArguments() throws {
    let package = try FixturePackage("Broken", buildSystem: buildSystem)
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
