import AppIntents
import NotesKit

@main struct NotesApp {
  static func main() { NotesShortcuts.updateAppShortcutParameters() }
}

#if CLOUD
struct SyncNotes: AppIntent {
  static let title: LocalizedStringResource = "Sync Notes"

  func perform() async throws -> some IntentResult { .result() }
}
#endif

#if DEBUG
struct ResetNotes: AppIntent {
  static let title: LocalizedStringResource = "Reset Notes"

  func perform() async throws -> some IntentResult { .result() }
}
#endif

struct NotesShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenNote(), phrases: ["Open a note in \(.applicationName)", "Show My Notes & Lists \(.applicationName)"],
      shortTitle: "Open Note", systemImageName: "note")
  }
}
