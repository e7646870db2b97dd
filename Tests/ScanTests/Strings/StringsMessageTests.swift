import Foundation
import Testing

@testable import intentscan

/// Each message of `strings` that the views of a small app do not show, in
/// `Fixtures/rendered/messages/command-line/strings.txt`.
@Suite struct StringsMessageTests {
  /// Texts that cannot be read, a table that is not known, and a table with an error.
  private static let unknown = """
    import AppIntents
    struct Open: AppIntent {
      static let title = LocalizedStringResource("Open", table: table)
      static let description = IntentDescription(makeText())
    }
    """

  private static let manyCases = LocalizedSample.source.replacing(
    "case read, toRead", with: "case read, toRead, " + (0..<101).map { "c\($0)" }.joined(separator: ", "))

  private static let header = "language,file,key,target\n"

  @Test func everyMessageIsShown() throws {
    var text = ""
    func show(_ title: String, _ folder: CommandFolder, _ commands: String...) throws {
      text += "# \(title)\n\n"
      for words in commands {
        let outcome = try folder.run(words)
        text += "$ intentscan \(words)\n\(outcome.output)\(outcome.errors)exit status \(outcome.status)\n\n"
      }
    }
    let one = try CommandFolder([
      ".git/HEAD": "", "App/A.swift": Self.unknown,
      "App/de.lproj/Localizable.strings": "\"Close\" = \"Zu\";\n",
    ])
    try show(
      "one language, unknown tables", one, "strings App", "strings App --keys", "strings App --sync",
      "strings App --say --locale de")
    let nameless = try CommandFolder([
      ".git/HEAD": "", "App/A.swift": Self.manyCases, "App/AppShortcuts.xcstrings": LocalizedSample.phrases,
    ])
    try show("no name, many values", nameless, "strings App --say --locale de")
    let named = try LocalizedSample.project()
    try named.write(LocalizedSample.phrases, to: "App/AppShortcuts.xcstrings")
    try show("several names", named, "strings --say --locale de")
    let new = try LocalizedSample.project()
    try show("no table of phrases", new, "strings", "strings --export md --locale de", "strings --sync")
    let bare = try LocalizedSample.project()
    try FileManager.default.removeItem(atPath: "\(bare.path)/App/Localizable.xcstrings")
    try show("no table of other texts", bare, "strings", "strings --sync --dry-run")
    let single = try LocalizedSample.project(languages: ["en", "Base"])
    for path in ["App/Localizable.xcstrings", "App/de.lproj"] {
      try FileManager.default.removeItem(atPath: "\(single.path)/\(path)")
    }
    try show("no table and one language", single, "strings", "strings --sync")
    try show("a table that no target includes", try Self.excluded(), "strings --sync")
    try show("a table that is missing", try Self.missing(), "strings")
    let texts = ["Open", "Close", "Read", "Sort", "Share"].map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let copied = try CommandFolder([
      ".git/HEAD": "", "App/A.swift": intent("Open"), "App/en.lproj/Localizable.strings": texts,
      "App/fr.lproj/Localizable.strings": texts,
    ])
    try show("a copy of the source's texts", copied, "strings App", "lint App --notes --no-summary")
    let german = try CommandFolder([
      ".git/HEAD": "", "App/A.swift": intent("Open"), "App/de.lproj/Localizable.strings": "\"Open\" = \"Auf\";\n",
      "good.csv": Self.header + "de,App/de.lproj/Localizable.strings,Open,Neu\n",
      "french.csv": Self.header + "fr,App/de.lproj/Localizable.strings,Open,x\n",
      "other.csv": Self.header + "de,App/de.lproj/Other.strings,Open,x\n",
    ])
    try show(
      "imports", german, "strings App --import french.csv", "strings App --import other.csv",
      "strings App --import good.csv --dry-run")
    try german.write("\"Open = \"Auf\";\n", to: "App/de.lproj/Localizable.strings")
    try show("an import into a table with an error", german, "strings App --import good.csv")
    text += "# files that change\n\n" + (try Self.fileErrors())
    try expectGolden(text, "messages/command-line/strings.txt")
  }

  /// The table of phrases is in the app's folder and not in its target.
  static func excluded() throws -> CommandFolder {
    let folder = try LocalizedSample.project()
    let project = try #require(folder.contents(of: "App.xcodeproj/project.pbxproj"))
    try folder.write(
      project.replacing("path = App; sourceTree", with: "path = App; exceptions = (E0, ); sourceTree").replacing(
        "P0 = {",
        with: "E0 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
          + "membershipExceptions = (AppShortcuts.xcstrings, ); target = T0; };\n    P0 = {"),
      to: "App.xcodeproj/project.pbxproj")
    try folder.write("{}", to: "App/AppShortcuts.xcstrings")
    return folder
  }

  /// The project lists a table that is not there.
  private static func missing() throws -> CommandFolder {
    let folder = try LocalizedSample.project()
    let project = try #require(folder.contents(of: "App.xcodeproj/project.pbxproj"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/Localizable.xcstrings")
    try folder.write(
      project.replacing("children = (F0, )", with: "children = (F0, F1, )").replacing(
        "buildPhases = ()", with: "buildPhases = (R1, )"
      ).replacing(
        "P0 = {",
        with: """
          F1 = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
              B1 = { isa = PBXBuildFile; fileRef = F1; };
              R1 = { isa = PBXResourcesBuildPhase; files = (B1, ); };
              P0 = {
          """),
      to: "App.xcodeproj/project.pbxproj")
    return folder
  }

  /// Another program changes a file between reading and writing, or a file has the name of a folder.
  private static func fileErrors() throws -> String {
    let folder = try CommandFolder(["a": "new", "b": ""])
    var text = ""
    _ = try folder.run(["--version"]) { environment in
      for (path, old) in [("a", Array("old".utf8)), ("b/c/d", nil)] {
        do throws(CommandError) {
          try environment.replace(path, old, with: [])
        } catch {
          text += "error: \(error.message)\n"
        }
      }
    }
    return text
  }
}
