import AppIntents

// The compiler shows the whole tuple for every variable of a pattern.
struct Pattern: AppIntent {
  static let title: LocalizedStringResource = "Pattern"
  static let (openAppWhenRun, isDiscoverable) = (true, false)
  func perform() async throws -> some IntentResult { .result() }
}
