import AppIntents

struct Narrow: AppIntent {
  static let title: LocalizedStringResource = "No break and ​ zero"
  @Parameter(title: "Emoji 👩‍👩‍👧 flag 🇩🇪", default: "é é") var emoji: String
  func perform() async throws -> some IntentResult { .result() }
}
