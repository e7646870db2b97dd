import AppIntents

let image: LocalizedStringResource = "gear"
struct Go: AppIntent { static let title: LocalizedStringResource = "Go"; func perform() async throws -> some IntentResult { .result() } }
func make() -> AppShortcut { AppShortcut(intent: Go(), phrases: ["Made \(.applicationName)"], shortTitle: "Made", systemImageName: "a") }
struct Shortcuts: AppShortcutsProvider {
  static let shared = Go()
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Go(), phrases: ["Image \(.applicationName)"], shortTitle: image, systemImageName: "c")
    AppShortcut(intent: shared, phrases: ["Shared \(.applicationName)"], shortTitle: "Shared", systemImageName: "b")
    make()
  }
}
