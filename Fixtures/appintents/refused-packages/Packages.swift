import AppIntents

struct AppPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] }
}

struct OtherPackage: AppIntentsPackage {}

struct Paint: AppIntent {
  static let title: LocalizedStringResource = "Paint"

  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .ultraviolet
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Paint(), phrases: ["Paint with \(.applicationName)"], shortTitle: "Paint", systemImageName: "book")
  }
}
