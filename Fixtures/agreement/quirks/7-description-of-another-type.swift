import AppIntents

struct Described: AppIntent {
  static let title: LocalizedStringResource = "Described"
  static let description = IntentDescription("not the requirement's type")
  func perform() async throws -> some IntentResult { .result() }
}
struct Texted: AppIntent {
  static let title: LocalizedStringResource = "Texted"
  static let description: LocalizedStringResource = "a resource"
  func perform() async throws -> some IntentResult { .result() }
}
