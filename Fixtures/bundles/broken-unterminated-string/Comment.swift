import AppIntents

struct BeforeComment: AppIntent {
  static let title: LocalizedStringResource = "Before the Comment"
  func perform() async throws -> some IntentResult { .result() }
}

/* Never closed.

struct Commented: AppIntent {
  static let title: LocalizedStringResource = "Commented"
}
