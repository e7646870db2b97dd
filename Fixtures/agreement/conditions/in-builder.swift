import AppIntents

struct Go: AppIntent { static let title: LocalizedStringResource = "Go"; func perform() async throws -> some IntentResult { .result() } }
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    #if os(Linux)
      AppShortcut(intent: Go(), phrases: ["Linux \(.applicationName)"], shortTitle: "Linux", systemImageName: "a")
    #else
      AppShortcut(intent: Go(), phrases: ["Else \(.applicationName)"], shortTitle: "Else", systemImageName: "b")
    #endif
    #if DEBUG
      AppShortcut(intent: Go(), phrases: ["Debug \(.applicationName)"], shortTitle: "Debug", systemImageName: "c")
    #endif
    AppShortcut(intent: Go(), phrases: ["Last \(.applicationName)"], shortTitle: "Last", systemImageName: "d")
  }
}
