import AppIntents

struct Getter: AppIntent {
  static var title: LocalizedStringResource {
    #if os(macOS)
      "Mac"
    #else
      return "Not Mac"
    #endif
  }

  static var description: IntentDescription? {
    #if os(macOS)
      return IntentDescription("Only on the Mac.")
    #else
      return nil
    #endif
  }

  static var isDiscoverable: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    #if os(macOS)
      AppShortcut(intent: Getter(), phrases: ["Mac \(.applicationName)"], shortTitle: "Mac", systemImageName: "desktopcomputer")
    #else
      AppShortcut(intent: Getter(), phrases: ["Phone \(.applicationName)"], shortTitle: "Phone", systemImageName: "iphone")
    #endif
  }
}
