import AppIntents

// Each is computed from the other: no value, and no end.
struct Cycle: AppIntent {
  static var title: LocalizedStringResource { Other.title }
  static var openAppWhenRun: Bool { Self.isDiscoverable }
  static var isDiscoverable: Bool { Cycle.openAppWhenRun }
  func perform() async throws -> some IntentResult { .result() }
}
struct Other: AppIntent {
  static var title: LocalizedStringResource { Cycle.title }
  func perform() async throws -> some IntentResult { .result() }
}
