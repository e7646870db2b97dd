import AppIntents

struct Implicit: AppIntent {
  static let ownTitle: LocalizedStringResource = "Own"
  static let title: LocalizedStringResource = ownTitle
  static var description: IntentDescription? { IntentDescription(ownTitle) }
  func perform() async throws -> some IntentResult { .result() }
}
