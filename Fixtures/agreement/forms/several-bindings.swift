import AppIntents

// The compiler shows the first value for every variable of one declaration.
struct Bindings: AppIntent {
  static let title: LocalizedStringResource = "Bindings"
  static let openAppWhenRun = true, isDiscoverable = false
  func perform() async throws -> some IntentResult { .result() }
}
