import AppIntents

// Two providers inherit one list, so that each of its phrases comes twice from the same place.
struct Go: AppIntent {
  static let title: LocalizedStringResource = "Go"
  func perform() async throws -> some IntentResult { .result() }
}
protocol Offering: AppShortcutsProvider {}
extension Offering {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Go(), phrases: ["Go with \(.applicationName)"], shortTitle: "Go", systemImageName: "figure")
  }
}
struct First: Offering {}
struct Second: Offering {}
