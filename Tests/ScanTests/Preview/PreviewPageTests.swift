@testable import DocumentFormats
import Foundation
import Testing
@testable import intentscan

/// The page of a large app, and of a comparison: what its readers would not find.
@Suite struct PreviewPageTests {
  private static func intents(_ count: Int) -> String {
    (1...count).map { number in
      "struct Open\(number): AppIntent {\n  static let title: LocalizedStringResource = \"Open shelf \(number)\"\n"
        + "  @Parameter(title: \"Number\") var number: Int\n}"
    }.joined(separator: "\n")
  }

  /// More than twelve actions would fill screens: each is a row, and all names are in the contents.
  @Test(arguments: [12, 13]) func manyActionsAreRows(count: Int) {
    let check = PageCheck(PreviewTests.page(Self.intents(count)))
    #expect(check.problems == [])
    let rows = check.elements.filter { $0.attributes["class"] == "card row action" }
    #expect(rows.count == (count > 12 ? count : 0))
    for row in rows { #expect(row.text.contains("Number"), "the row names the parameters") }
    let names = check.elements.filter { $0.name == "a" && $0.text == "Open shelf 7" }
    #expect(names.contains { $0.attributes["href"] == "#intent-Open7" })
  }

  /// A file with findings of two severities.
  private static let findings = """
    import AppIntents
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Shelf") var shelf: String
    }
    struct Shut: AppIntent {
      static let title: LocalizedStringResource = "Shut"
      @Parameter(title: "Shelf") var shelf: String
      func perform() async throws -> some IntentResult { .result() }
    }
    """

  @Test func findingsAreGroupedByRuleWithTheWorstFirst() throws {
    let folder = try CommandFolder(["App/A.swift": Self.findings])
    let check = PageCheck(try folder.run("preview App").output)
    #expect(check.problems == [])
    let rules = check.elements.filter { $0.attributes["class"]?.hasPrefix("rule ") == true && $0.name == "details" }
    #expect(rules.first?.attributes["class"] == "rule error")
    #expect(rules.map { $0.attributes["class"] }.contains("rule warning"))
    for rule in rules { #expect(rule.text.contains("Why"), "\(rule.text)") }
    // The number of the contents is that of 'lint'.
    let summary = try folder.run("lint App").errors
    let counts = summary.split(separator: " ").compactMap { Int($0) }.prefix(2).reduce(0, +)
    let link = check.elements.first { $0.name == "a" && $0.attributes["href"] == "#findings" }
    #expect(link?.text.contains("\(counts)") == true, "\(link?.text ?? "") \(summary)")
  }

  @Test func locationsLinkToTheSource() throws {
    let folder = try CommandFolder(["App/My #1.swift": Self.findings])
    let page = try folder.run(["preview", "App", "--source-url", "https://example.com/blob/{path}#L{line}"]).output
    #expect(
      page.contains("href=\"https://example.com/blob/App/My%20%231.swift&#35;L2\"")
        || page.contains("href=\"https://example.com/blob/App/My%20%231.swift#L2\""))
    for wrong in ["https://example.com", "javascript:alert({path})"] {
      #expect(
        try folder.run(["preview", "App", "--source-url", wrong]).status == 64
          || folder.run(["preview", "App", "--source-url", wrong]).status == 2)
    }
  }

  /// A letter of several bytes counts as these in the common folder.
  @Test func locationsAreRelativeToFoldersWithAccents() throws {
    let folder = try CommandFolder(["Büroüüüüü/Abcdefghij/A.swift": Self.findings])
    let page = try folder.run("preview Büroüüüüü").output
    #expect(PageCheck(page).elements.contains { $0.attributes["class"] == "location" && $0.text == "A.swift:2" })
  }

  /// Each use of a text was written in full: one title and its uses filled gigabytes.
  @Test func longTitlesAreShortenedWhereTheyAreReferredTo() throws {
    let long = String(repeating: "long ", count: 2_000)
    let source = """
      import AppIntents
      enum Kind: String, AppEnum {
        case a
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.a: "\(long)"]
      }
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "\(long)"
        @Parameter(title: "\(long)") var kind: Kind
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Open(), phrases: [\((0..<100).map { "\"open \($0) \\(\\.$kind) in \\(.applicationName)\"" }.joined(separator: ", "))],
            shortTitle: "\(long)", systemImageName: "a")
        }
      }
      """
    let folder = try CommandFolder(["App/A.swift": source]), page = try folder.run("preview App").output
    #expect(page.contains(long.shortened) && page.components(separatedBy: long).count < 12)
    let list = try folder.run("list App --format markdown").output
    #expect(list.contains("*\(long.shortened)*") && list.components(separatedBy: long).count < 8)
  }

  /// The first pull request with App Intents has nothing to compare with: all of them were added.
  @Test func firstIntentsAreAdded() throws {
    let git = try GitFolder()
    try git.folder.write("struct Plain {}", to: "App/A.swift")
    try git.commit("v1")
    try git.folder.write(Self.findings, to: "App/A.swift")
    let outcome = try git.folder.run("preview App --compare git:v1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let badges = PageCheck(outcome.output).elements.filter { $0.attributes["class"] == "badge added" }
    #expect(badges.count == 2)
  }

  /// Every change leads to its card, and the marks of the graph are not links into the page.
  @Test func changesLeadToTheirCards() throws {
    func source(_ title: String) -> String {
      """
      import AppIntents
      struct Book: AppEntity { let id: Int; static let defaultQuery = BookQuery() }
      struct BookQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [Book] { [] } }
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "\(title)"
        @Parameter(title: "Book") var book: Book
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    }
    let git = try GitFolder()
    try git.folder.write(source("Open"), to: "App/A.swift")
    try git.commit("v1")
    try git.folder.write(source("Show"), to: "App/A.swift")
    let page = try git.folder.run("preview App --compare git:v1").output, check = PageCheck(page)
    #expect(check.problems == [])
    let changes = check.elements.filter { $0.name == "li" && $0.text.contains("title of") }
    #expect(!changes.isEmpty && changes.allSatisfy { $0.text.contains("Show The title of") })
    #expect(check.elements.contains { $0.name == "a" && $0.text == "Show" && $0.attributes["href"] == "#intent-Open" })
    #expect(page.contains("<use href=\"#m_intent\"/>"))
  }

  /// A rule that starts at the root took minutes to print a page with many languages.
  @Test func noRuleSearchesFromTheRoot() {
    #expect(!Stylesheet.text(languages: ["de", "fr"]).contains(":root:has"))
  }

  /// A text that is translated by the same words is there once, and not marked as untranslated.
  @Test func equalTranslationsAreNotRepeated() {
    let key = Translations.Key(table: "Localizable", key: "Wi-Fi")
    let translations = Translations(
      sourceLanguage: "en", languages: ["de", "fr", "ja"], texts: ["de": [key: ["Wi-Fi"]], "fr": [key: ["Wifi"]]])
    let page = PreviewTests.page([
      PreviewTests.app(
        "struct Open: AppIntent { static let title: LocalizedStringResource = \"Wi-Fi\" }", translations)
    ])
    let check = PageCheck(page)
    #expect(check.problems == [])
    let texts = check.elements.filter { $0.attributes["class"]?.hasPrefix("l0 ") == true && $0.text == "Wi-Fi" }
    #expect(!texts.isEmpty && texts.allSatisfy { $0.attributes["class"] == "l0 e1 l3" })
    #expect(!check.elements.contains { $0.attributes["lang"] == "de" && $0.text == "Wi-Fi" })
  }

  /// People never see the action of a configuration: they fill in its form.
  @Test func aConfigurationIsAForm() {
    let check = PageCheck(
      PreviewTests.page(
        """
        enum Size: String, AppEnum { case small }
        struct Setup: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Setup"
          @Parameter(title: "Size") var size: Size?
          @Parameter(title: "Dark", default: true) var isDark: Bool
        }
        """))
    #expect(check.problems == [])
    let fields = check.elements.filter { element in
      element.name == "dd"
        && element.parent.flatMap { check.elements[$0].parent }.flatMap { check.elements[$0].parent }
          .map { check.elements[$0].attributes["class"] } == "editor"
    }
    #expect(fields.map(\.text) == ["Choose", "On"])
  }

  /// The row of Spotlight, the question that Siri asks next to the phrases, and the phrase that a finding is about.
  @Test func anAppShortcutShowsWhatSiriAndSpotlightShow() throws {
    let folder = try CommandFolder([
      "App/A.swift": """
      import AppIntents
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open"
        @Parameter(title: "Name", requestValueDialog: "Which shelf?") var name: String
        @Parameter(title: "Page") var page: Int
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)", "Open it"], shortTitle: "Open Shelf", systemImageName: "book")
        }
      }
      """
    ])
    let check = PageCheck(try folder.run("preview App").output)
    #expect(check.problems == [])
    #expect(
      check.elements.contains { $0.attributes["class"] == "spotlight" && $0.text.contains("In Spotlight: Open Shelf") })
    let questions = check.elements.first { $0.attributes["class"] == "siri" }?.text
    #expect(
      questions?.contains("Which shelf?") == true && questions?.contains("The system’s question about Page") == true)
    #expect(check.elements.filter { $0.attributes["class"] == "at error" }.map(\.text) == ["Open it"])
  }

  /// Forty lines to one entity hide the rest of the drawing; titles are those of the cards.
  @Test func aHubIsOneNode() throws {
    let intents = (1...40).map { number in
      "struct Take\(number): AppIntent { static let title: LocalizedStringResource = \"Take \(number)\"; "
        + "@Parameter(title: \"Book\"\(number > 20 ? ", optionsProvider: BookQuery()" : "")) var book: Book }"
    }
    let page = PreviewTests.page(
      """
      struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "A book"
        static let defaultQuery = BookQuery()
        let id: Int
      }
      struct BookQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [Book] { [] } }

      """ + intents.joined(separator: "\n"))
    let check = PageCheck(page)
    #expect(check.problems == [])
    #expect(
      check.elements.filter { $0.name == "text" }.map(\.text).suffix(3) == ["A book", "40 intents ▸", "BookQuery"])
    // The query is reached through the entity, also by an intent that names it.
    #expect(check.elements.count { $0.attributes["data-e"] != nil } == 2)
    #expect(
      check.elements.contains {
        $0.name == "li" && $0.text.hasPrefix("Take 40\n → A book") || $0.text.hasPrefix("Take 40 → A book")
      })
  }

  /// The name of a folder can have any characters, and the style sheet names it.
  @Test func theNameOfALanguageIsEscaped() {
    let sheet = Stylesheet.text(languages: ["x\"]}</style>", "zh-Hans"])
    #expect(!sheet.contains("</style>") && sheet.contains("[lang=\"x\\22 \\5d \\7d \\3c \\2f style\\3e \"]"))
    #expect(sheet.contains("i[lang=\"zh-Hans\"]:not(.l0){display:inline}"))
  }

  /// A reviewer sees the commit, and in two cards the words that differ.
  @Test func aComparisonNamesTheCommitAndMarksWords() throws {
    func source(_ type: String) -> String {
      """
      import AppIntents
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open"
        @Parameter(title: "Page") var page: \(type)
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    }
    let git = try GitFolder()
    try git.folder.write(source("Int"), to: "App/A.swift")
    try git.commit("v1", message: "Add <the> page")
    let hash = try git.folder.run("preview App --compare git:HEAD")
    #expect(hash.output.contains(", Add &lt;the&gt; page</p>"))
    try git.folder.write(source("Double"), to: "App/A.swift")
    let check = PageCheck(try git.folder.run("preview App --compare git:HEAD").output)
    #expect(check.problems == [])
    let marks = check.elements.filter { $0.name == "mark" }.map(\.text)
    #expect(marks.contains("Int") && marks.contains("Double") && !marks.contains { $0.contains("Page") }, "\(marks)")
  }

  /// A translation with the words of the source is as good as none: nothing on the page changes without it.
  @Test func aTranslationThatEqualsItsSourceIsNoChange() throws {
    func catalog(_ entry: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Page": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Seite"}}}},
        "URL": {"localizations": {\(entry)}}}}
      """
    }
    let git = try GitFolder()
    try git.folder.write(
      """
      import AppIntents
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "URL"
        @Parameter(title: "Page") var page: Int
      }
      """, to: "App/A.swift")
    try git.folder.write(
      catalog(#""de": {"stringUnit": {"state": "translated", "value": "URL"}}"#), to: "App/Localizable.xcstrings")
    try git.commit("v1")
    try git.folder.write(catalog(""), to: "App/Localizable.xcstrings")
    let page = try git.folder.run("preview App --compare git:v1").output
    #expect(page.contains("Nothing changed that people notice.") && !page.contains("Texts changed in"))
  }

  /// The page of a folder without App Intents says what was read; that of a comparison says so, too, when none are left.
  @Test func anEmptyPageSaysWhatWasRead() throws {
    let folder = try CommandFolder(["App/A.swift": "struct Plain {}"])
    let page = try folder.run("preview App --allow-empty").output
    #expect(page.contains(">Found no App Intents for iOS in 1 file</h2>"))
    #expect(!page.contains("--allow-empty accepts") && !page.contains("<nav") && PageCheck(page).problems == [])
  }

  /// A translator reads in the menu what is left, as 'strings' counts it.
  @Test func languagesSayHowManyTextsAreMissing() throws {
    let folder = try LocalizedSample.folder()
    let check = PageCheck(try folder.run("preview App").output)
    let german = check.elements.first { $0.name == "label" && $0.text.hasPrefix("Deutsch") }?.text
    let table = try folder.run("strings App --color never").output.split(separator: "\n").first { $0.hasPrefix("  de") }
    let missing = table.map { row in
      row.matches(of: /(\d+) missing/).compactMap { Int($0.1) }.reduce(0, +)
    }
    #expect(german == "Deutsch (de) \(missing ?? 0) missing", "\(german ?? "") \(table ?? "")")
  }
}
