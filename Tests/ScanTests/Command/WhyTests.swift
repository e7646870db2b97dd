import Testing

@testable import IntentRules
@testable import IntentScans

/// The answers of 'why' for each kind of declaration. People ask it because something does not appear,
/// so a condition that holds by mistake sends them elsewhere.
@Suite struct WhyTests {
  private static let source = #"""
    import AppIntents

    struct Book: AppEntity, IndexedEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
      static let defaultQuery = BookQuery()
      let id: Int
      @Property(title: "Title") var title: String
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
    }
    struct BookQuery: EntityQuery {
      func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      func suggestedEntities() async throws -> [Book] { [] }
    }
    struct Copy: TransientAppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Copy"
      init() {}
      var displayRepresentation: DisplayRepresentation { "Copy" }
    }
    enum Shelf: String, AppEnum {
      case read, toRead
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]
    }
    @available(iOS 17, *)
    struct OpenBook: AppIntent {
      static let title: LocalizedStringResource = "Open Book"
      static let description = IntentDescription("Opens a book.")
      @Parameter(title: "Book") var book: Book
      func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Open.") }
    }
    struct Hidden: AppIntent {
      static let title: LocalizedStringResource = "Hidden"
      static let isDiscoverable = false
      func perform() async throws -> some IntentResult { Library.open(); return .result() }
    }
    struct Pin: AppIntent {
      static let title: LocalizedStringResource = "Pin"
      static let isDiscoverable = false
      func perform() async throws -> some IntentResult { Library.open(); return .result() }
    }
    struct PinView: View {
      var body: some View { Button("Pin", intent: Pin()) }
    }
    @AppIntent(schema: .photos.createAlbum)
    struct CreateAlbum {
      static let isAssistantOnly = true
      var name: String
      func perform() async throws -> some IntentResult { Library.open(); return .result() }
    }
    struct Old: AppIntent, DeprecatedAppIntent {
      static let title: LocalizedStringResource = "Old"
      static let deprecation = IntentDeprecation(message: "Use Open Book")
      func perform() async throws -> some IntentResult { Library.open(); return .result() }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: OpenBook(), phrases: ["Open \(\.$book) in \(.applicationName)", "Open a book"], shortTitle: "Open",
          systemImageName: "book")
      }
    }
    @main struct BookApp: App {}
    """#

  @Test func everyKind() throws {
    let folder = try CommandFolder(["App/Books.swift": Self.source, "Other/A.swift": intent("A")])
    var text = ""
    for name in [
      "OpenBook", "Open Emma in Books", "Hidden", "Pin", "CreateAlbum", "Old", "Book", "Copy", "Shelf.toRead",
      "Shortcuts", "OpnBook",
    ] {
      let outcome = try folder.run(["why", name, "App"])
      text += "$ intentscan why \(name) App\n\(outcome.output)\(outcome.errors)exit status \(outcome.status)\n\n"
    }
    let other = try folder.run(["why", "A", "Other", "--format", "json"])
    text += "$ intentscan why A Other --format json\n\(other.output)exit status \(other.status)\n"
    try expectGolden(text, "messages/command-line/why.txt")
  }

  /// An App Shortcut runs the intent of its module, and none of the same name in another one.
  @Test func twoModulesWithOneNameOfAnIntent() throws {
    func open(_ title: String) -> String {
      """
      import AppIntents
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "\(title)"
        func perform() async throws -> some IntentResult { Library.open(); return .result() }
      }

      """
    }
    let folder = try CommandFolder([
      "App/A.swift": open("Open") + """
        struct Provider: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: Open(), phrases: ["Open \\(.applicationName)"], shortTitle: "Open", systemImageName: "star")
          }
        }
        @main struct Books: App {}

        """,
      "Kit/K.swift": open("Kit"),
    ])
    let output = try folder.run("why Open --module App=App --module Kit=Kit").output
    #expect(output.components(separatedBy: "1 phrase").count == 2, "\(output)")
    let reference = try folder.run("list --format markdown --module App=App --module Kit=Kit").output
    #expect(reference.components(separatedBy: "- “Open *app name*”").count == 2, "\(reference)")
  }

  /// One finding is about all phrases of the provider.
  @Test func eachPhraseWithAnEntityLacksItsValues() throws {
    func act(_ name: String) -> String {
      """
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        @Parameter(title: "Book") var book: Book
        func perform() async throws -> some IntentResult { Library.open(); return .result() }
      }

      """
    }
    func shortcut(_ name: String, _ phrase: String) -> String {
      #"AppShortcut(intent: \#(name)(), phrases: ["\#(phrase) in \(.applicationName)"], shortTitle: "A", systemImageName: "a")"#
        + "\n"
    }
    let provider = """
      struct Provider: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          \(shortcut("Read", #"Read \(\.$book)"#))\(shortcut("Lend", #"Lend \(\.$book)"#))\(shortcut("Sell", "Sell it"))
        }
      }
      @main struct Books: App {}
      """
    let folder = try CommandFolder([
      "App/A.swift": "import AppIntents\nstruct Book: AppEntity { let id: Int }\n" + act("Read") + act("Lend")
        + act("Sell") + provider
    ])
    let line = "   no  Siri knows the values of its parameters\n"
    #expect(try folder.run("why Read App").output.contains(line))
    #expect(try folder.run("why Lend App").output.contains(line))
    #expect(try !folder.run("why Sell App").output.contains(line))
  }

  /// Another app that compiles the file may lack what the first one has.
  @Test func aConditionOfAnotherAppIsNamed() throws {
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": AppConfigurationTests.twoApps, "Trips/App.swift": "",
      "Widgets/Widget.swift": "",
      "Widgets/Info.plist": widgetInfo, "Shared/S.swift": sharedProvider,
    ])
    let output = try folder.run("why Go").output
    #expect(
      output.contains(
        "   no  its phrases are in the app's languages\n"
          + "       Shared/S.swift:6: in the app 'Widgets': 'Widgets/Info.plist' has no 'CFBundleDevelopmentRegion'"),
      "\(output)")
  }

  /// A widget compiles the provider of its app, too: the app has its App Shortcuts, each once.
  @Test func copiesOfAProviderAreOne() throws {
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": twoTargets, "Trips/App.swift": "", "Widgets/Widget.swift": "",
      "Widgets/Info.plist": widgetInfo, "Shared/S.swift": sharedProvider,
    ])
    let output = try folder.run("why Go").output
    #expect(output.contains("  yes  Siri can match each of its phrases               1 phrase\n"), "\(output)")
    let errors = try folder.run("extract --format appintents --all-targets -o out").errors
    #expect(!errors.contains("provider-outside-app"), "\(errors)")
  }

  /// An intent that the app and its widget compile has two copies. Each is run by the same code.
  @Test func aHiddenIntentMayBeRunByOtherCode() throws {
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": twoTargets, "Widgets/Info.plist": widgetInfo,
      "Trips/App.swift": #"""
      import AppIntents
      struct Card: AppIntent {
        static let title: LocalizedStringResource = "Card"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: CardView()) }
      }
      struct ShowCard: AppIntent {
        static let title: LocalizedStringResource = "Show Card"
        func perform() async throws -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: Card()) }
      }
      """#,
      "Shared/S.swift": #"""
      import AppIntents
      struct Count: AppIntent {
        static let title: LocalizedStringResource = "Count"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult { Store.shared.count(); return .result() }
      }
      struct Alone: AppIntent {
        static let title: LocalizedStringResource = "Alone"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult { Store.shared.count(); return .result() }
      }
      """#,
      "Widgets/Widget.swift": #"""
      import WidgetKit
      struct Counter: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "counter", provider: Provider()) { _ in Button(intent: Count()) { Text("Count") } }
        }
      }
      @main struct Bundle: WidgetBundle { var body: some Widget { Counter() } }
      """#,
    ])
    let condition = "    -  Shortcuts and Spotlight may list it              'isDiscoverable' is false; it is run by: "
    let count = try folder.run("why Count"), card = try folder.run("why Card"), alone = try folder.run("why Alone")
    #expect(
      count.output.contains(condition + "button of a widget in Widgets\n") && count.status == 0, "\(count.output)")
    #expect(card.output.contains(condition + "snippet of an intent in Trips\n") && card.status == 0, "\(card.output)")
    #expect(alone.output.contains("'isDiscoverable' is false\n") && alone.status == 1, "\(alone.output)")
  }

  /// 'tools' has the same words: the system runs such an intent, and people find it in no list of actions.
  @Test func theSystemRunsConfigurationsAndFocusFilters() throws {
    let folder = try CommandFolder([
      "App/A.swift": #"""
      import AppIntents
      struct Calm: SetFocusFilterIntent {
        static let title: LocalizedStringResource = "Calm"
        var displayRepresentation: DisplayRepresentation { "Calm" }
        func perform() async throws -> some IntentResult { Library.calm(); return .result() }
      }
      struct Setup: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Setup" }
      """#
    ])
    for (name, role) in [
      ("Calm", "the system runs it when a Focus changes"), ("Setup", "it configures a widget"),
    ] {
      let output = try folder.run("why \(name) App").output
      #expect(output.contains("    -  Shortcuts and Spotlight may list it              \(role)\n"), "\(output)")
      #expect(!output.contains("in Shortcuts alone"), "\(output)")
    }
  }

  /// A provider is often called 'AppShortcuts', as the table of phrases.
  @Test func errorsOfAnotherAppShortcutAreNotItsOwn() throws {
    let source = #"""
      struct Halt: AppIntent { static let title: LocalizedStringResource = "Halt" }
      struct Play: AppIntent { static let title: LocalizedStringResource = "Play" }
      struct AppShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Halt(), phrases: ["Halt it"], shortTitle: "Halt", systemImageName: "stop")
          AppShortcut(intent: Play(), phrases: ["Play \(.applicationName)"], shortTitle: "Play", systemImageName: "play")
        }
      }
      """#
    let folder = try CommandFolder(["App/A.swift": "import AppIntents\n" + source])
    #expect(try folder.run("why Halt App").output.contains("   no  Siri can match each of its phrases\n"))
    #expect(try folder.run("why Play App").output.contains("  yes  Siri can match each of its phrases"))
  }

  @Test func targetsWithoutAnAppAreNotInItsMetadata() throws {
    func package(_ targets: String) -> String {
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Go\", targets: [\(targets)])"
    }
    let source = """
      import AppIntents
      struct Go: AppIntent {
        static let title: LocalizedStringResource = "Go"
        func perform() async throws -> some IntentResult { Library.open(); return .result() }
      }

      """
    let apart = twoTargets.replacing("(ST, ET)", with: "(ST)").replacing("(DW)", with: "()")
    let folder = try CommandFolder([
      "Apart/Trips.xcodeproj/project.pbxproj": apart, "Apart/Trips/App.swift": "", "Apart/Shared/S.swift": "",
      "Apart/Widgets/Widget.swift": source, "Apart/Widgets/Info.plist": widgetInfo,
      "Tool/Package.swift": package(
        #".executableTarget(name: "Tool", dependencies: ["Core"]), .target(name: "Core")"#),
      "Tool/Sources/Tool/main.swift": "import Core\n", "Tool/Sources/Core/Core.swift": source,
      "Go/Package.swift": package(#".executableTarget(name: "Go")"#),
      "Go/Sources/Go/Go.swift": "import SwiftUI\n" + source
        + "@main struct GoApp: App { var body: some Scene { WindowGroup {} } }\n",
      "Kit/Package.swift": package(#".target(name: "Kit")"#), "Kit/Sources/Kit/Kit.swift": source,
    ])
    for (path, row, status) in [
      ("Apart", "   no  the app's metadata contains it                   no app uses the target of 'Widgets'\n", 1),
      ("Tool", "   no  the app's metadata contains it                   a command-line tool has no document\n", 1),
      ("Go", "  yes  the app's metadata contains it\n", 0),
      (
        "Kit",
        "    ?  the app's metadata contains it                   not known without an app target (scan the app, too)\n",
        0
      ),
    ] {
      let outcome = try folder.run("why Go \(path)")
      #expect(outcome.output.contains(row) && outcome.status == status, "\(outcome.output)")
    }
  }

  /// A language of the app may have no phrase, although no rule asks for one.
  @Test func languagesWithoutPhrasesAreNamed() throws {
    let folder = try CommandFolder([
      "Trips.xcodeproj/project.pbxproj": twoTargets.replacing("(en, Base)", with: "(en, Base, de)"),
      "Trips/App.swift": "", "Widgets/Widget.swift": "", "Widgets/Info.plist": widgetInfo,
      "Shared/S.swift": sharedProvider,
    ])
    let output = try folder.run("why Go").output
    #expect(
      output.contains(
        "    -  its phrases are in the app's languages           Siri knows no phrase of the app in de\n"),
      "\(output)")
  }

  @Test func declarationsAboveTheLimitAreCounted() throws {
    let intents = (0..<103).map { "struct A\($0): AppIntent { static let title: LocalizedStringResource = \"Same\" }" }
    let folder = try CommandFolder(["App/A.swift": "import AppIntents\n" + intents.joined(separator: "\n")])
    let text = try folder.run("why Same App").output
    #expect(text.hasSuffix("\n3 more declarations have this name; ask for a type by its qualified name\n"))
    #expect(text.contains("intent A99 ") && !text.contains("intent A100 "))
    #expect(try folder.run("why Same App --format json").output.contains("\"others\": 3"))
  }

  /// A rule that is renamed would no longer be asked.
  @Test(arguments: WhyCondition.all.flatMap(\.rules))
  func conditionsAskRulesThatExist(id: String) { #expect(Rule.named(id) != nil) }
}

private let sharedProvider = #"""
  import AppIntents
  struct Go: AppIntent {
    static let title: LocalizedStringResource = "Go"
    func perform() async throws -> some IntentResult { Library.open(); return .result() }
  }
  struct Provider: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Go(), phrases: ["Go in \(.applicationName)"], shortTitle: "Go", systemImageName: "a")
    }
  }
  """#
