import AppIntents

// The compiler omits a switch in a builder without a trace.
let number = 1
struct Go: AppIntent { static let title: LocalizedStringResource = "Go"; func perform() async throws -> some IntentResult { .result() } }
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Go(), phrases: ["First \(.applicationName)"], shortTitle: "First", systemImageName: "a")
    switch number {
    case 1: AppShortcut(intent: Go(), phrases: ["One \(.applicationName)"], shortTitle: "One", systemImageName: "b")
    default: AppShortcut(intent: Go(), phrases: ["Many \(.applicationName)"], shortTitle: "Many", systemImageName: "c")
    }
  }
}
