extension ChangeKind {
  static let appShortcutsLost: ChangeKind = ChangeKind(
    "app-shortcuts-lost", .breaking, .siri, summary: "App Shortcuts no longer reach the app",
    rationale: """
      The provider of App Shortcuts is still in the sources, but not where the system reads it. It moved to a library or \
      an extension. Siri, Spotlight and the Action button lose all of the app's App Shortcuts, and the build succeeds. Move the \
      provider back to the app's target.
      """,
    source: "documents of Xcode 26.0 in m1roxx/os_intents; fastrepl/anarlog#7403",
    reported: ChangeExample(
      """
      // product: App app: Kit
      // file: App/Shortcuts.swift
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"]) }
      }
      """,
      """
      // product: App app: Kit
      // file: Kit/Shortcuts.swift
      struct ↓Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"]) }
      }
      """),
    harmless: ChangeExample(
      """
      // product: App app: Kit
      // file: Kit/Shortcuts.swift
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"]) }
      }
      """,
      """
      // product: App app: Kit
      // file: App/Shortcuts.swift
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"]) }
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for case (let old, let new?) in comparison.products.pairs where old.appShortcuts != nil && new.appShortcuts == nil {
      // If no provider is left in the sources, each App Shortcut is reported as removed.
      let lost = comparison.new.providers.filter { new.lostAppShortcuts[$0.type.symbol] != nil }
      guard let provider = lost.min(by: { $0.type.symbol < $1.type.symbol }) else { continue }
      reporter.report(
        "the App Shortcuts of '\(provider.type.name)' no longer reach \(new.shown): "
          + "\(new.lostAppShortcuts[provider.type.symbol] ?? ""); move the provider back to its target",
        symbol: provider.type.symbol, at: .new(provider.type.location))
    }
  }
}
