import AppIntents

class Root: AppIntent {
  class var title: LocalizedStringResource { "Root" }
  class var isDiscoverable: Bool { false }
  required init() {}
  func perform() async throws -> some IntentResult { .result() }
}
