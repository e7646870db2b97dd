import AppIntents

enum Sport: String, AppEnum {
  case run
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sport"
  static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [.run: "Run"]
}
struct Begin: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Begin"
  static let suggestedWorkouts: [Begin] = []
  @Parameter(title: "Sport") var workoutStyle: Sport
  var displayRepresentation: DisplayRepresentation { "Begin" }
  func perform() async throws -> some IntentResult { .result() }
}
struct Focus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Focus"
  @Parameter(title: "Quiet", default: true) var quiet: Bool
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Focus") }
  func perform() async throws -> some IntentResult { .result() }
}
struct Resume: ResumeWorkoutIntent { static let title: LocalizedStringResource = "Resume"; func perform() async throws -> some IntentResult { .result() } }
