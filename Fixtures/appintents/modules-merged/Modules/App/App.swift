import AppIntents
import Kit

struct OpenThing: AppIntent {
  static let title: LocalizedStringResource = "Open Thing"

  @Parameter(title: "Thing") var thing: Thing

  func perform() async throws -> some IntentResult { .result() }
}

struct Refresh: AppIntent {
  static let title: LocalizedStringResource = "Refresh the App"

  func perform() async throws -> some IntentResult { .result() }
}

struct AppPackage: AppIntentsPackage {
  static let includedPackages: [any AppIntentsPackage.Type] = [KitPackage.self]
}

struct AppShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: OpenThing(), phrases: ["Open a thing in \(.applicationName)"])
    AppShortcut(intent: Sync(), phrases: ["Sync \(.applicationName)"])
    AppShortcut(intent: Kit.Refresh(), phrases: ["Refresh \(.applicationName)"])
  }
}
