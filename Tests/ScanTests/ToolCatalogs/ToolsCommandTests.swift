import Foundation
@testable import DocumentFormats
import Testing

/// `intentscan tools` as its users run it.
@Suite struct ToolsCommandTests {
  private static let header = "import AppIntents\nimport Foundation\n"

  private func catalog(
    _ source: String, _ format: String = "mcp", _ more: String = ""
  ) throws -> (json: JSONValue, errors: String) {
    let folder = try CommandFolder(["App/A.swift": Self.header + source])
    let outcome = try folder.run("tools --module App=App --format \(format) --allow-empty \(more)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return (try parseJSON(Array(outcome.output.utf8)), outcome.errors)
  }

  /// The first tool of an intent with these members.
  private func tool(_ members: String, _ others: String = "", conforming: String = "AppIntent") throws -> JSONValue {
    let source = """
      struct Act: \(conforming) {
        static let title: LocalizedStringResource = "Act"
        \(members)
        func perform() async throws -> some IntentResult { .result() }
      }
      \(others)
      """
    return try #require(try catalog(source).json["tools"]?.array?.first)
  }

  private func parameter(_ declaration: String, _ others: String = "") throws -> JSONValue? {
    try tool(declaration, others)["inputSchema"]?["properties"]?.members?.first?.value
  }

  /// Saved shortcuts refer to a migrated intent by the class that it replaces.
  @Test func aMigratedIntentIsNamedByItsClass() throws {
    let tool = try tool("static let intentClassName = \"ActIntent\"", conforming: "CustomIntentMigratedAppIntent")
    #expect(tool["name"]?.string == "ActIntent" && tool["_meta"]?["intentscan/identifier"]?.string == "ActIntent")
    #expect(try self.tool("static let intentClassName = \"ActIntent\"")["name"]?.string == "Act")
  }

  /// The names of parameters in titles were replaced, too, so that each title of two names doubled the description.
  @Test func theTitleOfAParameterIsNotReadAsASentence() throws {
    let tool = try tool(
      #"""
      @Parameter(title: "${b}${b}") var a: Int
      @Parameter(title: "B") var b: Int
      static var parameterSummary: some ParameterSummary { Summary("Go \(\.$a) to \(\.$b), ${c}") }
      """#)
    #expect(tool["description"]?.string == "Go (${b}${b}) to (b), ${c}.")
  }

  @Test func unionsOfUnionsThatMultiplyAreOmitted() throws {
    let unions = (0..<5).map { level in
      let cases = (0..<12).map { "case c\($0)(\(level == 4 ? "String" : "U\(level + 1)"))" }
      return "@UnionValue enum U\(level) { \(cases.joined(separator: "; ")) }"
    }
    let (json, errors) = try catalog(
      "struct Act: AppIntent { @Parameter(title: \"A\") var a: U0 }\n" + unions.joined(separator: "\n"))
    #expect(json["tools"]?.array?.isEmpty == true)
    #expect(errors.contains("its schema has more than 10000 types and cases"), "\(errors)")
  }

  /// An intent that configures a widget may be an action, too.
  @Test(arguments: [true, false])
  func actionsThatConfigureWidgetsAreTools(isOffered: Bool) throws {
    let provider = #"""
      struct Provider: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Act(), phrases: ["Act in \(.applicationName)"], shortTitle: "Act", systemImageName: "a")
        }
      }
      """#
    let source =
      "struct Act: AppIntent, WidgetConfigurationIntent { static let title: LocalizedStringResource = \"Act\" }\n"
    #expect(try catalog(isOffered ? source + provider : source).json["tools"]?.array?.count == (isOffered ? 1 : 0))
  }

  /// Keys may be identifiers, whose texts are in a table.
  @Test func textsAreThoseOfTheSourceLanguage() throws {
    let table = """
      {"sourceLanguage": "en", "strings": {
       "act.title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Act now"}},
        "ja": {"stringUnit": {"state": "translated", "value": "する。"}}}}}, "version": "1.0"}
      """
    let folder = try CommandFolder([
      "App/A.swift": Self.header
        + "struct Act: AppIntent { static let title: LocalizedStringResource = \"act.title\" }\n",
      "App/Localizable.xcstrings": table,
    ])
    func tool(_ options: String) throws -> JSONValue? {
      try parseJSON(Array(folder.run("tools App --allow-empty \(options)").output.utf8))["tools"]?.array?.first
    }
    #expect(try tool("")?["title"]?.string == "Act now")
    #expect(try tool("--locale ja")?["description"]?.string == "する。")
  }

  /// Each tool has a copy of the cases.
  @Test func casesThatEachToolRepeatsAreLimited() throws {
    let names = (0..<5_000).map { "c\($0)" }.joined(separator: ", ")
    let intents = (100..<160).map { "struct Act\($0): AppIntent { @Parameter(title: \"A\") var a: Choice }\n" }
    let (json, errors) = try catalog("enum Choice: String, AppEnum { case \(names) }\n" + intents.joined())
    #expect(json["tools"]?.array?.count == 50)
    #expect(errors.contains("the schemas of the intents before it have 250000 types and cases"), "\(errors)")
  }

  // MARK: Parameters

  static let types: [(String, String)] = [
    ("var a: String", #"{"title":"A","type":"string"}"#),
    ("var a: Int?", #"{"title":"A","type":"integer"}"#),
    ("var a: Double", #"{"title":"A","type":"number"}"#),
    ("var a: Bool", #"{"title":"A","type":"boolean"}"#),
    ("var a: Date", #"{"title":"A","type":"string","format":"date-time"}"#),
    ("var a: URL", #"{"title":"A","type":"string","format":"uri"}"#),
    ("var a: [Int]", #"{"title":"A","type":"array","items":{"type":"integer"}}"#),
    ("var a: Set<Int>", #"{"title":"A","type":"array","items":{"type":"integer"},"uniqueItems":true}"#),
  ]

  @Test(arguments: types) func aTypeHasItsSchema(declaration: String, schema: String) throws {
    #expect(try parameter("@Parameter(title: \"A\") \(declaration)") == parseJSON(Array(schema.utf8)))
  }

  @Test func aRangeAndADefaultValueAreInTheSchema() throws {
    let tool = try tool(#"@Parameter(title: "Page", default: 2, inclusiveRange: (1, 9)) var page: Int"#)
    let page = tool["inputSchema"]?["properties"]?["page"]
    #expect(page?["minimum"]?.int == 1 && page?["maximum"]?.int == 9 && page?["default"]?.int == 2)
    #expect(tool["inputSchema"]?["required"] == nil, "a parameter with a default value may be omitted")
  }

  @Test func aDateWithoutATimeIsADate() throws {
    let date = try parameter(#"@Parameter(title: "Day", kind: .date) var day: Date"#)
    #expect(date?["format"]?.string == "date")
  }

  @Test func casesOfAnEnumAreRawValuesWithTheirTitles() throws {
    let choice = try parameter(
      #"@Parameter(title: "Mood", default: .good) var mood: Mood"#,
      """
      enum Mood: String, AppEnum {
        case good = "g", bad
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
        static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.good: "Fine", .bad: "Not Fine"]
      }
      """)
    #expect(choice?["enum"]?.array?.compactMap(\.string) == ["g", "bad"])
    #expect(choice?["description"]?.string == "'g' is Fine; 'bad' is Not Fine.")
    #expect(choice?["default"]?.string == "g")
  }

  @Test func anEntityIsItsIdentifierAndNamesItsQuery() throws {
    let book = try parameter(
      #"@Parameter(title: "Book") var book: Book"#,
      """
      struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
        static let defaultQuery = BookQuery()
        let id: UUID
        var displayRepresentation: DisplayRepresentation { "x" }
      }
      struct BookQuery: EntityStringQuery {
        func entities(for identifiers: [UUID]) async throws -> [Book] { [] }
        func entities(matching string: String) async throws -> [Book] { [] }
      }
      """)
    #expect(book?["format"]?.string == "uuid")
    #expect(
      book?["description"]?.string == "The identifier of an entity 'Volume'; 'BookQuery' finds it by text.")
  }

  @Test func anOptionalParameterWithoutAFormInJSONIsListed() throws {
    let (json, errors) = try catalog(
      """
      struct Pay: AppIntent {
        static let title: LocalizedStringResource = "Pay"
        @Parameter(title: "Method") var method: IntentPaymentMethod?
        @Parameter(title: "Note") var note: String
        func perform() async throws -> some IntentResult { .result() }
      }
      """)
    #expect(
      json["tools"]?.array?.first?["inputSchema"]?["properties"]?.members?.map(\.key) == ["note"])
    #expect(
      errors == """
        App/A.swift:5:35: note: parameter 'method' of 'Pay' is not in the catalog, because JSON has no form for the type \
        'IntentPaymentMethod?'

        """)
  }

  @Test func anIntentWithARequiredParameterWithoutAFormIsListed() throws {
    let (json, errors) = try catalog(
      """
      struct Pay: AppIntent {
        static let title: LocalizedStringResource = "Pay"
        @Parameter(title: "Method") var method: Elsewhere
        func perform() async throws -> some IntentResult { .result() }
      }
      """)
    #expect(json["tools"]?.array?.isEmpty == true)
    #expect(errors.contains("note: 'Pay' is not in the catalog, because its required parameter 'method'"))
  }

  // MARK: Intents

  @Test func whatTheSourceSaysOfEffectsIsAnAnnotation() throws {
    #expect(try tool("")["annotations"] == nil, "nothing is known about the effects of an 'AppIntent'")
    let deletion = try tool(
      #"@Parameter(title: "E") var entities: [String]"#, conforming: "DeleteIntent")
    #expect(deletion["annotations"]?["destructiveHint"]?.bool == true)
    let policy = try tool("static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication")
    #expect(policy["_meta"]?["intentscan/authenticationPolicy"]?.string == "requiresAuthentication")
    #expect(policy["description"]?.string == "Act. Requires an unlocked device.")
  }

  @Test func aReturnedValueIsTheOutput() throws {
    let (json, _) = try catalog(
      """
      struct Count: AppIntent {
        static let title: LocalizedStringResource = "Count"
        static let description = IntentDescription("Counts.", resultValueName: "Total")
        func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
      }
      """)
    let output = json["tools"]?.array?.first?["outputSchema"]
    #expect(output?["properties"]?["value"]?["type"]?.string == "integer")
    #expect(output?["properties"]?["value"]?["title"]?.string == "Total")
  }

  @Test func whatAssistantsDoNotCallIsNoTool() throws {
    let source = """
      struct Hidden: AppIntent {
        static let title: LocalizedStringResource = "Hidden"
        static let isDiscoverable = false
      }
      struct Look: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Look" }
      """
    let (json, errors) = try catalog(source)
    #expect(json["tools"]?.array?.isEmpty == true)
    #expect(errors.contains("'isDiscoverable' is false; --include-hidden adds it"))
    #expect(errors.contains("'Look' is not in the catalog, because it configures a widget"))
    let all = try catalog(source, "mcp", "--include-hidden").json["tools"]?.array
    #expect(all?.compactMap { $0["name"]?.string } == ["Hidden"])
  }

  @Test func anIntentOfAnAppAndItsWidgetsIsOneTool() throws {
    let folder = try CommandFolder(["Shared/A.swift": intent("Open")])
    let outcome = try folder.run("tools --module App=Shared --module Widgets=Shared")
    let tools = try parseJSON(Array(outcome.output.utf8))["tools"]?.array
    #expect(tools?.compactMap { $0["name"]?.string } == ["Open"])
  }

  @Test func intentsOfOneNameAreNamedByTheirModules() throws {
    let folder = try CommandFolder(["A/A.swift": intent("Open"), "B/B.swift": intent("Open")])
    let outcome = try folder.run("tools --module A=A --module B=B --format json-schema")
    #expect(try parseJSON(Array(outcome.output.utf8)).members?.map(\.key) == ["A_Open", "B_Open"])
  }

  @Test func appsWithModulesOfOneNameHaveDifferentTools() throws {
    let app = twoTargets.replacing("(DW)", with: "()")
    let folder = try CommandFolder([
      "One/Trips.xcodeproj/project.pbxproj": app, "Two/Trips.xcodeproj/project.pbxproj": app,
      "One/Trips/A.swift": intent("Open"), "Two/Trips/A.swift": intent("Open"),
    ])
    let outcome = try folder.run("tools")
    let names = try parseJSON(Array(outcome.output.utf8))["tools"]?.array?.compactMap { $0["name"]?.string } ?? []
    #expect(names.count == 2 && Set(names).count == 2, "\(names) \(outcome.errors)")
  }

  @Test func aFolderWithoutIntentsIsAnError() throws {
    let folder = try CommandFolder(["App/A.swift": "struct A {}\n"])
    let outcome = try folder.run("tools App")
    #expect(outcome.status == 1 && outcome.errors.contains("found no App Intents"), "\(outcome.errors)")
  }

  // MARK: Languages

  @Test func titlesAreInTheLanguageThatIsAskedFor() throws {
    let folder = try CommandFolder([
      "App/A.swift": intent("Open"),
      "App/Localizable.xcstrings": """
      { "sourceLanguage" : "en", "strings" : { "Open" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } } } } }, "version" : "1.0" }
      """,
    ])
    func title(_ words: String) throws -> String? {
      let outcome = try folder.run("tools App \(words)")
      return try parseJSON(Array(outcome.output.utf8))["tools"]?.array?.first?["title"]?.string
    }
    #expect(try title("--locale de") == "Öffnen" && title("--locale en") == "Open" && title("") == "Open")
    let unknown = try folder.run("tools App --locale fr")
    #expect(unknown.errors == "error: no string table has texts in 'fr'; use de\n" && unknown.status == 2)
  }

  // MARK: Strict mode

  @Test func strictModeRequiresEveryPropertyAndSaysTheDefaultValueInWords() throws {
    let (json, _) = try catalog(
      """
      struct Act: AppIntent {
        static let title: LocalizedStringResource = "Act"
        @Parameter(title: "Link") var link: URL?
        @Parameter(title: "Count", default: 3) var count: Int
        func perform() async throws -> some IntentResult { .result() }
      }
      """, "openai")
    let parameters = json.array?.first?["function"]?["parameters"]
    #expect(parameters?["required"]?.array?.compactMap(\.string) == ["link", "count"])
    let link = parameters?["properties"]?["link"], count = parameters?["properties"]?["count"]
    #expect(link?["type"]?.array?.compactMap(\.string) == ["string", "null"] && link?["format"] == nil)
    #expect(count?["description"]?.string == "Count. Default: 3." && count?["default"] == nil)
  }
}
