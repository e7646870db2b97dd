@testable import DocumentFormats
import Testing
@testable import intentscan

/// `intentscan list`: what a new user runs first.
@Suite struct ListCommandTests {
  /// An app without App Shortcuts has names, too.
  @Test func intentsAreListedWithTheirTitles() throws {
    let folder = try CommandFolder(["App/A.swift": intent("OpenTrip") + intent("AddTrip")])
    let output = try folder.run("list App").output
    #expect(output.contains("\n  intents:\n  AddTrip   AddTrip\n  OpenTrip  OpenTrip\n"), "\(output)")
  }

  /// Each row was as long as the longest one.
  @Test func oneLongTextDoesNotMakeAllRowsAsLong() {
    let long = String(repeating: "a", count: 100), spaces = String(repeating: " ", count: 81)
    #expect(TextTable(rows: [[long, "b"], ["c", "d"]]).lines == ["  \(long)  b", "  c\(spaces)d"])
  }

  /// Samples of one name are told apart by their projects.
  @Test func appsOfOneNameHaveThePathsOfTheirProjects() throws {
    let sample = try LocalizedSample.project()
    let project = try #require(sample.contents(of: "App.xcodeproj/project.pbxproj"))
    let folder = try CommandFolder([".git/HEAD": ""])
    for name in ["One", "Two", "Three"] {
      try folder.write(project, to: "\(name)/App.xcodeproj/project.pbxproj")
      try folder.write(sample.contents(of: "Info.plist") ?? "", to: "\(name)/Info.plist")
      try folder.write(name == "Three" ? "struct A {}\n" : LocalizedSample.source, to: "\(name)/App/A.swift")
    }
    let list = try folder.run("list").output
    #expect(list.contains("App: app \"Library\" of One/App.xcodeproj for iOS 17.0"), "\(list)")
    #expect(list.contains("App: app \"Library\" of Two/App.xcodeproj for iOS 17.0"), "\(list)")
    #expect(list.contains("\n  App of Three/App.xcodeproj  app  iOS 17.0  1 file\n"), "\(list)")
    for words in ["strings", "strings --keys", "strings --say"] {
      let output = try folder.run(words).output
      #expect(output.contains("app \"Library\" of One/App.xcodeproj"), "\(output)")
      #expect(output.contains("app \"Library\" of Two/App.xcodeproj"), "\(output)")
    }
    #expect(try !folder.run("strings One").output.contains("App.xcodeproj"))
  }

  /// Keys are not titles: the tables of the app have the text.
  @Test func titlesAreThoseOfTheSourcesLanguage() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "",
      "App/A.swift": """
      import AppIntents
      struct PlayBook: AppIntent {
        static let title: LocalizedStringResource = "intent_play_book_title"
        @Parameter(title: "intent_book_title") var book: String
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: PlayBook(), phrases: ["Play in \\(.applicationName)"], shortTitle: "short_title", systemImageName: "a")
        }
      }
      """,
      "App/en.lproj/Localizable.strings":
        "\"intent_play_book_title\" = \"Play Book\";\n\"intent_book_title\" = \"Book\";\n\"short_title\" = \"Play\";\n",
      "App/de.lproj/Localizable.strings": "\"intent_play_book_title\" = \"Buch abspielen\";\n",
    ])
    let output = try folder.run("list App").output
    #expect(output.contains("  intents:\n  Play Book  PlayBook  App Shortcut\n"), "\(output)")
    #expect(!output.contains("intent_play_book_title") && !output.contains("short_title"), "\(output)")
    #expect(try folder.run("list App --format markdown").output.contains("| Play Book |  | Book |"))
    let json = try parseJSON(Array(try folder.run("list App --format json").output.utf8))
    let target = json["apps"]?.array?.first?["targets"]?.array?.first
    #expect(target?["titles"]?.array?.first?["title"]?.string == "Play Book")
  }

  /// A text with several lines is one in the overview, and keeps its lines in the reference.
  @Test func lineBreaksAndTabsAreNotSpelledOut() throws {
    let folder = try CommandFolder([
      "App/A.swift": #"""
      import AppIntents
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open\tBook"
        static let description = IntentDescription("""
          Tokens:

          %y\tYear
          """)
      }
      """#
    ])
    #expect(try folder.run("list App").output.contains("  Open Book  Open\n"))
    let reference = try folder.run("list App --format markdown").output
    #expect(reference.contains("| Open Book | Tokens:<br><br>%y Year |"), "\(reference)")
    #expect(reference.contains("### Open Book\n") && reference.contains("\nTokens:<br><br>%y Year\n"), "\(reference)")
  }
}
