import AppIntents

struct Interpolations: AppIntent {
  static let title: LocalizedStringResource = "Interpolations"
  @Parameter(title: "Item") var item: String
  @Parameter(title: "Count") var count: Int
  static var parameterSummary: some ParameterSummary { Summary("Take \(\.$count) of \(\.$item)\(\.$count)") }
  func perform() async throws -> some IntentResult { .result() }
}
struct Phrases: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Interpolations(), phrases: [
      "\(.applicationName) takes", "Take \(\.$item) with \(.applicationName)", "\(.applicationName)",
      "Take\(\.$item)\(.applicationName)",
    ], shortTitle: "Take", systemImageName: "hand")
  }
}
