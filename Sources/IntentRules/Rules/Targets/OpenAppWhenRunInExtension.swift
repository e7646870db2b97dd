extension Rule {
  static let openAppWhenRunInExtension: Rule = Rule(
    id: "open-app-when-run-in-extension", severity: .error,
    summary: "an intent of an extension sets 'openAppWhenRun'",
    rationale: """
      'openAppWhenRun' is for intents of the app. An intent of an extension runs in the extension's process and fails at run \
      time if it sets 'openAppWhenRun', unless the app has an intent of the same name. Move the intent to the app's target. Or \
      compile it into both targets, and set the property only in the app. Where both have an intent, it was observed to run in \
      the process of the control or widget that starts it; from Siri and Shortcuts it runs in the app while the app is \
      alive, and else in the extension. An 'OpenIntent' always runs in the app. Apple documents none of this. So code of such an \
      intent must not rely on objects of the app's process. The intents of one file are one finding.
      """,
    source: """
      documentation of AppIntent.openAppWhenRun; marco308/mdone#124, EvanBacon/expo-apple-targets#78; of both targets: \
      kntkymt/ios-app-intents-sample, observed with Xcode 26.2 on iOS 26.1
      """,
    needs: [.targetMap],
    reported: Example(
      """
      // file: Widgets/OpenBook.swift
      import AppIntents

      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
        static let openAppWhenRun = ↓true
      }
      """, settings: .init(modules: ["Widgets": .widgetExtension])),
    correct: Example(
      """
      // file: App/OpenBook.swift
      import AppIntents

      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
        static let openAppWhenRun = true
      }
      """, settings: .init(modules: ["App": .app, "Widgets": .widgetExtension])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    // The intents of the app are not known, for example, if only the metadata of one extension is checked.
    if model.lacksApp { return }
    // The app's intent of that name runs instead, whether it is the same source or not.
    let inApps = Set(model.bundle.intents.filter { model.kind(of: $0.type.module) == .app }.map(\.type.qualifiedName))
    for intent in model.bundle.intents {
      guard let kind = model.kind(of: intent.type.module), kind == .appIntentsExtension || kind == .widgetExtension,
        !inApps.contains(intent.type.qualifiedName), intent.openAppWhenRun.only == true,
        let place = intent.openAppWhenRun.alternatives.first?.place
      else { continue }
      reporter.report(
        "'\(intent.type.name)' is in the extension '\(intent.type.module)' and not in the app, and an intent with "
          + "'openAppWhenRun' fails at run time in an extension; move it to the app's target, or compile it into both, where "
          + "Siri and Shortcuts were observed to run it in the app only while the app is alive",
        at: place, symbol: intent.type.symbol("openAppWhenRun"),
        cause: model.path(of: intent.type).map { .init($0, note: "so does '\(intent.type.name)'") })
    }
  }
}

extension LintModel {
  /// Whether the project has an app, and only other targets are reported.
  fileprivate var lacksApp: Bool {
    modules([.app]).isEmpty && settings.modules.values.contains(.app)
  }
}
