import Testing

/// String tables with an error: the entries that the system reads, the languages, and what is not known.
@Suite struct BrokenTableTests {
  private static let source = """
    import AppIntents
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open Book"
      static let description = IntentDescription("Opens a book.")
    }
    """
  private static let english = "\"Open Book\" = \"Open Book\";\n\"Opens a book.\" = \"Opens a book.\";\n"
  private static let unclosed = "\"Open Book\" = \"Buch öffnen\"\n\"Opens a book.\" = \"Öffnet ein Buch.\";\n"
  private static let ending =
    "\"Open Book\" = \"Buch öffnen\";\n\"Opens a book.\" = \"Öffnet ein Buch.\";=\n\"Other\" = \"A\";\n"
  private static let endingEarly = "\"Open Book\" = \"Buch öffnen\";=\n\"Opens a book.\" = \"Öffnet ein Buch.\";\n"
  private static let path = "App/de.lproj/Localizable.strings"

  private static func folder(german: String) throws -> CommandFolder {
    try CommandFolder([
      ".git/HEAD": "", "App/A.swift": source, "App/en.lproj/Localizable.strings": english, path: german,
    ])
  }

  private static func rows(_ output: String) -> [String] {
    output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// The system reads a file up to a character that no key begins with.
  @Test(arguments: [
    (ending, "de complete complete"), (endingEarly, "de complete 1 missing"), (unclosed, "de not known not known"),
  ])
  func entriesBeforeTheErrorCount(german: String, row: String) throws {
    let strings = try Self.folder(german: german).run("strings App")
    #expect(Self.rows(strings.output) == ["folders", "titles (1) other (1)", "en source source", row], "\(strings)")
    #expect(strings.status == 2 && strings.errors.contains("\(Self.path):"), "\(strings)")
  }

  @Test func aFileWithAnErrorIsNotChanged() throws {
    let folder = try Self.folder(german: Self.endingEarly)
    #expect(try folder.run("strings App --sync").status == 2)
    #expect(folder.contents(of: Self.path) == Self.endingEarly)
  }

  @Test func thePageHasTheEntriesBeforeTheError() throws {
    let preview = try Self.folder(german: Self.ending).run("preview App")
    #expect(preview.output.contains("Buch öffnen") && preview.output.contains("Öffnet ein Buch."))
  }

  /// A catalog has all languages of a table, so nothing is known of any.
  @Test(arguments: [
    ("", ["Tables: app", "titles (1) other (1)", "en source source", "de not known not known"]),
    (" --languages fr", ["Tables: app", "titles (1) other (1)", "en source source", "fr not known not known"]),
  ])
  func aTruncatedCatalogHasNoFigures(options: String, rows: [String]) throws {
    let folder = try LocalizedSample.project()
    try folder.write(Self.source, to: "App/Intents.swift")
    try folder.write("{\"sourceLanguage\" : \"en\",\n  \"strings\" : {", to: "App/Localizable.xcstrings")
    let strings = try folder.run("strings" + options)
    #expect(Self.rows(strings.output).dropFirst() == rows.dropFirst(), "\(strings)")
    let json = try folder.run("strings --format json" + options).output
    #expect(json.contains("\"notKnown\": 1") && !json.contains("\"missing\": 1"), "\(json)")
    // A folder without a project may have more languages than its tables show, so nothing says that it has one.
    let alone = try CommandFolder([
      ".git/HEAD": "", "App/A.swift": Self.source, "App/Localizable.xcstrings": "{\"sourceLanguage\" : \"en\",",
    ])
    #expect(try !alone.run("strings App").output.contains("note:"))
  }

  @Test func listAndPreviewReportTheError() throws {
    let folder = try Self.folder(german: Self.ending)
    let message = "expected a key, found '='; the system ignores all entries after it"
    for command in ["list App", "preview App"] {
      let outcome = try folder.run(command)
      #expect(outcome.errors.contains("\(Self.path):2:39: warning: \(message)\n"), "\(outcome.errors)")
      #expect(outcome.status == 0)
    }
    let list = try folder.run("list App").output
    #expect(list.contains("not read:\n  \(Self.path):2:39: \(message)\n"), "\(list)")
    #expect(list.contains("rules need what is in '\(Self.path)', which cannot be read"), "\(list)")
    // A finding is reported once.
    let lint = try folder.run("lint App --explain-unchecked")
    #expect((lint.output + lint.errors).split(separator: "\n").count { $0.contains(message) } == 1, "\(lint)")
    #expect(lint.errors.contains("does not know what is in '\(Self.path)', which cannot be read:"), "\(lint)")
    #expect(!lint.errors.contains("  app-shortcuts-strings-malformed"), "\(lint)")
  }
}
