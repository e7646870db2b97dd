import IntentModel

extension Rule {
  static let openAppWhenRunInExtension = Rule(
    id: "open-app-when-run-in-extension", severity: .error, summary: "an intent of an extension opens the app",
    rationale: """
      'openAppWhenRun' is for intents of the app: one of an extension runs in the extension's process, and running it with \
      'openAppWhenRun' is an error. Move the intent to the app's target, or compile it into both and leave the property to \
      the app's.
      """,
    source: "documentation of AppIntent.openAppWhenRun; marco308/mdone#124, EvanBacon/expo-apple-targets#78",
    needs: [.targetMap],
    triggering: [
      Example(
        "// file: Widgets/Open.swift\n" + .intent("Open", "AppIntent", "static let openAppWhenRun: Bool = ↓true"),
        settings: .modules(["Widgets": .widgetExtension])),
      Example(
        "// file: Intents/Open.swift\n" + .intent("Open", "AppIntent", "static var openAppWhenRun: Bool { ↓true }"),
        settings: .modules(["Intents": .appIntentsExtension])),
    ],
    nonTriggering: [
      Example(
        "// file: App/Open.swift\n" + .intent("Open", "AppIntent", "static let openAppWhenRun: Bool = true"),
        settings: .modules(["App": .app])),
      Example(
        "// file: Widgets/Open.swift\n" + .intent("Open", "AppIntent", "static let openAppWhenRun: Bool = false"),
        settings: .modules(["Widgets": .widgetExtension])),
      // Only where the app is built.
      Example(
        "// file: Widgets/Open.swift\n"
          + .intent("Open", "AppIntent", "#if APP\nstatic let openAppWhenRun: Bool = true\n#endif"),
        settings: .modules(["Widgets": .widgetExtension])),
      Example("// file: Widgets/Open.swift\n" + .intent("Open", "AppIntent", "static let openAppWhenRun = true")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      guard let kind = model.kind(of: intent.type.module), kind == .appIntentsExtension || kind == .widgetExtension,
        intent.openAppWhenRun.only == true, let place = intent.openAppWhenRun.alternatives.first?.place
      else { continue }
      reporter.report(
        "'\(intent.type.name)' of the extension '\(intent.type.module)' opens the app", at: place,
        symbol: intent.type.symbol("openAppWhenRun"))
    }
  }
}
