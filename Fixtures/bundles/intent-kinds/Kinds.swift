import AppIntents
import SwiftUI

// One of each kind the system knows, named by the sub-protocol alone.
struct OpenPlant: OpenIntent {
  static let title: LocalizedStringResource = "Open Plant"
  @Parameter(title: "Plant") var target: PlantEntity
}
extension OpenPlant {
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenGarden: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Garden"
  @Parameter(title: "Plant") var target: PlantEntity
}

struct DeletePlants: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Plants"
  @Parameter(title: "Plants") var entities: [PlantEntity]
  func perform() async throws -> some IntentResult { .result() }
}

struct SetWatering: SetValueIntent {
  static let title: LocalizedStringResource = "Set Watering"
  @Parameter(title: "Is Watered") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct SearchPlants: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Plants"
  static let searchScopes: [StringSearchScope] = [.general, .movies]
  @Parameter(title: "Criteria") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult { .result() }
}

struct MovePot: UndoableIntent {
  static let title: LocalizedStringResource = "Move Pot"
  func perform() async throws -> some IntentResult { .result() }
}

struct PlayBirdsong: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Birdsong"
  func perform() async throws -> some IntentResult { .result() }
}

struct RecordBirdsong: AudioRecordingIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Record Birdsong"
  func perform() async throws -> some IntentResult { .result() }
}

struct StartAudio: AudioStartingIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Start Audio"
  func perform() async throws -> some IntentResult { .result() }
}

struct CountPlants: AppIntent, ProgressReportingIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Count Plants"
  func perform() async throws -> some IntentResult { .result() }
}

struct GardenWidget: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Garden"
  static let description: IntentDescription? = "Shows one bed of the garden."
  @Parameter(title: "Plant") var plant: PlantEntity?
}

struct SprinklerControl: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Sprinkler"
  @Parameter(title: "Plant") var plant: PlantEntity
}

struct GardenFocus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Garden Focus"
  static let description: IntentDescription? = "Hides what is out of season."
  @Parameter(title: "Only in Season", default: true) var onlyInSeason: Bool
  var displayRepresentation: DisplayRepresentation { "Garden" }
  func perform() async throws -> some IntentResult { .result() }
}

// As Apple's guide for focus filters shows it: the description is no 'IntentDescription'.
struct NightFocus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Night Focus"
  static let description: LocalizedStringResource? = "Hides what blooms by day."
  var displayRepresentation: DisplayRepresentation { "Night" }
  func perform() async throws -> some IntentResult { .result() }
}

struct PredictWatering: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Water Plant"
  @Parameter(title: "Plant") var plant: PlantEntity
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$plant) { plant in
      DisplayRepresentation(title: "Water \(plant.id)")
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct LinkToPlant: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Link to Plant"
  static let urlRepresentation: IntentURLRepresentation = "https://garden.example/plant"
  @Parameter(title: "Plant") var target: PlantEntity
  func perform() async throws -> some IntentResult { .result() }
}

// Uses of an intent that are no conformances.
struct Uses<Action: AppIntent> {
  var action: Action
  var any: any AppIntent
  func perform(_ intent: some AppIntent) where Action: OpenIntent {}
  let types: [any AppIntent.Type] = [OpenPlant.self]
}

struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Plant" }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
}
