import AppIntents

struct Go: AppIntent {
  static let title: LocalizedStringResource = "Go"
  @Parameter(title: "Where", default: "home") var place: String
  init() {}
  init(place: String) { self.place = place }
  func perform() async throws -> some IntentResult { .result() }
}
struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.grape
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Go(), phrases: ["Go with \(.applicationName)"], shortTitle: "Go", systemImageName: "figure")
    AppShortcut(intent: Go(place: "work"), phrases: ["Work with \(.applicationName)"], shortTitle: "Work", systemImageName: "bag")
    if #available(iOS 99, *) {
      AppShortcut(intent: Go(), phrases: ["Later \(.applicationName)"], shortTitle: "Later", systemImageName: "clock")
    }
  }
}
