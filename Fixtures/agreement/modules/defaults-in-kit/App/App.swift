import AppIntents
import Kit

struct Choose: AppIntent {
  static let title: LocalizedStringResource = titled()
  @Parameter(title: "a", optionsProvider: Numbers()) var a: Int
  @Parameter(title: "b", optionsProvider: Numbers(limit: 4)) var b: Int
  func perform() async throws -> some IntentResult { .result() }
}
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Ride(count: 2), phrases: ["Ride \(.applicationName)"], shortTitle: "Ride", systemImageName: "a")
    AppShortcut(intent: Ride(name: "x"), phrases: ["Named \(.applicationName)"], shortTitle: "Named", systemImageName: "a")
  }
}
