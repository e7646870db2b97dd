import IntentModel

extension Rule {
  // Whether Shortcuts offers intents that only a widget extension has is unverified, so the rule ignores them.
  static let providerOutsideApp: Rule = Rule(
    id: "provider-outside-app", severity: .error,
    summary:
      "an 'AppShortcutsProvider' is where the system does not read it: in a library, a widget or a SiriKit extension",
    rationale: """
      The system reads App Shortcuts from the metadata of an app or, since iOS 17, of an App Intents extension. Xcode merges the \
      intents, entities and enums of a library that is linked statically into the app's metadata, but not its App Shortcuts: \
      Shortcuts lists the intents, and Siri knows none of the phrases, without a message. The App Shortcuts of a widget \
      extension or of a SiriKit extension are never shown. Move the provider to the app's target; if the app has a provider, \
      move its App Shortcuts there, because an app can have only one. What the system does with a provider in a dynamic \
      framework is unverified, so that is a warning. A provider of a library next to one of the app is a finding of \
      'multiple-app-shortcuts-providers'.
      """,
    source: """
      documents of Xcode 26.0 in m1roxx/os_intents, variants P and D; fastrepl/anarlog#7403; touyou/IntentTodo, Xcode 27; WWDC23 \
      10102 and 10103; krelltunez/dayGLANCE#1437
      """,
    aliases: ["provider-in-widget-target"], needs: [.targetMap], reads: [.products],
    reported: Example(
      """
      // file: App/App.swift
      import Kit
      import SwiftUI

      // file: Kit/Shortcuts.swift
      import AppIntents

      struct ↓Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenBook(), phrases: ["Open a book in \\(.applicationName)"])
        }
      }
      """, settings: .init(modules: ["App": .app, "Kit": .library])),
    correct: Example(
      """
      // file: App/Shortcuts.swift
      import AppIntents
      import Kit

      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenBook(), phrases: ["Open a book in \\(.applicationName)"])
        }
      }
      """, settings: .init(modules: ["App": .app, "Kit": .library])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let contents = model.products.contents
    let shown = contents.lazy.compactMap(\.provider).first
    lazy var shared = SharedFiles(model)
    for each in contents {
      for loss in each.losses {
        guard case .provider(let provider) = loss.subject, case let rule = loss.rule,
          !shared.isInApp(model.bundle.shortcutsProviders[provider.index].type),
          let place = location(of: provider, rule, each.product)
        else { continue }
        // If the app has a provider, another rule reports those of libraries as second providers.
        if rule != .providerOfExtension, shown != nil { continue }
        let remedy =
          shown.map { "move them to the app's provider '\($0.name)'" } ?? "move the provider to the app's target"
        reporter.report(
          "'\(provider.name)' is in \(place); \(remedy)", at: provider.place,
          symbol: provider.symbol, severity: MergeRule[rule].isVerified ? nil : .warning)
      }
    }
  }

  /// The location of a provider, as a message states it. Nil where another rule reports the loss, or where the kind of the
  /// extension is not known.
  private static func location(of provider: ShippedProvider, _ rule: MergeRule.ID, _ product: Product) -> String? {
    switch rule {
    case .providerOfStaticModule:
      "the library '\(provider.module)', and the metadata of '\(product.name)' does not contain the App Shortcuts of a "
        + "library, so they are not shown"
    case .providerOfFramework:
      "the framework '\(provider.module)', and '\(product.name)' has no provider, so its App Shortcuts may not be shown"
    case .providerOfExtension where product.kind != .appExtension:
      "the \(product.kind.words) '\(product.name)', so its App Shortcuts are never shown"
    default: nil
    }
  }
}
