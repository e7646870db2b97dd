import AppIntents

struct Before: AppIntent {
  static let title: LocalizedStringResource = "Before"
  func perform() async throws -> some IntentResult { .result() }
}

struct Missing: AppIntent {
  static let title: LocalizedStringResource = "Missing"
  func perform() async throws -> some IntentResult {
    if true {
    return .result()
  }
}
