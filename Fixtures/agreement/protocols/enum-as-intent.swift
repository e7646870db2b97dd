import AppIntents

enum Verb: AppIntent {
  case only
  init() { self = .only }
  static let title: LocalizedStringResource = "Verb"
  func perform() async throws -> some IntentResult { .result() }
}
actor Doer: AppIntent { static let title: LocalizedStringResource = "Doer"; init() {}; func perform() async throws -> some IntentResult { .result() } }
