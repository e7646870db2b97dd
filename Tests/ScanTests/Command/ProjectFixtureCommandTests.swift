import Foundation
@testable import MetadataDocuments
@testable import DocumentFormats
import Testing

/// The commands on each project of `Fixtures/projects`: what a user sees is in `Fixtures/rendered/projects`.
@Suite struct ProjectFixtureCommandTests {
  /// A copy that is a repository of its own, so that nothing above it counts.
  private static func folder(_ name: String) throws -> CommandFolder {
    let fixture = ProjectFixtureTests.root.appending(path: name), folder = try CommandFolder([".git/HEAD": ""])
    for path in try FileManager.default.subpathsOfDirectory(atPath: fixture.path).sorted() {
      let file = fixture.appending(path: path)
      if (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true {
        try folder.write(String(decoding: try Data(contentsOf: file), as: UTF8.self), to: path)
      }
    }
    return folder
  }

  private static let commands = [
    "list", "lint", "lint --explain-unchecked --xcode 26.0 --quiet", "lint --configuration Debug --no-summary", "init",
  ]

  @Test(arguments: ["groups", "synchronized", "workspace"])
  func everyCommandShowsTheProject(name: String) throws {
    var text = ""
    let folder = try Self.folder(name)
    for command in Self.commands {
      let outcome = try folder.run(command)
      text +=
        "$ intentscan \(command)\n\(outcome.output)\(withoutTime(outcome.errors))exit status \(outcome.status)\n\n"
    }
    text += "$ cat .intentscan.json\n\(folder.contents(of: ".intentscan.json") ?? "")"
    try expectGolden(text, "projects/\(name).txt")
  }

  @Test(arguments: ["groups", "synchronized", "workspace"])
  func theBundleHasTheTargetsAndTheirTypes(name: String) throws {
    let outcome = try Self.folder(name).run("extract")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let schema = JSONSchemaValidator(schema: try BundleSchemaTests.schema.get())
    #expect(schema.failures(in: try JSONDocument(parsing: outcome.output)) == [])
    try expectGolden(outcome.output, "projects/\(name).json")
  }

  /// Files that Xcode compiles for another platform, or not at all, are not in the app.
  @Test func platformsAndConfigurationsChooseFilesAndConditions() throws {
    let folder = try Self.folder("synchronized")
    func intents(_ options: String) throws -> [String] {
      let bundle = try parseJSON(Array(try folder.run("extract --quiet " + options).output.utf8))
      return (bundle["intents"]?.array ?? []).compactMap { $0["name"]?.string }.sorted()
    }
    #expect(
      try intents("--target Trips") == ["AddTrip", "FindTrip", "OpenTrip", "ShareTrip", "ShareTrip", "SketchTrip"])
    #expect(try intents("--target Trips --platform macOS") == ["AddTrip", "OpenMenu", "ShareTrip"])
    #expect(try intents("--target TripIntents") == ["FindTrip", "OpenTrip", "ShareTrip"])
  }

  /// Each bundle of the app gets its own document, with what is compiled into that bundle and nothing else.
  @Test func allTargetsHaveFoldersOfTheirOwn() throws {
    let folder = try Self.folder("groups")
    let outcome = try folder.run("extract --format appintents --all-targets -o out")
    // 'OpenNote' needs an entity of a framework, so the app's document is incomplete.
    #expect(outcome.status == 1)
    func actions(_ target: String) throws -> [String] {
      let text = try #require(folder.contents(of: "out/\(target)/Metadata.appintents/extract.actionsdata"))
      return try #require(try parseJSON(Array(text.utf8))["actions"]?.members).map(\.key)
    }
    // Both compile the shared file with 'CountNotes'.
    #expect(try actions("NotesWidget") == ["CountNotes", "NoteConfiguration"])
    #expect(try actions("Notes") == ["CountNotes", "SyncNotes"])
    #expect(try actions("NotesKit") == [])
    #expect(try folder.run("extract --format appintents --all-targets --target Notes -o out").status == 2)
    #expect(try folder.run("extract --all-targets").status == 2)
    #expect(
      try folder.run("extract Widget/Widget.swift --module W --format appintents --all-targets -o out").status == 2)
  }

  /// The extension that two apps embed has one document, which is about the same intents with either command.
  @Test func anExtensionOfSeveralAppsIsWrittenOnce() throws {
    let folder = try Self.folder("groups")
    let path = "Notes.xcodeproj/project.pbxproj", project = try #require(folder.contents(of: path))
    let lines = project.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let app = try #require(lines.first { $0.contains("T1 /* Notes */ = ") })
    let twin = app.replacing("T1 /* Notes */", with: "T6").replacing("name = Notes;", with: "name = NotesToGo;")
    try folder.write(
      project.replacing(app, with: "\(app)\n\(twin)").replacing("targets = (T1, ", with: "targets = (T1, T6, "),
      to: path)
    let outcome = try folder.run("extract --format appintents --target NotesWidget -o Widget.appex")
    #expect(outcome.status == 0, "\(outcome.errors)")
    _ = try folder.run("extract --format appintents --all-targets -o out")
    let document = "Metadata.appintents/extract.actionsdata"
    #expect(folder.contents(of: "Widget.appex/\(document)") == folder.contents(of: "out/NotesWidget/\(document)"))
    #expect(folder.contents(of: "out/NotesToGo/\(document)") != nil)
    // Which app's document is wanted is not known.
    #expect(try folder.run("extract --format appintents -o Notes.app").errors.contains("Notes, NotesToGo"))
  }

  /// Apple's format of one app of the project: the module and deployment target are the project's.
  @Test func appleFormatIsWrittenForTheAppOfTheProject() throws {
    let folder = try Self.folder("workspace")
    let outcome = try folder.run("extract --format appintents --allow-unverified -o Radio.app")
    #expect(outcome.status != 2, "\(outcome.errors)")
    let document = try #require(folder.contents(of: "Radio.app/Metadata.appintents/extract.actionsdata"))
    let actions = try #require(try parseJSON(Array(document.utf8))["actions"]?.members)
    #expect(actions.map(\.key).sorted() == ["PlayRadio", "Tune"])
    #expect(document.contains("5Radio04PlayA0V"), "\(document)")
    // A framework has a document of its own, and so does an extension.
    let framework = try folder.run("extract --format appintents --allow-unverified --target Core -o Core.framework")
    #expect(framework.status != 2, "\(framework.errors)")
    let core = folder.contents(of: "Core.framework/Metadata.appintents/extract.actionsdata") ?? ""
    #expect(try parseJSON(Array(core.utf8))["actions"]?.members?.map(\.key) == ["StopRadio"])
  }

  private func withoutTime(_ text: String) -> String { text.replacing(/; [0-9]+ ms\n/, with: "\n") }
}
