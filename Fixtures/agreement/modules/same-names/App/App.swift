import AppIntents
import Kit

struct Open: AppIntent { static let title: LocalizedStringResource = "App's"; func perform() async throws -> some IntentResult { .result() } }
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Open(), phrases: ["Mine \(.applicationName)"], shortTitle: "Mine", systemImageName: "a")
    AppShortcut(intent: Kit.Open(), phrases: ["Kit's \(.applicationName)"], shortTitle: "Kit's", systemImageName: "b")
  }
}
