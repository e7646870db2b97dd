import AppIntents

// Hört nothing of what is open in a comment: { " /*
struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open Shelf"

  @Parameter(title: "Name") var größe: String

  func perform() async throws -> some IntentResult { .result() }
}
