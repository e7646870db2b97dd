@testable import DocumentFormats
import Foundation
import Testing

/// A project that states `PRODUCT_MODULE_NAME` for all targets: an app and its widgets have one module name.
@Suite struct SameModuleNameTests {
  private static func folder(_ others: KeyValuePairs<String, String> = [:]) throws -> CommandFolder {
    let provider = """
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: AddTrip(), phrases: ["Add in \\(.applicationName)"], shortTitle: "Add", systemImageName: "plus")
        }
      }
      """
    let folder = try CommandFolder([
      ".git/HEAD": "",
      "Trips.xcodeproj/project.pbxproj": twoTargets.replacing(
        "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; PRODUCT_MODULE_NAME = Travel;"),
      "Trips/App.swift": intent("AddTrip") + provider, "Widgets/Widget.swift": intent("ShowTrip"),
      "Widgets/Info.plist": widgetInfo, "Shared/Shared.swift": intent("SharedTrip"),
    ])
    for (path, text) in others { try folder.write(text, to: path) }
    return folder
  }

  /// The document of each target in the bundle, by the name of the target.
  private func documents(_ folder: CommandFolder) throws -> [String: JSONValue] {
    let targets = try parseJSON(Array(folder.run("extract").output.utf8))["targets"]?.array ?? []
    return Dictionary(targets.map { ($0["name"]?.string ?? "", $0["document"] ?? $0) }) { first, _ in first }
  }

  @Test func eachDocumentHasTheFilesOfItsTarget() throws {
    let documents = try documents(Self.folder())
    #expect(documents["Trips"]?["intents"]?.array?.compactMap(\.string) == ["Travel.AddTrip", "Travel.SharedTrip"])
    #expect(documents["Widgets"]?["intents"]?.array?.compactMap(\.string) == ["Travel.SharedTrip", "Travel.ShowTrip"])
  }

  @Test func listCountsTheFilesOfEachTarget() throws {
    let output = try Self.folder().run("list").output
    #expect(output.contains("  Trips    app                   2        2 "), "\(output)")
    #expect(output.contains("  Widgets  widget extension      2        2 "), "\(output)")
    #expect(output.contains("AddTrip     Trips           App Shortcut\n"), "\(output)")
    #expect(!output.contains("lost:"), "\(output)")
  }

  @Test func whyNamesTheTargetThatCompilesTheIntent() throws {
    let folder = try Self.folder()
    let widget = try folder.run("why ShowTrip").output, shared = try folder.run("why SharedTrip").output
    #expect(widget.contains("Widgets (widget-extension)") && !widget.contains("(app)"), "\(widget)")
    #expect(shared.contains("Trips (app), Widgets (widget-extension)"), "\(shared)")
  }

  /// The widgets need no table for texts of the app.
  @Test func textsAreLookedUpInTheTargetThatCompilesThem() throws {
    let folder = try Self.folder(["Trips/de.lproj/Localizable.strings": "\"AddTrip\" = \"Reise hinzufügen\";\n"])
    try folder.write("struct S {}\n", to: "Shared/Shared.swift")
    let output = try folder.run("strings --languages de").output
    #expect(output.contains("'Widgets' has no table 'Localizable', so 1 text of it is shown only in en"), "\(output)")
  }

  /// A document in Apple's format has the code of one product.
  @Test func appleFormatHasTheFilesOfTheTarget() throws {
    let folder = try Self.folder([
      "Widgets/Widget.swift": """
      import AppIntents
      struct ShowTrip: AppIntent {
        static let title: LocalizedStringResource = "Show"
        func perform() async throws -> some IntentResult { .result() }
      }
      """,
      "Trips/App.swift": """
      import AppIntents
      struct AddTrip: AppIntent {
        static let title: LocalizedStringResource = "Add"
        func perform() async throws -> some IntentResult { .result() }
      }
      """,
    ])
    _ = try folder.run("extract --format appintents --target Widgets -o Widgets.appex")
    let document = try #require(folder.contents(of: "Widgets.appex/Metadata.appintents/extract.actionsdata"))
    #expect(document.contains("ShowTrip") && !document.contains("AddTrip"), "\(document)")
  }

  /// Both targets compile the changed file.
  @Test func changesNameAllTargets() throws {
    let old = try Self.folder(), new = try Self.folder(["Shared/Shared.swift": "struct S {}\n"])
    let output = try old.run(["diff", "--against", old.path, new.path]).output
    #expect(output.contains("in the targets 'Trips' and 'Widgets'"), "\(output)")
    // A renamed intent has the symbol of the old version.
    let renamed = try Self.folder([
      "Shared/Shared.swift": intent("SharedTrip").replacing("struct SharedTrip", with: "struct MovedTrip")
    ])
    let rename = try old.run(["diff", "--against", old.path, renamed.path]).output
    #expect(rename.contains("in the targets 'Trips' and 'Widgets'"), "\(rename)")
    let alone = try Self.folder(["Widgets/Widget.swift": "struct S {}\n"])
    let other = try old.run(["diff", "--against", old.path, alone.path]).output
    #expect(other.contains("ShowTrip") && !other.contains("in the targets"), "\(other)")
  }
}
