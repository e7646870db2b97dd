import AppIntents

// The bare name again: two types, told apart by their qualified names.
struct Tabs {
  struct Open: AppIntent {
    static let title: LocalizedStringResource = "Open Tab"
    func perform() async throws -> some IntentResult { .result() }
  }
}
