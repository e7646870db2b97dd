import AppIntents

struct IntentDescription { init(_ s: String) {} }
struct Own: AppIntent {
  static let title: LocalizedStringResource = "Own"
  static let description = AppIntents.IntentDescription("the framework's")
  func perform() async throws -> some IntentResult { .result() }
}
