import AppIntents

struct Go: AppIntent { static let title: LocalizedStringResource = "Go"; func perform() async throws -> some IntentResult { .result() } }
struct Shortcuts: AppShortcutsProvider {
  static let ownTitle: LocalizedStringResource = "Own"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Go(), phrases: ["Go \(.applicationName)"], shortTitle: ownTitle, systemImageName: "a")
    AppShortcut(intent: Go(), phrases: ["Come \(.applicationName)"], shortTitle: Self.ownTitle, systemImageName: "b")
  }
}
