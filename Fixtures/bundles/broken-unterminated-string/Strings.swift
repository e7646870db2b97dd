import AppIntents

struct Before: AppIntent {
  static let title: LocalizedStringResource = "Before"
  func perform() async throws -> some IntentResult { .result() }
}

struct Unterminated: AppIntent {
  static let title: LocalizedStringResource = "Never closed
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult { .result() }
}

struct After: AppIntent {
  static let title: LocalizedStringResource = "After"
  func perform() async throws -> some IntentResult { .result() }
}
