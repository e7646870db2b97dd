import AppIntents
import Kit

struct Raise: KitIntent {
  static let title: LocalizedStringResource = "Raise"
  @Parameter(title: "Level", default: .high) var level: Level
  func perform() async throws -> some IntentResult { .result() }
}
