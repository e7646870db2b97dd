import AppIntents

struct Go: AppIntent { static let title: LocalizedStringResource = "Go"; func perform() async throws -> some IntentResult { .result() } }
struct Listed: AppShortcutsProvider {
  static let appShortcuts: [AppShortcut] = [
    AppShortcut(intent: Go(), phrases: ["Stored \(.applicationName)"], shortTitle: "Stored", systemImageName: "a"),
    .init(intent: Go(), phrases: ["Dotted \(.applicationName)"], shortTitle: "Dotted", systemImageName: "b"),
  ]
}
struct Returned: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [AppShortcut(intent: Go(), phrases: ["Returned \(.applicationName)"], shortTitle: "Returned", systemImageName: "a")]
  }
}
struct InBuilder: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    [AppShortcut(intent: Go(), phrases: ["Listed \(.applicationName)"], shortTitle: "Listed", systemImageName: "a")]
    AppShortcut(intent: Go(), phrases: ["Behind \(.applicationName)"], shortTitle: "Behind", systemImageName: "b")
  }
}
struct Empty: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { }
}
