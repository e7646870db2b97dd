import SourceScan

/// A process that performs an intent.
package struct IntentProcess: Hashable, Sendable {
  /// A part of the system or of the app in which people start an intent.
  package enum Surface: String, CaseIterable, Sendable {
    /// Siri, Shortcuts, Spotlight, the Action button.
    case system
    /// A widget, a control or a Live Activity of a widget extension.
    case widget
    /// The app's own views.
    case app
  }

  package enum Condition: String, Sendable {
    case always
    case whileAppRuns = "while the app runs"
    case otherwise = "otherwise"
    /// Several products have the intent, and it is not known which of them the system chooses.
    case unknown
  }

  /// The id of the product.
  package var product: String
  package var condition: Condition
  package var evidence: Evidence
}

extension AppProducts {
  /// The protocols whose intents run in the app's process, from wherever they start. Source: Apple, "Adding interactivity to
  /// widgets and Live Activities".
  package static let protocolsOfApp: Set<String> = [
    "AudioPlaybackIntent", "AudioStartingIntent", "LiveActivityIntent", "LiveActivityStartingIntent",
    "ForegroundContinuableIntent",
  ]

  /// The processes that perform an intent, in the order in which the system tries them; empty if no app or extension has it.
  ///
  /// Source for an intent that an app and an extension both have: kntkymt/ios-app-intents-sample, observed with Xcode 26.2 on iOS
  /// 26.1.
  package func processes(
    running intent: Intent, from surface: IntentProcess.Surface, path: (FileID) -> String
  ) -> [IntentProcess] {
    let products = products(with: .init(of: intent.type, path: path)).filter { $0.kind.isApp || $0.kind.isExtension }
    let apps = products.filter(\.kind.isApp), extensions = products.filter(\.kind.isExtension)
    func always(_ products: [Product], _ evidence: Evidence) -> [IntentProcess] {
      products.map { .init(product: $0.id, condition: products.count == 1 ? .always : .unknown, evidence: evidence) }
    }
    if extensions.isEmpty { return always(apps, .documentation) }
    if apps.isEmpty {
      let own = surface == .widget ? extensions.filter { $0.kind == .widgetExtension } : extensions
      return always(own.isEmpty ? extensions : own, .documentation)
    }
    let protocols = Set(intent.type.conformances)
    if !protocols.isDisjoint(with: Self.protocolsOfApp) { return always(apps, .documentation) }
    if protocols.contains("OpenIntent") { return always(apps, .asserted) }
    switch surface {
    case .app: return always(apps, .asserted)
    case .widget:
      let widgets = extensions.filter { $0.kind == .widgetExtension }
      return widgets.isEmpty ? always(apps, .unverified) : always(widgets, .asserted)
    case .system:
      return apps.map { .init(product: $0.id, condition: .whileAppRuns, evidence: .asserted) }
        + extensions.map {
          .init(
            product: $0.id, condition: extensions.count == 1 ? .otherwise : .unknown, evidence: .asserted)
        }
    }
  }
}
