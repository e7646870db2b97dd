import AppIntents

struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"
  let parameterSummary = "an instance's"
  let authenticationPolicy = "nor this"
  class Inner { static let openAppWhenRun = true; static var parameterSummary: String { "x" } }
  enum Keys: String { case title, description }
  func perform() async throws -> some IntentResult { .result() }
}
