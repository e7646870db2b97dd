import DocumentFormats
import Testing

@testable import intentscan

/// `extract --format appintents` writes what Apple's tool writes, and says what is wrong with it as `lint` does.
@Suite struct ExtractAppIntentsCommandTests {
  /// The reason is the user's code or project, which no other tool could build either.
  @Test func anEntityThatOnlyAnotherTargetCompilesIsNamed() throws {
    let entity = """
      import AppIntents
      struct Trip: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
        static let defaultQuery = TripQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "Trip" }
      }
      struct TripQuery: EntityQuery { func entities(for identifiers: [String]) async throws -> [Trip] { [] } }
      """
    let intent = """
      import AppIntents
      struct ShowTrip: AppIntent {
        static let title: LocalizedStringResource = "Show Trip"
        @Parameter(title: "Trip") var trip: Trip
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": twoTargets, "Trips/App.swift": entity, "Widgets/Widget.swift": intent,
      "Widgets/Info.plist": widgetInfo, "Shared/S.swift": "struct S {}\n",
    ])
    let errors = try folder.run("extract --format appintents --all-targets -o out").errors
    #expect(
      errors.contains(
        "the type 'Trip' is declared only in the target 'Trips', which this product does not contain; compile its file into "
          + "this target, too"), "\(errors)")
    let alone = try folder.run("extract Widgets --module Widgets --format appintents -o out").errors
    #expect(
      alone.contains(
        "the type 'Trip' is not declared in the scanned files; declare it, or scan the file that declares it"),
      "\(alone)")
    #expect(!errors.contains("build with Xcode") && !alone.contains("build with Xcode"))
  }

  private func performing(_ name: String) -> String {
    intent(name).replacing("\" }", with: "\"; func perform() async throws -> some IntentResult { .result() } }")
  }

  /// A script packs such an executable into an app. The library is a part of it.
  @Test func anExecutableOfAPackageIsAProduct() throws {
    let folder = try CommandFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Radio", platforms: [.macOS(.v14)],
        targets: [
          .executableTarget(name: "Radio", dependencies: ["Kit"], path: "Sources"), .target(name: "Kit", path: "Kit"),
          .executableTarget(name: "Helper", path: "Helper"),
        ])
      """,
      "Sources/Play.swift": performing("PlayIntent"), "Kit/Stop.swift": performing("StopIntent"),
      "Helper/main.swift": "print(1)\n",
    ])
    let outcome = try folder.run("extract --format appintents --all-targets -o out")
    #expect(!outcome.errors.contains("note:"), "\(outcome.errors)")
    let document = try #require(folder.contents(of: "out/Radio/Metadata.appintents/extract.actionsdata"))
    #expect(try parseJSON(Array(document.utf8))["actions"]?.members?.map(\.key) == ["PlayIntent", "StopIntent"])
    #expect(folder.contents(of: "out/Helper/Metadata.appintents/extract.actionsdata") == nil)
  }

  /// The project that another tool makes is missing: its file and the command are in the error.
  @Test(arguments: [
    (
      "project.yml", "name: App\n",
      "project.yml: XcodeGen makes the project from this file; generate it first with 'xcodegen generate'"
    ),
    (
      "Project.swift", "import ProjectDescription\n",
      "Project.swift: Tuist makes the project from this file; generate it first with 'tuist generate'"
    ),
  ])
  func aProjectThatIsNotGeneratedIsNamed(file: String, contents: String, reason: String) throws {
    let folder = try CommandFolder(["A.swift": intent("PlayIntent")])
    try folder.write(contents, to: file)
    let outcome = try folder.run("extract --format appintents --all-targets -o out --quiet")
    #expect(
      outcome.errors.contains(
        "error: '--all-targets' needs a project that has apps, extensions or frameworks: \(reason), or name the modules with "
          + "'--module'"), "\(outcome.errors)")
    #expect(outcome.status == 2)
  }

  @Test func aTransientEntityThatIsIndexedIsAContradiction() throws {
    let folder = try CommandFolder([
      "App/A.swift": """
      import AppIntents
      struct Note: TransientAppEntity, IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        @Property(title: "Text") var text: String
        var displayRepresentation: DisplayRepresentation { "Note" }
      }
      """
    ])
    let errors = try folder.run("extract App --format appintents -o out").errors
    #expect(errors.contains("it is a 'TransientAppEntity', which has no query, and an 'IndexedEntity'"), "\(errors)")
    #expect(!errors.contains("build with Xcode"))
  }

  private static let command = "extract App.swift --module App --format appintents -o out"
  private static let document = "out/Metadata.appintents/extract.actionsdata"

  private static let information = """
    <plist><dict><key>CFBundleIdentifier</key><string>com.example.app</string><key>CFBundleName</key>
    <string>App</string><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
    """

  private static func folder(_ source: String) throws -> CommandFolder {
    try CommandFolder(["App.swift": source, "out/Info.plist": information])
  }

  private static func source(phrase: String, title: String = #""Open""#, directive: String = "") -> String {
    """
    import AppIntents
    struct Open: AppIntent {
      static let title: LocalizedStringResource = \(title)
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        \(directive)
        AppShortcut(intent: Open(), phrases: ["\(phrase)"], shortTitle: "Open", systemImageName: "book")
      }
    }
    """
  }

  @Test func errorsOfTheLinterAreReportedAndTheDocumentIsWritten() throws {
    let folder = try Self.folder(Self.source(phrase: "Open the door"))
    let outcome = try folder.run(Self.command)
    #expect(outcome.status == 1)
    let linted = try folder.run("lint App.swift --module App --quiet")
    #expect(
      outcome.messages == linted.output.split(separator: "\n").filter { $0.contains(": error: ") }.joined() + "\n")
    #expect(outcome.errors.hasPrefix("App.swift:9:"))
    #expect(outcome.messages.hasSuffix("[phrase-missing-application-name]\n"))
    // Apple's own documents hold such phrases.
    #expect(folder.contents(of: Self.document)?.contains("Open the door") == true)
    // They are no warnings that '--quiet' takes away.
    #expect(try folder.run(Self.command + " --quiet").errors == outcome.messages)
  }

  @Test(arguments: [#"Open \(.applicationName)"#, "Open ${applicationName}"])
  func correctPhrasesHaveNoMessage(phrase: String) throws {
    let folder = try Self.folder(Self.source(phrase: phrase))
    let outcome = try folder.run(Self.command)
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
  }

  @Test func rulesAreSwitchedOffAsForTheLinter() throws {
    let directive = "// intentscan:disable:next phrase-missing-application-name -- spoken by tests alone"
    let folder = try Self.folder(Self.source(phrase: "Open the door", directive: directive))
    #expect(try folder.run(Self.command).status == 0)
    try folder.write(Self.source(phrase: "Open the door"), to: "App.swift")
    try folder.write(#"{"severity": {"phrase-missing-application-name": "warning"}}"#, to: ".intentscan.json")
    let outcome = try folder.run(Self.command)
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
  }

  @Test func reportsEachOmissionOnce() throws {
    let folder = try Self.folder(Self.source(phrase: #"Open \(.applicationName)"#, title: "titles[0]"))
    let outcome = try folder.run(Self.command + " --quiet")
    #expect(outcome.status == 1)
    let omission =
      "'Open' is omitted from 'Metadata.appintents', so the system does not offer it: the title must be a compile-time "
      + "constant; found 'titles[0]'"
    #expect(outcome.errors.contains(omission))
    #expect(!outcome.errors.contains("[non-literal-localized-string]"))
  }

  /// An app without App Shortcuts has no file of phrases, and one from an earlier run goes.
  @Test func removesTheFileOfPhrasesWithTheShortcuts() throws {
    let folder = try Self.folder(Self.source(phrase: #"Open \(.applicationName)"#))
    let file = "out/Metadata.appintents/root.ssu.yaml"
    #expect(try folder.run(Self.command).messages == "")
    #expect(folder.contents(of: file)?.contains("Open ${+applicationName}") == true)
    try folder.write(intent("Open"), to: "App.swift")
    _ = try folder.run(Self.command)
    #expect(folder.contents(of: file) == nil)
  }
}
