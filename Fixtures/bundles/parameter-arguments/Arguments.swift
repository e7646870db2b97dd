import AppIntents

struct EveryArgument: AppIntent {
  static let title: LocalizedStringResource = "Every Argument"

  @Parameter(title: "Pages", default: 10, controlStyle: .stepper, inclusiveRange: (0, 1_000))
  var pages: Int

  @Parameter(title: "Offset", controlStyle: .field, inclusiveRange: (lowerBound: -5, upperBound: 0xFF))
  var offset: Int

  @Parameter(title: "Ratio", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1.5))
  var ratio: Double

  @Parameter(title: "Name", requestValueDialog: "What is it called?")
  var name: String

  @Parameter(title: "Author", requestValueDialog: IntentDialog("Who wrote it?"))
  var author: String

  @Parameter(title: "Publisher", requestValueDialog: .init("Who published it?"))
  var publisher: String

  @Parameter(
    title: "Note",
    inputOptions: String.IntentInputOptions(
      keyboardType: .URL, capitalizationType: .none, multiline: true, autocorrect: false)
  )
  var note: String

  @Parameter(title: "Code", inputOptions: .init(keyboardType: .numberPad), inputConnectionBehavior: .never)
  var code: String

  @Parameter(title: "Starred", default: true, displayName: .init(true: "Starred", false: "Plain"))
  var isStarred: Bool

  @Parameter(title: "Lent", displayName: Bool.IntentDisplayName(true: "Lent", false: "Here"))
  var isLent: Bool

  @Parameter(title: "Day", kind: .date)
  var day: Date

  @Parameter(title: "Scans", supportedContentTypes: [.pdf, .plainText], inputConnectionBehavior: .connectToPreviousIntentResult)
  var scans: [IntentFile]

  @Parameter(title: "Cover", supportedTypeIdentifiers: ["public.image", "com.example.cover"])
  var cover: IntentFile?

  @Parameter(title: "Shelf", requestValueDialog: "Which shelf?", requestDisambiguationDialog: "Which of these shelves?")
  var shelf: ShelfEntity

  @Parameter(title: "Mood", optionsProvider: MoodOptions())
  var mood: String

  @Parameter(title: "Drink", optionsProvider: DrinkOptions(isHot: true))
  var drink: String

  @Parameter(title: "Other Shelf", query: OtherShelfQuery())
  var otherShelf: ShelfEntity

  @Parameter(
    title: "Height", defaultValue: 1.5, defaultUnit: .meters, supportsNegativeNumbers: false)
  var height: Measurement<UnitLength>

  @Parameter(title: "Warmth", defaultValue: 20, unit: .celsius)
  var warmth: Measurement<UnitTemperature>?

  @Parameter(title: "Favorites", size: [.systemSmall: 1, .systemMedium: 3])
  var favorites: [ShelfEntity]

  @Parameter(title: "Most Read", size: 5)
  var mostRead: [ShelfEntity]

  @Parameter(
    title: "Spoken",
    requestValueDialog: IntentDialog(full: "Which one shall it be?", supporting: "Choose", systemImageName: "mic"))
  var spoken: String

  func perform() async throws -> some IntentResult { .result() }
}

struct MoodOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["calm", "curious"] }
}

struct DrinkOptions: DynamicOptionsProvider {
  var isHot: Bool
  func results() async throws -> ItemCollection<String> { ItemCollection(sections: []) }
}

struct ShelfEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Shelf" }
}

struct ShelfQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShelfEntity] { [] }
}

struct OtherShelfQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShelfEntity] { [] }
}
