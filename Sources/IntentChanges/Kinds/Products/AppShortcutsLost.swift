extension ChangeKind {
  static let appShortcutsLost: ChangeKind = ChangeKind(
    "app-shortcuts-lost", .breaking, .siri, summary: "App Shortcuts no longer reach the app",
    rationale: """
      The provider of App Shortcuts is still in the sources, but not where the system reads it. It moved to a library or \
      an extension, or only other apps still compile it. Siri, Spotlight and the Action button lose all of the app's App \
      Shortcuts, and the build succeeds. Move the provider back to the app's target.
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
      let lost = comparison.new.providers.filter { new.lostAppShortcuts[$0.type.symbol] != nil }
      if let provider = lost.min(by: { $0.type.symbol < $1.type.symbol }) {
        reporter.report(
          "the App Shortcuts of '\(provider.type.name)' no longer reach \(new.shown): "
            + "\(new.lostAppShortcuts[provider.type.symbol] ?? ""); move the provider back to its target",
          symbol: provider.type.symbol, at: .new(provider.type.location))
        continue
      }
      // Other products may still have the provider. If none is left in the sources, each App Shortcut is reported as removed.
      let name = comparison.old.providers.first { $0.type.symbol == old.appShortcuts }?.type.name
      guard let kept = comparison.new.providers.first(where: { $0.type.name == name }) else { continue }
      reporter.report(
        "the App Shortcuts of '\(kept.type.name)' no longer reach \(new.shown), because no target of it compiles the provider any "
          + "more; compile it there, too", symbol: kept.type.symbol, at: .new(kept.type.location))
    }
  }
}
