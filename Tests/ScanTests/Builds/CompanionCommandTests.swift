import DocumentFormats
import Foundation
import Testing

@testable import intentscan

/// The tools that a build calls after the one that writes the document.
struct CompanionCommandTests {
  private func app(_ more: KeyValuePairs<String, String> = [:]) throws -> CommandFolder {
    let folder = try CommandFolder(more)
    try folder.write(
      """
      import AppIntents
      struct Open: AppIntent { static let title: LocalizedStringResource = "Open"; func perform() async throws -> some IntentResult { .result() } }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"], shortTitle: "Open", systemImageName: "book")
        }
      }

      """, to: "A.swift")
    let build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"], output: "App.app")
    #expect(try folder.run(["process"] + build.swiftBuild()).status == 0)
    return folder
  }

  private static let metadata = "App.app/Metadata.appintents"

  private static func properties(region: String) -> String {
    """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.app</string>
    <key>CFBundleName</key><string>Example</string>
    <key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>
    """
  }

  /// swift-build declares the file in the temporary folder as the output.
  @Test func phrasesAreWrittenToBothFolders() throws {
    let folder = try app(["Info.plist": Self.properties(region: "en")])
    let result = try folder.run(
      "appintentsnltrainingprocessor --infoplist-path Info.plist --temp-dir-path ssu --bundle-id com.example.app "
        + "--product-path App.app --extracted-metadata-path \(Self.metadata) --deployment-postprocessing "
        + "--metadata-file-list None.list --source-file AppShortcuts.strings --archive-ssu-assets")
    #expect(result.status == 0, "\(result.errors)")
    let text = folder.contents(of: "ssu/root.ssu.yaml")
    #expect(text?.contains("- '{${+prefix} }Open ${+applicationName}'") == true)
    #expect(folder.contents(of: "\(Self.metadata)/root.ssu.yaml") == text)
    #expect(
      result.errors
        == "note: '\(Self.metadata)/nlu', the model that Xcode compiles of the phrases, is not written\n")
  }

  @Test func anAppWithoutAppIntentsHasNoPhrases() throws {
    let folder = try CommandFolder(["Info.plist": Self.properties(region: "en")])
    let result = try folder.run(
      "process-training --infoplist-path Info.plist --product-path . --extracted-metadata-path Metadata.appintents")
    #expect(result.status == 0 && result.errors == "" && result.output == "")
  }

  // MARK: Tables

  private func results(_ table: String, named name: String = "AppShortcuts.strings") throws -> (
    status: Int32, values: [JSONValue]
  ) {
    let folder = try app()
    try folder.write(table, to: name)
    let result = try folder.run(
      "appshortcutstringsprocessor --source-file \(name) --input-data-path \(Self.metadata) --platform-family iOS "
        + "--deployment-target 17.0 --metadata-file-list None.list")
    return (result.status, try parseJSON(Array(result.output.utf8)).array ?? [])
  }

  @Test func aPhraseWithoutTheNameOfTheAppIsAnError() throws {
    let (status, values) = try results("\n\"Open ${applicationName}\" = \"Open it\";\n")
    #expect(status == 1 && values.count == 1)
    #expect(values.first?["status"]?.string == "error" && values.first?["line"]?.int == 2)
    #expect(values.first?["message"]?.string == "the phrase 'Open it' must have '${applicationName}' once")
  }

  @Test func aPhraseOfNoAppShortcutIsAWarning() throws {
    let (status, values) = try results("\"Close ${applicationName}\" = \"Close ${applicationName}\";\n")
    #expect(status == 0 && values.map { $0["status"]?.string } == ["warning"])
    let (valid, none) = try results("\"Open ${applicationName}\" = \"Launch ${applicationName}\";\n")
    #expect(valid == 0 && none.isEmpty)
  }

  @Test func aTableThatCannotBeReadIsAnErrorWithItsLine() throws {
    let (status, values) = try results("\n\"key\" = \"Invalid\"\n")
    #expect(
      status == 1 && values.first?["status"]?.string == "error"
        && values.first?["path"]?.string == "AppShortcuts.strings")
    #expect((values.first?["line"]?.int ?? 0) >= 2)
  }

  @Test func entriesOfACatalogHaveTheirLanguages() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"Open ${applicationName}": {"localizations": {"de": {"stringUnit":
      {"state": "translated", "value": "App öffnen"}}}}}, "version": "1.0"}
      """
    let (status, values) = try results(catalog, named: "AppShortcuts.xcstrings")
    #expect(status == 1 && values.first?["languageCode"]?.string == "de")
    #expect(values.first?["key"]?.string == "Open ${applicationName}")
  }
}
