import AppIntents

// Xcode's tool gives the availability of an 'if #available' block to the App Shortcuts in it and to those after it.

struct Open: AppIntent {
  static let title: LocalizedStringResource = "Open"

  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 18.0, macOS 15.0, *)
struct Sort: AppIntent {
  static let title: LocalizedStringResource = "Sort"

  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])
    if #available(iOS 18.0, macOS 15.0, *) {
      AppShortcut(intent: Sort(), phrases: ["Sort with \(.applicationName)"])
    }
    AppShortcut(intent: Open(), phrases: ["Show \(.applicationName)"])
  }
}
