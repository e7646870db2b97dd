import IntentModel

extension Rule {
  // Whether intents that only a widget extension holds are offered in Shortcuts is unproven, so they are left alone.
  static let providerInWidgetTarget = Rule(
    id: "provider-in-widget-target", severity: .warning, summary: "App Shortcuts in a widget extension",
    rationale: """
      Shortcuts and Siri read App Shortcuts from the app, or since iOS 17 from an App Intents extension. Those of a widget \
      extension are never shown.
      """,
    source: "WWDC23 10102; krelltunez/dayGLANCE#1437",
    needs: [.targetMap],
    triggering: [
      Example(
        "// file: Widgets/Shortcuts.swift\nstruct ↓Shortcuts: AppShortcutsProvider {}",
        settings: .modules(["App": .app, "Widgets": .widgetExtension]))
    ],
    nonTriggering: [
      Example(
        "// file: App/Shortcuts.swift\nstruct Shortcuts: AppShortcutsProvider {}",
        settings: .modules(["App": .app, "Widgets": .widgetExtension])),
      Example(
        "// file: Intents/Shortcuts.swift\nstruct Shortcuts: AppShortcutsProvider {}",
        settings: .modules(["Intents": .appIntentsExtension])),
      Example("// file: Widgets/Shortcuts.swift\nstruct Shortcuts: AppShortcutsProvider {}"),
    ]
  ) { model, reporter in
    for provider in model.bundle.shortcutsProviders where model.kind(of: provider.type.module) == .widgetExtension {
      reporter.report(
        "'\(provider.type.name)' is in the widget extension '\(provider.type.module)'", at: provider.type.place,
        symbol: provider.type.symbol)
    }
  }
}
