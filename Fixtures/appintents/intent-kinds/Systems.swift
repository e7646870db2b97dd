import AppIntents

struct ShelfEntity: AppEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()
  static var urlRepresentation: URLRepresentation { "https://example.com/\(.id)" }

  let id: Int
  var displayRepresentation: DisplayRepresentation { "Shelf" }
}

struct ShelfQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [ShelfEntity] { [] }
}

enum Room: String, AppEnum {
  case hall, attic

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [.hall: "Hall", .attic: "Attic"]
}

/// The system opens the address; there is nothing to perform.
struct OpenShelf: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  static let openAppWhenRun = true

  @Parameter(title: "Shelf") var target: ShelfEntity
}

struct OpenRoom: OpenIntent {
  static let title: LocalizedStringResource = "Open Room"
  static let supportedModes: IntentModes = .foreground

  @Parameter(title: "Room") var target: Room

  func perform() async throws -> some IntentResult { .result() }
}

struct DeleteShelves: DeleteIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Delete Shelves"

  @Parameter(title: "Shelves") var entities: [ShelfEntity]

  func perform() async throws -> some IntentResult { .result() }
}

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct Recording: AudioRecordingIntent, AudioPlaybackIntent, LiveActivityIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Record"

  func perform() async throws -> some IntentResult { .result() }
}

struct Focus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Focus"

  @Parameter(title: "Quiet", default: true) var quiet: Bool

  var displayRepresentation: DisplayRepresentation { "Quiet" }

  func perform() async throws -> some IntentResult { .result() }
}

struct Lamp: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp"
}
