import AppIntents

struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  func perform() async throws -> some IntentResult { .result() }
}

struct Knock: AppIntent {
  static let title: LocalizedStringResource = "Knock"
  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 18, macOS 15, *)
struct Wave: AppIntent {
  static let title: LocalizedStringResource = "Wave"
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Ring(), phrases: ["Ring \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell")

    if #available(iOS 18, macOS 15, *) {
      AppShortcut(intent: Wave(), phrases: ["Wave to \(.applicationName)"], shortTitle: "Wave", systemImageName: "hand.wave")
    }
    AppShortcut(intent: Knock(), phrases: ["Knock on \(.applicationName)"], shortTitle: "Knock", systemImageName: "door")

    #if DEBUG
      AppShortcut(intent: Ring(), phrases: ["Debug \(.applicationName)"], shortTitle: "Debug", systemImageName: "ant")
    #endif

    if #available(iOS 17.4, macOS 14.4, *) {
      AppShortcut(intent: Knock(), phrases: ["Knock twice on \(.applicationName)"], shortTitle: "Twice", systemImageName: "2.circle")
    }
  }
}
