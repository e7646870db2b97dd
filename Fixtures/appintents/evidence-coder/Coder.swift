import AppIntents

// Each form is in no document that Xcode wrote, but in the code of Apple's frameworks that reads the same format.

@available(iOS, introduced: 16.0, deprecated: 17.0)
struct CountBooks: AppIntent {
  static let title: LocalizedStringResource = "Count Books"
  static let description = IntentDescription("Counts the books.", resultValueName: "Number of Books")
  static var parameterSummary: some ParameterSummary { Summary() }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}

@available(iOS, introduced: 16.0, deprecated: 17.0, obsoleted: 26)
struct ComparesValues: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Compares Values"

  static var parameterSummary: some ParameterSummary {
    When(\.$count, .greaterThan, 3) {
      Summary("Three")
    } otherwise: {
      When(\.$ratio, .equalTo, 0.5) {
        Summary("Half")
      } otherwise: {
        Switch(\.$isLoud) {
          Case(true) { Summary("Loud") }
        }
      }
    }
  }

  @Parameter(title: "Count", inputConnectionBehavior: .never) var count: Int
  @available(iOS 18.0, *)
  @Parameter(title: "Ratio") var ratio: Double
  @Parameter(title: "Loud") var isLoud: Bool

  func perform() async throws -> some IntentResult { .result() }
}

/// Default values that the framework does not require to be constants.
struct HasDefaults: AppIntent {
  static let title: LocalizedStringResource = "Has Defaults"

  @Parameter(title: "Song", default: Song.newest) var song: Song
  @Parameter(title: "Page", default: makePage()) var page: URL
  @Parameter(title: "Mood", default: .calm) var mood: Mood
  @Parameter(title: "Speed") var speed: Measurement<UnitSpeed>
  @Parameter(title: "Cover", supportedTypeIdentifiers: ["public.image"]) var cover: IntentFile
  @Parameter(title: "Line", inputOptions: .init(capitalizationType: .sentences)) var line: String

  func perform() async throws -> some IntentResult { .result() }
}

enum Mood: String, AppEnum {
  case calm, loud
  @available(iOS 18.0, *) case wild

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mood", synonyms: ["Temper"])
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .calm: DisplayRepresentation(title: "Calm", image: .init(systemName: "leaf"), descriptionText: "Quiet music"),
    .loud: "Loud", .wild: "Wild",
  ]
}

struct Song: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()

  let id: String
  @Property(title: "Name", customIndexingKey: CSCustomAttributeKey(keyName: "com_example_name")!) var name: String
  @Property var length: Int
  var displayRepresentation: DisplayRepresentation { "Song" }
}

struct SongQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = IntentDescription("Finds songs.", searchKeywords: ["music"])

  @IntentParameterDependency<HasDefaults>(\.$song) var hasDefaults

  func entities(for identifiers: [String]) async throws -> [Song] { [] }
  func allEntities() async throws -> [Song] { [] }
}

struct SongPropertyQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Song.$name) { NotEqualToComparator { $0 } }
    Property(\Song.$length) {
      EqualToComparator { $0 }
      IsBetweenComparator { $0 }
    }
  }
  static let sortingOptions = SortingOptions {}

  func entities(for identifiers: [String]) async throws -> [Song] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [EntityQuerySort<Song>], limit: Int?
  ) async throws -> [Song] { [] }
}

struct Names: DynamicOptionsProvider {
  func results() async throws -> [String] { [] }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: HasDefaults(mood: .loud), phrases: ["Play with \(.applicationName)"], shortTitle: "Play",
      systemImageName: "music.note",
      parameterPresentation: ParameterPresentation(
        for: \.$song, summary: Summary("Play \(\.$song)"),
        optionsCollections: {
          OptionsCollection(Names(), title: "Names")
        }))
  }
}

/// The framework declares both macros and conformances.
@AppIntent(schema: .presentation.deleteSlide)
struct DeleteSlide: DeleteIntent, UndoableIntent {
  @Parameter(title: "Songs") var entities: [Song]

  func perform() async throws -> some IntentResult { .result() }
}
