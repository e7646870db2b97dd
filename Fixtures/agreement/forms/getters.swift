import AppIntents

struct Getters: AppIntent {
  static var title: LocalizedStringResource { return "Returned" }
  static var description: IntentDescription? { get { "Got" } }
  static var openAppWhenRun: Bool { get { true } set { } }
  static var isDiscoverable: Bool { get { return false } }
  func perform() async throws -> some IntentResult { .result() }
}
