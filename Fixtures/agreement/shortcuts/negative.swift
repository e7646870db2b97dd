import AppIntents

struct Stop: AppIntent { static let title: LocalizedStringResource = "Stop"; func perform() async throws -> some IntentResult { .result() } }
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { AppShortcut(intent: Stop(), phrases: ["Stop \(.applicationName)", "\(.applicationName)\u{20}stop"], shortTitle: "Stop", systemImageName: "stop") }
  static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: ["Go \(.applicationName)", "Don't stop"]) }
}
