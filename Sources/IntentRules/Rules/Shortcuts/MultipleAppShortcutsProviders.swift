import IntentModel

extension Rule {
  static let multipleAppShortcutsProviders: Rule = Rule(
    id: "multiple-app-shortcuts-providers", severity: .error,
    summary: "an app has more than one 'AppShortcutsProvider'",
    rationale: """
      An app can have only one 'AppShortcutsProvider'. With a second one, Apple's metadata processor fails Xcode's build, or \
      only one of the providers works. Move all App Shortcuts into one provider in the app's target: the app's metadata does \
      not contain those of a provider in a library, as public measurements with Xcode 26 and Xcode 27 show. So the provider \
      of the app's target stays, and the rule reports the others.
      """,
    source: """
      Apple's metadata processor; WWDC23 10102, WWDC25 244; merging of App Shortcuts measured with Xcode 26.0 and 27 by public \
      projects
      """,
    appleMessage: "Only 1 'AppIntents.AppShortcutsProvider' conformance is allowed per app, but found: …",
    mayLackFacts: true,
    reported: """
      struct BookShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenBook(), phrases: ["Open a book in \\(.applicationName)"])
        }
      }

      struct ↓ShelfShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenShelf(), phrases: ["Open a shelf in \\(.applicationName)"])
        }
      }
      """,
    correct: """
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenBook(), phrases: ["Open a book in \\(.applicationName)"])
          AppShortcut(intent: OpenShelf(), phrases: ["Open a shelf in \\(.applicationName)"])
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let (apps, isComplete) = model.apps
    if !isComplete { reporter.leaveUnchecked(without: .targetMap) }
    for app in apps {
      let providers = app.providers.sorted { model.position($0.type) < model.position($1.type) }
      for (index, provider) in providers.enumerated() {
        guard let other = providers[..<index].first(where: { $0.type.coexists(with: provider.type) }) else { continue }
        let isOfApp = model.kind(of: provider.type.module).map { $0 == .app } ?? true
        let keptInApp = model.kind(of: other.type.module).map { $0 == .app } ?? true
        let remedy =
          keptInApp
          ? "move its App Shortcuts to '\(other.type.name)'"
          : "move the App Shortcuts of both to one provider in the app's target, because those of a library are lost"
        reporter.report(
          isOfApp || !keptInApp
            ? "an app can have only one 'AppShortcutsProvider', but '\(provider.type.name)' is a second one, so App Shortcuts "
              + "are lost; \(remedy)"
            : "only the 'AppShortcutsProvider' of the app's target counts, so the App Shortcuts of '\(provider.type.name)' in "
              + "'\(provider.type.module)' are lost; \(remedy)",
          of: provider.type,
          notes: [.declaration(of: other.type.name, at: other.type.place)])
      }
    }
  }
}

extension LintModel {
  /// The key by which providers are sorted: those of apps first, then by path, so that the second one does not depend on the order
  /// of the given paths.
  fileprivate func position(_ type: DeclaredType) -> (Int, String, UInt32) {
    let isOfLibrary = kind(of: type.module).map(LintSettings.ModuleKind.libraries.contains) ?? false
    return (isOfLibrary ? 1 : 0, path(of: type) ?? "", type.place.span.start)
  }
}

extension String {
  static func provider(_ name: String) -> String {
    "struct \(name): AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open(), "
      + "phrases: [\"Open \\(.applicationName)\"]) } }"
  }
}
