import AppIntents

struct Go: AppIntent { static let title: LocalizedStringResource = "Go"; func perform() async throws -> some IntentResult { .result() } }
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    if #unavailable(iOS 18) {
      AppShortcut(intent: Go(), phrases: ["Old \(.applicationName)"], shortTitle: "Old", systemImageName: "clock")
    } else {
      AppShortcut(intent: Go(), phrases: ["New \(.applicationName)"], shortTitle: "New", systemImageName: "clock")
    }
  }
}
