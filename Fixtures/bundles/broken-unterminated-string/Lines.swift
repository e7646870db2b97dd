import AppIntents

struct BeforeLines: AppIntent {
  static let title: LocalizedStringResource = "Before the Lines"
  func perform() async throws -> some IntentResult { .result() }
}

let text = """
  Never closed.

struct Swallowed: AppIntent {
  static let title: LocalizedStringResource = "Swallowed"
}
