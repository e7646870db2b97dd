import Foundation
@testable import IntentModel
@testable import IntentLocalization
@testable import IntentReports
@testable import SourceScan
import Testing
@testable import intentscan

/// The page of `intentscan preview`: what its readers would miss, or what would harm them.
@Suite struct PreviewTests {
  static func app(
    _ source: String, name: String = "Library", _ translations: Translations = Translations()
  )
    -> PreviewApp
  {
    let sketch = ProgramSketch("import AppIntents\n" + source)
    return PreviewApp(
      name: name, kind: "app for iOS", bundle: extract(sketch.whole), files: [],
      translations: translations)
  }

  static func page(_ apps: [PreviewApp], _ comparison: PreviewComparison? = nil) -> String {
    String(
      decoding: renderPreview(PreviewInput(title: "Library", apps: apps, comparison: comparison)),
      as: UTF8.self)
  }

  static func page(_ source: String) -> String { page([app(source)]) }

  private static func library() throws -> String {
    let result = try runTool(["preview", "Fixtures/packages/Library"], in: repositoryFolder)
    #expect(result.status == 0, "\(result.error)")
    return String(decoding: result.output, as: UTF8.self)
  }

  @Test func theSampleAppLooksAsReviewed() throws {
    let page = try Self.library()
    #expect(PageCheck(page).problems == [])
    try expectGolden(page, "preview/library.html")
  }

  /// Every form of declaration that a fixture has: the page is well-formed, and no text of the metadata is missing.
  @Test(arguments: BundleCase.all.filter { $0.variant == nil })
  func everyTextOfEveryFixtureIsOnThePage(of bundleCase: BundleCase) throws {
    var words = ["preview", "--allow-empty", "--quiet", "--notes"] + bundleCase.arguments
    if !words.contains("--root") {
      if !words.contains("--module") { words += ["--module", "App"] }
      if !words.contains(where: { $0.contains("=") }) { words.append(".") }
    }
    let result = try runTool(words, in: bundleCase.folder)
    guard result.status == 0 else {
      throw ToolFailure(status: result.status, message: result.error)
    }
    let page = String(decoding: result.output, as: UTF8.self)
    let check = PageCheck(page)
    #expect(check.problems == [])
    let text = check.elements.first { $0.name == "main" }?.text ?? ""
    let json = try JSONDocument(
      parsing: String(decoding: try bundleJSON(ofCase: bundleCase), as: UTF8.self))
    for title in json.texts("title") + json.texts("shortTitle") {
      for case .text(let words) in TextPart.parts(of: title) {
        #expect(text.contains(Markup.escaped(words)), "\(words)")
      }
    }
  }

  /// Line breaks and tabs are part of a text. Other control characters are not shown, so they are spelled out.
  @Test func lineBreaksAndTabsAreTextOfThePage() {
    let page = Self.page(
      #"""
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open"
        static let description = IntentDescription("%y\tYear\n%m\tMonth\r\n%d\rDay\u{1B}[1m\u{202E}")
      }
      """#)
    #expect(page.contains("%y\tYear&#10;%m\tMonth&#10;%d&#10;Day\\u{1B}[1m\\u{202E}"))
  }

  @Test func textFromSourceIsNeverMarkup() {
    let hostile = [
      "<script>alert(1)</script>", "\\\"><img src=x onerror=alert(1)>", "</style><b>", "</title>",
      "&amp;",
      "'onclick='x",
      "<!--", "]]>", "\\u{202E}gnp.exe", "\\u{0}", "<a href=javascript:x>",
    ]
    for text in hostile {
      let page = Self.page(
        """
        enum Mode: String, AppEnum {
          case one = "\(text)"
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(text)"
          static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [
            .one: DisplayRepresentation(title: "\(text)", subtitle: "\(text)", image: .init(systemName: "\(text)"))]
        }
        struct Open: AppIntent {
          static let title: LocalizedStringResource = "\(text)"
          static let description = IntentDescription("\(text)", categoryName: "\(text)", searchKeywords: ["\(text)"])
          @Parameter(title: "\(text)", description: "\(text)", default: .one) var mode: Mode
          @Parameter(title: "T", default: "\(text)") var text: String
          static var parameterSummary: some ParameterSummary { Summary("\(text) \\(\\.$mode)") { \\.$text } }
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Open(), phrases: ["\(text) \\(\\.$mode) \\(.applicationName)"], shortTitle: "\(text)",
              systemImageName: "\(text)")
          }
        }
        """)
      #expect(PageCheck(page).problems == [], "\(text)")
      #expect(!page.contains("\u{202E}") && !page.contains("\0"))
    }
    #expect(PageCheck(Self.page([Self.app("", name: "<script>")])).problems == [])
  }

  /// An empty summary shows all parameters in the form of a widget; the rules about summaries agree.
  @Test func anEmptySummaryShowsAllParameters() {
    for (name, content) in [("AppIntent", "1 field</summary>"), ("WidgetConfigurationIntent", "<dt>Shelf</dt>")] {
      let page = Self.page(
        """
        struct Open: \(name) {
          static let title: LocalizedStringResource = "Open"
          static var parameterSummary: some ParameterSummary { Summary() }
          @Parameter(title: "Shelf") var shelf: String?
        }
        """)
      #expect(page.contains(content))
      #expect(!page.contains("Nothing to configure.") && !page.contains("Not in the summary"))
    }
  }

  @Test func whatCouldNotBeReadIsVisible() {
    let page = Self.page(
      """
      struct Open: AppIntent {
        static let title: LocalizedStringResource = makeTitle("<x>")
        static var parameterSummary: some ParameterSummary { makeSummary() }
        @Parameter(title: "Shelf", default: shelf()) var shelf: String
      }
      """)
    #expect(page.count(of: "not readable") >= 3)
    for source in ["makeTitle(&quot;&lt;x&gt;&quot;)", "makeSummary()", "shelf()"] {
      #expect(page.contains(source))
    }
  }

  /// The editor starts in the state that the default values give, and each state shows the value that it is about.
  @Test func statesOfASummaryCanBeChosenWithoutAScript() {
    let page = Self.page(
      """
      struct Log: AppIntent {
        static let title: LocalizedStringResource = "Log"
        @Parameter(title: "Finished", default: false, displayName: .init(true: "Done", false: "Open")) var isFinished: Bool
        @Parameter(title: "Page") var page: Int
        static var parameterSummary: some ParameterSummary {
          When(\\.$isFinished, .equalTo, true) { Summary("Log as \\(\\.$isFinished)") } otherwise: {
            Summary("Log as \\(\\.$isFinished) at \\(\\.$page)") }
        }
      }
      """)
    let check = PageCheck(page)
    let states = check.elements.filter { $0.attributes["type"] == "radio" }
    #expect(check.problems == [])
    #expect(states.map { $0.attributes["checked"] != nil } == [false, true])
    let labels = states.compactMap { $0.parent.map { check.elements[$0].text } }
    #expect(
      labels.map { $0.split(separator: "\n").joined() } == ["Finished is Done", "Finished is Open"])
    let sentences = check.elements.filter { element in
      element.name == "p" && element.parent.map { check.elements[$0].attributes["class"] } == "block"
    }.map(\.text)
    #expect(sentences == ["Log as Done", "Log as Open at Page"])
  }

  @Test func languagesAreChosenWithoutAScript() {
    let title = Translations.Key(table: "Localizable", key: "Open Shelf")
    let phrase = Translations.Key(table: "AppShortcuts", key: "Open in ${applicationName}")
    let translations = Translations(
      sourceLanguage: "en", languages: ["de", "fr"],
      texts: [
        "de": [
          title: ["Regal öffnen"],
          phrase: ["${applicationName} öffnen", "Regal in ${applicationName}"],
        ]
      ])
    let page = Self.page([
      Self.app(
        """
        struct Open: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Open(), phrases: ["Open in \\(.applicationName)"], shortTitle: "Open", systemImageName: "book")
          }
        }
        """, translations)
    ])
    let check = PageCheck(page)
    #expect(check.problems == [])
    let german = check.elements.filter { $0.attributes["lang"] == "de" }.map(\.text)
    #expect(german.contains("Regal öffnen"))
    #expect(german.contains { $0.contains("Library öffnen") && $0.contains("Regal in Library") })
    // French has no translation, so it shows the text of the source.
    #expect(
      check.elements.contains { $0.attributes["class"] == "l0 l2" && $0.text == "Open Shelf" })
    #expect(check.elements.count { $0.attributes["name"] == "language" } == 3)
    #expect(check.elements.first { $0.name == "style" }?.text.contains(".chosen:has(#lang_2:checked)") == true)
  }

  @Test func whatChangedIsMarkedAndWhatBreaksComesFirst() throws {
    func source(_ title: String, _ more: String) -> String {
      """
      struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
        static let defaultQuery = BookQuery()
        let id: Int
        var displayRepresentation: DisplayRepresentation { "\\(id)" }
      }
      struct BookQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [Book] { [] } }
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "\(title)"
        @Parameter(title: "Shelf") var shelf: String
        func perform() async throws -> some IntentResult & ReturnsValue<Book> { .result(value: Book(id: 1)) }
      }
      struct Same: AppIntent { static let title: LocalizedStringResource = "Same" }
      \(more)
      """
    }
    let old = source(
      "Open", "struct Gone: AppIntent { static let title: LocalizedStringResource = \"Gone\" }")
    let new = source(
      "Show", "struct New: AppIntent { static let title: LocalizedStringResource = \"New\" }")
    let git = try GitFolder()
    try git.folder.write("import AppIntents\n" + old, to: "App/A.swift")
    try git.commit("v1")
    try git.folder.write("import AppIntents\n" + new, to: "App/A.swift")
    let outcome = try git.folder.run("preview App --compare git:v1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let check = PageCheck(outcome.output)
    #expect(check.problems == [])
    let badges = check.elements.filter { $0.attributes["class"]?.hasPrefix("badge") == true }.map(
      \.text)
    #expect(badges == ["Added", "Before", "After", "Removed"])
    let marks = check.elements.filter { $0.name == "mark" }.map(\.text)
    #expect(marks == ["marked", "Open", "Open", "Show", "Show"])
    let main = check.elements.first { $0.name == "main" }?.text ?? ""
    let breaking = try #require(main.firstRange(of: "Breaks saved shortcuts"))
    let actions = try #require(main.firstRange(of: "Shortcuts actions"))
    #expect(breaking.lowerBound < actions.lowerBound)
    #expect(main.contains("Show 3 declarations without changes"))
    // A link to a type whose id has a prefix on one side is not a change.
    #expect(!main.contains("Returns (changed)"))
    #expect(try git.folder.run("preview App --compare git:v9").status == 3)
    #expect(try git.folder.run("preview App --compare App").status == 2)
  }

  /// A type under a new name, and one whose availability changed, are each a pair of cards, which mark what differs.
  @Test func aRenameAndAnAvailabilityArePairs() throws {
    let old = """
      import AppIntents
      struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }
      @available(iOS 16, *) struct Close: AppIntent { static let title: LocalizedStringResource = "Close Shelf" }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenShelf(), phrases: ["Open \\(.applicationName)"], shortTitle: "Open")
        }
      }
      """
    func catalog(_ german: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Close Shelf": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\(german)"}}}}}}
      """
    }
    let git = try GitFolder()
    try git.folder.write(old, to: "App/A.swift")
    try git.folder.write(catalog("Regal zu"), to: "App/Localizable.xcstrings")
    try git.commit("v1")
    try git.folder.write(
      old.replacingOccurrences(of: "OpenShelf", with: "ShowShelf").replacingOccurrences(of: "iOS 16", with: "iOS 17"),
      to: "App/A.swift")
    try git.folder.write(catalog("Regal schließen"), to: "App/Localizable.xcstrings")
    let check = PageCheck(try git.folder.run("preview App --compare git:v1").output)
    #expect(check.problems == [])
    let badges = check.elements.filter { $0.attributes["class"]?.hasPrefix("badge") == true }.map(\.text)
    #expect(badges == ["Before", "After", "Before", "After", "Before", "After"], "\(badges)")
    let marks = check.elements.filter { $0.name == "mark" }.map(\.text)
    #expect(Set(marks).isSuperset(of: ["OpenShelf", "ShowShelf", "16", "17"]), "\(marks)")
  }

  /// A translation that changed is visible, and is named as the reason if nothing else changed.
  @Test func eachVersionHasItsOwnTranslations() throws {
    func catalog(_ german: String, _ french: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Open Shelf": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\(german)"}}}},
        "Close Shelf": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "\(french)"}}}}}}
      """
    }
    let git = try GitFolder()
    try git.folder.write(
      """
      import AppIntents
      struct Open: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }
      struct Close: AppIntent { static let title: LocalizedStringResource = "Close Shelf" }
      """, to: "App/A.swift")
    try git.folder.write(catalog("Brett öffnen", "Fermer"), to: "App/Localizable.xcstrings")
    try git.commit("v1")
    try git.folder.write(catalog("Regal öffnen", "Fermer"), to: "App/Localizable.xcstrings")
    let check = PageCheck(try git.folder.run("preview App --compare git:v1").output)
    #expect(check.problems == [])
    let texts = check.elements.filter { $0.attributes["lang"] == "de" }.map(\.text)
    #expect(texts.contains("Brett öffnen") && texts.contains("Regal öffnen"))
    let badges = check.elements.filter { $0.attributes["class"]?.hasPrefix("badge") == true }
    #expect(badges.map(\.text) == ["Texts changed in de"])
    // A language that the new version lost is still offered.
    try git.folder.write(
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {}}", to: "App/Localizable.xcstrings")
    let without = try git.folder.run("preview App --compare git:v1").output
    #expect(without.contains("Brett öffnen") && without.contains(">français (fr)</span>"))
  }

  /// A large app must not give a page that is too heavy to send or to open.
  @Test func threeHundredIntentsFitInOneMegabyte() throws {
    let folder = try CommandFolder(["App/A.swift": LargeApp.source])
    let page = try folder.run("preview App --quiet").output
    let check = PageCheck(page)
    #expect(check.problems == [])
    #expect(check.elements.count { $0.attributes["class"] == "card row action" } == 300)
    #expect(page.utf8.count < 1 << 20)
  }

  @Test func theSameSourceGivesTheSameBytes() throws {
    let one = try runTool(
      ["preview", "--threads", "1", "Fixtures/packages/Library"], in: repositoryFolder)
    let four = try runTool(
      ["preview", "--threads", "4", "Fixtures/packages/Library"], in: repositoryFolder)
    #expect(one.output == four.output)
    var app = Self.app(
      (1...5).map {
        "struct I\($0): AppIntent { static let title: LocalizedStringResource = \"T\" }"
      }
      .joined(separator: "\n"))
    let page = Self.page([app])
    app.bundle.intents.reverse()
    #expect(Self.page([app]) == page)
  }

  @Test func emptySectionsSayWhatIsMissing() {
    let page = Self.page(
      "struct Open: AppIntent { static let title: LocalizedStringResource = \"Open\" }")
    for text in ["No App Shortcuts", "No entities", "No choices", "The rules report nothing"] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains("#siri") && !page.contains("#graph"), "a section without anything is in the contents")
    #expect(PageCheck(Self.page([])).problems == [])
  }

  /// The source of the first intent is one that the rules accept.
  @Test func emptyPageShowsAFirstIntent() throws {
    let page = PageCheck(Self.page([])), folder = try CommandFolder()
    let source = try #require(page.elements.first { $0.name == "pre" }).text
    try folder.write(
      source.replacing("&#10;", with: "\n").replacing("&quot;", with: "\"").replacing("&gt;", with: ">"), to: "A.swift")
    let outcome = try folder.run("lint A.swift --notes --strict --quiet")
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test func outputIsAFileOrAFolder() throws {
    let folder = try CommandFolder(["A.swift": intent("A")])
    #expect(try folder.run("preview A.swift -o page.html").status == 0)
    #expect(try folder.run("preview A.swift -o Pages/New").status == 0)
    #expect(folder.contents(of: "page.html") == folder.contents(of: "Pages/New/index.html"))
    #expect(folder.contents(of: "page.html")?.contains("</html>") == true)
    #expect(try folder.run("preview A.swift").output == folder.contents(of: "page.html"))
    #expect(try folder.run("preview A.swift -o A.swift/Pages").status == 2)
    #expect(folder.contents(of: "A.swift") == intent("A"))
    #expect(try folder.run("preview None.swift").status == 2)
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}

extension JSONDocument {
  /// The keys of the texts that are values of a member, at any depth; the page does not show what the system suggests.
  fileprivate func texts(_ name: String) -> [String] {
    switch self {
    case .object(let members):
      var found: [String] = []
      for (key, value) in members where key != "predictions" {
        if key == name, let text = value["defaultValue"]?.string ?? value["key"]?.string {
          found.append(text)
        }
        found += value.texts(name)
      }
      return found
    case .array(let values): return values.flatMap { $0.texts(name) }
    default: return []
    }
  }
}
