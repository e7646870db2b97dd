import AppIntents

// Each form is in no document that Xcode wrote, but public projects state how it is in their builds.

enum Level: Int, AppEnum {
  case low
  case high = 10

  static let persistentIdentifier = "level"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

struct SetLevel: AppIntent {
  static let title: LocalizedStringResource = "Set Level"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  static var parameterSummary: some ParameterSummary {
    When(\.$level, .equalTo, .high) {
      Summary("High")
    } otherwise: {
      Summary("Low")
    }
  }

  @Parameter(title: "Level", default: .high) var level: Level
  @Parameter(title: "Share", controlStyle: .slider, inclusiveRange: (0, 1.5)) var share: Double
  @Parameter(title: "Distance") var distance: Measurement<UnitLength>
  @Parameter(title: "Receiver") var receiver: IntentPerson
  @Parameter(title: "Amount") var amount: IntentCurrencyAmount?
  @Parameter(title: "Loud", displayName: .init(true: "Loud", false: "Quiet")) var isLoud: Bool
  @Parameter(title: "Name", inputOptions: .init(keyboardType: .URL, multiline: true)) var name: String
  @Parameter(title: "Rooms", size: [.systemSmall: .init(min: 0, max: 3), .systemMedium: 5]) var rooms: [Room]

  func perform() async throws -> some IntentResult { .result() }
}

struct SearchesMovies: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Searches Movies"
  static let searchScopes: [StringSearchScope] = [.general, .movies, .tv, .freeformVideo]

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

struct Records: AppIntent {
  static let title: LocalizedStringResource = "Records"

  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 26.0, *)
extension Records: AudioRecordingIntent, LiveActivityIntent {}

struct Room: SyncableEntity {
  static let persistentIdentifier = "room"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()

  let id: String
  @Property(title: "Tags") var tags: Set<String>
  var displayRepresentation: DisplayRepresentation { "Room" }
}

struct RoomQuery: EntityQuery {
  static let persistentIdentifier = "rooms"

  func entities(for identifiers: [String]) async throws -> [Room] { [] }
}

struct OpenRoom: OpenIntent {
  static let title: LocalizedStringResource = "Open Room"

  @Parameter(title: "Room") var target: Room

  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .teal
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: SetLevel(), phrases: ["Set \(.applicationName)"], shortTitle: "Set", systemImageName: "plus")
  }
}

struct AppPackage: AppIntentsPackage {}
