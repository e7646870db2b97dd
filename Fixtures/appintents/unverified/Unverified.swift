import AppIntents

// Each type is about one thing that no captured document of Apple's shows, or that the source doesn't say.

struct Plain: AppIntent {
  static let title: LocalizedStringResource = "Plain"

  func perform() async throws -> some IntentResult { .result() }
}

struct NotConstant: AppIntent {
  static let title: LocalizedStringResource = Titles.first

  func perform() async throws -> some IntentResult { .result() }
}

enum Titles { static let first: LocalizedStringResource = "First" }

struct HasInitialValue: AppIntent {
  static let title: LocalizedStringResource = "Has Initial Value"

  @Parameter(title: "Text") var text: String = "a"

  func perform() async throws -> some IntentResult { .result() }
}

struct Twice: AppIntent {
  static let title: LocalizedStringResource = "Twice"

  func perform() async throws -> some IntentResult { .result() }
}

extension Titles {
  struct Twice: AppIntent {
    static let title: LocalizedStringResource = "Twice Again"

    func perform() async throws -> some IntentResult { .result() }
  }
}

struct BothModes: AppIntent {
  static let title: LocalizedStringResource = "Both Modes"
  static let supportedModes: IntentModes = [.background, .foreground]

  func perform() async throws -> some IntentResult { .result() }
}

private struct Secret: AppIntent {
  static let title: LocalizedStringResource = "Secret"

  func perform() async throws -> some IntentResult { .result() }
}

/// How a comparison of a list is written is inferred, so that the query, its entity and the intent about it stay out.
struct Shelf: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()

  let id: Int
  @Property(title: "Labels") var labels: [String]
  @ComputedProperty(title: "Width", customIndexingKey: CSCustomAttributeKey(keyName: "width")) var width: Int { 1 }

  var displayRepresentation: DisplayRepresentation { "Shelf" }
}

struct ShelfQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Shelf.$labels) { ContainsComparator { $0 } }
  }
  static let sortingOptions = SortingOptions {}

  @IntentParameter(title: "Limit", default: 10) var limit: Int

  func entities(for identifiers: [Int]) async throws -> [Shelf] { [] }
}

struct Dust: AppIntent {
  static let title: LocalizedStringResource = "Dust"

  @Parameter(title: "Shelf") var shelf: Shelf

  func perform() async throws -> some IntentResult { .result() }
}

enum Level: Double, AppEnum {
  case low, high

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

@AppIntent(schema: .appStore.installApplication)
struct InstallApplication {
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Plain(), phrases: ["Plain \(.applicationName)"])
    AppShortcut(intent: Dust(), phrases: ["Dust with \(.applicationName)"])
  }
}

@AppIntent(schema: .presentation.deleteSlide)
struct DeleteSlide: DeleteIntent {
  @Parameter(title: "Shelves") var entities: [Shelf]

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .books.openBook)
struct OpenBook {
  @Parameter(title: "Book") var target: Shelf

  func perform() async throws -> some IntentResult { .result() }
}

/// The former macro adds no 'OpenIntent', so nothing about it is unverified.
@AssistantIntent(schema: .browser.openBookmark)
struct OpenBookmark {
  func perform() async throws -> some IntentResult { .result() }
}

/// The framework asks neither of an entity or a query without a schema.
struct Notebook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Notebook"
  static let defaultQuery = NotebookQuery()
  static let isDiscoverable = false

  let id: Int
  var displayRepresentation: DisplayRepresentation { "Notebook" }
}

struct NotebookQuery: EntityQuery {
  static let isAssistantOnly = true

  func entities(for identifiers: [Int]) async throws -> [Notebook] { [] }
}

struct OpenShelf: OpenIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  @Parameter(title: "Level") var target: Level
}

extension ShelfQuery {
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [EntityQuerySort<Shelf>], limit: Int?
  ) async throws -> [Shelf] { [] }
}
