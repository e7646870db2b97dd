import AppIntents

let title: LocalizedStringResource = "Global"
struct Shadow: AppIntent {
  static let title: LocalizedStringResource = "Member"
  var description: String { "an instance's" }
  var openAppWhenRun: Bool { true }
  func isDiscoverable() -> Bool { false }
  struct Inner { static let title = "Inner's" }
  func perform() async throws -> some IntentResult { .result() }
}
