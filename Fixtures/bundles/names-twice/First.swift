import AppIntents

struct Bookmarks {
  struct Open: AppIntent {
    static let title: LocalizedStringResource = "Open Bookmark"
    func perform() async throws -> some IntentResult { .result() }
  }
}
