import AppIntents

struct PingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ping"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

/// Neither a short title nor an image.
struct PingShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PingIntent(),
      phrases: ["Ping with \(.applicationName)"])
  }
}
