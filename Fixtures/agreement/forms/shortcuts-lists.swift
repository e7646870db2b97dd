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
// A 'return' turns the builder off.
struct ReturnedLater: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    if #available(iOS 99, *) {
      return [AppShortcut(intent: Go(), phrases: ["Listed \(.applicationName)"], shortTitle: "Listed", systemImageName: "a")]
    }
    return []
  }
}
struct Empty: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { }
}
