import AppIntents

enum A { struct Open: AppIntent { static let title: LocalizedStringResource = "A"; func perform() async throws -> some IntentResult { .result() } } }
enum B { struct Open: AppIntent { static let title: LocalizedStringResource = "B"; func perform() async throws -> some IntentResult { .result() } } }
struct Open: AppIntent { static let title: LocalizedStringResource = "Top"; func perform() async throws -> some IntentResult { .result() } }
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: A.Open(), phrases: ["A \(.applicationName)"], shortTitle: "A", systemImageName: "a")
    AppShortcut(intent: Open(), phrases: ["Top \(.applicationName)"], shortTitle: "Top", systemImageName: "b")
    AppShortcut(intent: App.B.Open(), phrases: ["B \(.applicationName)"], shortTitle: "B", systemImageName: "c")
  }
}
