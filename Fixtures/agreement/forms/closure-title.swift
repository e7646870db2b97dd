import AppIntents

struct ClosureTitle: AppIntent {
  static let title: LocalizedStringResource = { "Closure" }()
  static let isDiscoverable: Bool = { () -> Bool in false }()
  func perform() async throws -> some IntentResult { .result() }
}
