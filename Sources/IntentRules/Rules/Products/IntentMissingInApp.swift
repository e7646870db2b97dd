import IntentModel

extension Rule {
  static let intentMissingInApp: Rule = Rule(
    id: "intent-missing-in-app", severity: .warning,
    summary: "a button runs an intent in the app's process, and the app does not contain it",
    rationale: """
      The system runs a 'LiveActivityIntent' in the app's process, also if a button of the widget extension starts it. So it \
      does with an 'AudioPlaybackIntent' and a 'ForegroundContinuableIntent'. If only the extension contains the intent, the app cannot run it: \
      it runs in the extension, which has neither the app's audio nor its Live Activities, or not at all. Compile the file into \
      the app, too, or move it into a library that both link. Any other intent that is only in a dynamic framework \
      of the extension is a note: the extension finds it through an 'AppIntentsPackage'; what the system does without one is \
      unverified.
      """,
    source: "Apple: Adding interactivity to widgets and Live Activities; documentation of LiveActivityIntent",
    needs: [.targetMap], reads: [.products],
    reported: Example(
      """
      // file: App/App.swift
      import SwiftUI

      // file: Widgets/Ride.swift
      import AppIntents
      struct ↓EndRide: LiveActivityIntent {}
      struct Ride: Widget {
        var body: some WidgetConfiguration { StaticConfiguration { _ in Button("End", intent: EndRide()) } }
      }
      """, settings: .init(modules: ["App": .app, "Widgets": .widgetExtension])),
    correct: Example(
      """
      // file: App/App.swift
      import Kit

      // file: Widgets/Ride.swift
      import Kit
      struct Ride: Widget {
        var body: some WidgetConfiguration { StaticConfiguration { _ in Button("End", intent: EndRide()) } }
      }

      // file: Kit/EndRide.swift
      import AppIntents
      public struct EndRide: LiveActivityIntent {}
      """, settings: .init(modules: ["App": .app, "Widgets": .widgetExtension, "Kit": .library])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let products = model.products.contents.map(\.product)
    let packages = Set(model.bundle.packages.map(\.type.module))
    var seen: Set<ShippedDeclaration.Source> = []
    for found in model.runs where found.isInExtension {
      let intent = found.intent, source = model.shippedSource(of: intent.type)
      let own = Set(model.products.products(with: source).map(\.id))
      func holds(_ product: Product) -> Bool { own.contains(product.id) || !own.isDisjoint(with: product.frameworks) }
      guard
        let runner = products.first(where: { $0.kind.isExtension && $0.modules.contains(found.module) && holds($0) }),
        let app = products.first(where: { $0.kind.isApp && $0.embedded.contains(runner.id) }),
        !model.hasIntent(named: intent.type.qualifiedName, in: app), !holds(app), seen.insert(source).inserted
      else { continue }
      // Another rule is about 'openAppWhenRun'.
      let isOfApp = intent.type.conformances.contains(where: AppProducts.protocolsOfApp.contains),
        isLost = !own.contains(runner.id) && packages.isDisjoint(with: runner.modules)
      guard isOfApp || isLost else { continue }
      reporter.report(
        isOfApp
          ? "the system runs '\(intent.type.name)' in the process of the app, but only '\(runner.name)' contains it, not "
            + "'\(app.name)'; compile it into the app, too"
          : "'\(runner.name)' runs '\(intent.type.name)', which is only in a framework, and '\(runner.name)' has no 'AppIntentsPackage', "
            + "so the system may not find it; declare one that includes the framework's, or compile the intent into the app",
        of: intent.type, severity: isOfApp ? nil : .note,
        notes: [.init(message: "this control runs it", place: found.run.place)])
    }
  }
}

extension LintModel {
  /// Whether the app contains any intent of this name, which the system can run instead.
  fileprivate func hasIntent(named name: String, in app: Product) -> Bool {
    products[app.id]?.declarations(.intent).contains { $0.qualifiedName == name } ?? false
  }
}
