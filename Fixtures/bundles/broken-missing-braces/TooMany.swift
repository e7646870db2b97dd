import AppIntents

struct Closed: AppIntent {
  static let title: LocalizedStringResource = "Closed"
  func perform() async throws -> some IntentResult { .result() }
}
}

struct AfterExtraBrace: AppIntent {
  static let title: LocalizedStringResource = "After an Extra Brace"
  func perform() async throws -> some IntentResult { .result() }
}
