import IntentModel

extension Rule {
  static let intentInAppAndExtension: Rule = Rule(
    id: "intent-in-app-and-extension", severity: .note,
    summary: "an intent is in an app and in an extension, so two processes run it",
    rationale: """
      An intent that a widget or control shows is often compiled into the app and the extension. It was observed to run in the \
      process of the target whose view starts it; from Siri, Shortcuts and Spotlight in the app while the app is alive, and \
      else in the extension. There, singletons, logins and databases of the app's process are absent. An 'OpenIntent' \
      was observed to run in the app always, and an 'AudioPlaybackIntent', a 'LiveActivityIntent' or a \
      'ForegroundContinuableIntent' does so by Apple's documentation. The intents of one file are one finding. The rule skips \
      the settings of widgets and controls that have no 'perform()'.
      """,
    source: """
      kntkymt/ios-app-intents-sample, observed with Xcode 26.2 on iOS 26.1; Apple: Adding interactivity to widgets and Live \
      Activities
      """,
    isOptIn: true, needs: [.targetMap], reads: [.products],
    reported: Example(
      intentOfKit(""), settings: .init(modules: ["App": .app, "Widgets": .widgetExtension, "Kit": .library])),
    correct: Example(
      intentOfKit(", AudioPlaybackIntent").replacing(text: "↓", with: ""),
      settings: .init(modules: ["App": .app, "Widgets": .widgetExtension, "Kit": .library])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var seen: Set<ShippedDeclaration.Source> = []
    for intent in model.bundle.intents
    where !intent.configuresWidget || intent.performBodies.contains(where: { $0.providedBy == nil }) {
      let source = model.shippedSource(of: intent.type)
      guard seen.insert(source).inserted else { continue }
      let products = model.products.products(with: source)
      let processes = model.products.processes(running: intent, from: .system, path: model.pathOfFile)
      let extensions = products.filter { product in
        product.kind.isExtension && processes.contains { $0.product == product.id }
      }
      guard let app = products.first(where: \.kind.isApp), let other = extensions.first,
        processes.contains(where: { $0.condition == .whileAppRuns })
      else { continue }
      reporter.report(
        "'\(intent.type.name)' is in '\(app.name)' and '\(other.name)'; from Siri and Shortcuts it was observed to run in the app only "
          + "while the app is alive, and else in the extension", of: intent.type,
        cause: model.path(of: intent.type).map { .init($0, note: "so is '\(intent.type.name)'") })
    }
  }
}

private func intentOfKit(_ protocols: String) -> String {
  """
  // file: App/App.swift
  import Kit

  // file: Widgets/Widgets.swift
  import Kit

  // file: Kit/Play.swift
  import AppIntents

  struct ↓Play: AppIntent\(protocols) {
    static let title: LocalizedStringResource = "Play"
  }
  """
}
