import AppIntents

struct SketchTrip: AppIntent {
  static let title: LocalizedStringResource = "Sketch Trip"

  func perform() async throws -> some IntentResult { .result() }
}
