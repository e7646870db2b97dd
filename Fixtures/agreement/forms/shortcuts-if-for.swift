import AppIntents

let many = false
struct Go: AppIntent { static let title: LocalizedStringResource = "Go"; func perform() async throws -> some IntentResult { .result() } }
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Go(), phrases: ["First \(.applicationName)"], shortTitle: "First", systemImageName: "a")
    if many {
      AppShortcut(intent: Go(), phrases: ["Second \(.applicationName)"], shortTitle: "Second", systemImageName: "b")
    }
    for _ in 0..<2 {
      AppShortcut(intent: Go(), phrases: ["Third \(.applicationName)"], shortTitle: "Third", systemImageName: "c")
    }
  }
}
