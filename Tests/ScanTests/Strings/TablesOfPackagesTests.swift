import Testing

/// The tables of a package are in resource bundles, which the system does not read for App Intents: every way to name a package
/// gives the same answer, and the same reason.
@Suite struct TablesOfPackagesTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit", resources: [.process("Resources")])])
    """
  private static let reason = "the string tables of a package are in resource bundles"

  private static func folder(_ more: KeyValuePairs<String, String> = [:]) throws -> CommandFolder {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Package.swift": manifest, "Sources/Kit/Intents.swift": LocalizedSample.source,
      "Sources/Kit/Resources/AppShortcuts.xcstrings": LocalizedSample.phrases,
      "Sources/Kit/Resources/Localizable.xcstrings": LocalizedSample.texts,
      "inputs.json": #"{"modules": [{"name": "Kit", "role": "target", "files": ["Sources/Kit/Intents.swift"]}]}"#,
    ])
    for (path, text) in more { try folder.write(text, to: path) }
    return folder
  }

  private static let ways = [
    "", "--no-project", "--no-project Sources/Kit", "--module Kit Sources/Kit", "--inputs inputs.json --root .",
    "Sources/Kit/Intents.swift",
  ]

  @Test(arguments: ways)
  func everyWayGivesTheSameAnswer(way: String) throws {
    let folder = try Self.folder()
    let lint = try folder.run(
      "lint \(way) --explain-unchecked --notes --only missing-intent-string,missing-localized-phrase")
    #expect(
      lint.output == "" && lint.errors.contains("  missing-intent-string\n"), "\(way): \(lint.output)\(lint.errors)")
    let strings = try folder.run("strings \(way)")
    #expect(strings.output.contains("not checked: \(Self.reason)") && strings.status == 0, "\(way): \(strings)")
    let localized = try folder.run("extract --localized \(way)")
    #expect(
      localized.errors.contains("note: the bundle has no texts in other languages: \(Self.reason)"), "\(localized)")
  }

  /// An app of Swift Playgrounds is a package whose resources are the app's, and Bazel puts the resources of libraries there.
  @Test(arguments: ["MODULE.bazel", "App.xcodeproj/project.pbxproj", "project.yml"])
  func anAppNextToAManifestHasTables(file: String) throws {
    let folder = try Self.folder([file: ""])
    let strings = try folder.run("strings --no-project")
    #expect(strings.output.contains("\n  de  "), "\(strings)")
  }

  /// The tables of a package below an app's folder are none of the app's.
  @Test func aPackageInAFolderOfAnAppIsNotSearched() throws {
    let folder = try LocalizedSample.folder(phrases: nil, texts: nil)
    try folder.write(LocalizedSample.texts, to: "App/Localizable.xcstrings")
    try folder.write(Self.manifest, to: "App/Kit/Package.swift")
    try folder.write(LocalizedSample.phrases, to: "App/Kit/Sources/Kit/Resources/AppShortcuts.xcstrings")
    let output = try folder.run("strings --no-project --keys").output
    #expect(output.contains("AppShortcuts (no file)") && output.contains("(App/Localizable.xcstrings)"), "\(output)")
  }

  // MARK: What people can say

  /// The source states its phrases. No table is needed for them.
  @Test(arguments: ["--no-project", "", "--inputs inputs.json --root ."])
  func theSentencesOfTheSourceNeedNoTable(way: String) throws {
    let folder = try Self.folder()
    try folder.write(#"{"applicationName": "Library"}"#, to: ".intentscan.json")
    let output = try folder.run("strings --say \(way)").output
    #expect(output.contains(", en: "), "\(output)")
    #expect(
      output.contains("    Open Read in Library\n") && output.contains("    Show a shelf of Library\n"), "\(output)")
    let german = try folder.run("strings --say --locale de \(way)").output
    #expect(german.contains("note: the translations are not known: \(Self.reason)"), "\(german)")
    #expect(german.contains("    Open Read in Library\n"))
  }

  @Test func withoutATableAFolderHasSentences() throws {
    let folder = try LocalizedSample.folder(phrases: nil, texts: nil)
    let output = try folder.run("strings --say App").output
    #expect(output.contains("    Open Read in Library\n") && !output.contains("no App Shortcuts"), "\(output)")
  }

  /// The language of the source is used if none is given.
  @Test func theLanguageOfTheSourceIsTheDefault() throws {
    let folder = try LocalizedSample.folder()
    #expect(try folder.run("strings --say App").output == folder.run("strings --say App --locale en").output)
  }
}
