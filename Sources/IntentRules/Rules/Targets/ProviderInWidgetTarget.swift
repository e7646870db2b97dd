import IntentModel

extension Rule {
  // Whether Shortcuts offers intents that only a widget extension has is unverified, so the rule ignores them.
  static let providerInWidgetTarget: Rule = Rule(
    id: "provider-in-widget-target", severity: .warning,
    summary: "a widget extension has an 'AppShortcutsProvider'",
    rationale: """
      Shortcuts and Siri read App Shortcuts from the app or, since iOS 17, from an App Intents extension. They never show \
      those of a widget extension. Move the provider to the app's target; if the app has a provider, move its App Shortcuts \
      there, because an app can have only one.
      """,
    source: "WWDC23 10102; krelltunez/dayGLANCE#1437",
    needs: [.targetMap],
    reported: Example(
      """
      // file: Widgets/Shortcuts.swift
      import AppIntents

      struct ↓Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenBook(), phrases: ["Open a book in \\(.applicationName)"])
        }
      }
      """, settings: .modules(["App": .app, "Widgets": .widgetExtension])),
    correct: Example(
      """
      // file: App/Shortcuts.swift
      import AppIntents

      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenBook(), phrases: ["Open a book in \\(.applicationName)"])
        }
      }
      """, settings: .modules(["App": .app, "Widgets": .widgetExtension])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    lazy var shared = SharedFiles(model)
    let ofApp = model.bundle.shortcutsProviders.first { model.kind(of: $0.type.module) == .app }?.type
    for provider in model.bundle.shortcutsProviders
    where model.kind(of: provider.type.module) == .widgetExtension && !shared.isInApp(provider.type) {
      reporter.report(
        "'\(provider.type.name)' is in the widget extension '\(provider.type.module)', so its App Shortcuts are never shown; "
          + (ofApp.map { "move them to the app's provider '\($0.name)'" } ?? "move it to the app's target"),
        at: provider.type.place, symbol: provider.type.symbol)
    }
  }
}
