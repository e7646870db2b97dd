import IntentModel

extension Rule {
  static let multipleAppShortcutsProviders = Rule(
    id: "multiple-app-shortcuts-providers", severity: .error,
    summary: "an app has more than one 'AppShortcutsProvider'",
    rationale: """
      An app can have only one 'AppShortcutsProvider'. With a second one, Apple's metadata processor fails Xcode's build, or \
      only one of the providers works. Move all App Shortcuts into one provider.
      """,
    source: "Apple's metadata processor; WWDC23 10102, WWDC25 244",
    appleMessage: "Only 1 'AppIntents.AppShortcutsProvider' conformance is allowed per app, but found: …",
    triggering: [
      Example(
        """
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
        """),
      Example("\(String.provider("A"))\n\(String.provider("↓B"))\n\(String.provider("↓C"))"),
      // An extension states the conformance.
      Example("\(String.provider("A"))\nstruct ↓B {}\nextension B: AppShortcutsProvider {}"),
      Example(
        """
        // file: App/App.swift
        \(String.provider("A"))
        // file: Kit/Kit.swift
        \(String.provider("↓B"))
        """, settings: .modules(["App": .app, "Kit": .library])),
    ],
    nonTriggering: [
      Example(
        """
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: OpenBook(), phrases: ["Open a book in \\(.applicationName)"])
            AppShortcut(intent: OpenShelf(), phrases: ["Open a shelf in \\(.applicationName)"])
          }
        }
        """),
      Example(.provider("A")),
      // Without a target map, two modules may be two apps.
      Example("// file: App/App.swift\n\(String.provider("A"))\n// file: Kit/Kit.swift\n\(String.provider("B"))"),
      // One folder may contain two apps.
      Example(.twoApps(.provider("A"), .provider("B"))),
      // An App Intents extension has its own provider.
      Example(
        "// file: App/App.swift\n\(String.provider("A"))\n// file: Kit/Kit.swift\n\(String.provider("B"))",
        settings: .modules(["App": .app, "Kit": .appIntentsExtension])),
      // Two types of the same name belong to two targets, each with one provider.
      Example("// file: 1/A.swift\n\(String.provider("A"))\n// file: 1/B.swift\n\(String.provider("A"))"),
      Example(
        """
        struct X: AppIntentsExtension {}
        \(String.provider("A"))
        \(String.provider("B"))
        """),
      // Each build compiles only one of the two.
      Example("#if os(iOS)\n\(String.provider("A"))\n#else\n\(String.provider("B"))\n#endif"),
    ]
  ) { model, reporter in
    let (apps, isComplete) = model.apps
    if !isComplete { reporter.leaveUnchecked() }
    for app in apps {
      for (index, provider) in app.providers.enumerated() {
        guard let other = app.providers[..<index].first(where: { $0.type.coexists(with: provider.type) }) else {
          continue
        }
        reporter.report(
          "an app can have only one 'AppShortcutsProvider', but '\(provider.type.name)' is a second one, so App Shortcuts "
            + "are lost; move its App Shortcuts to '\(other.type.name)'",
          at: provider.type.place, symbol: provider.type.symbol,
          notes: [.init(message: "'\(other.type.name)' is declared here", place: other.type.place)])
      }
    }
  }
}

extension String {
  static func provider(_ name: String) -> String {
    "struct \(name): AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open(), "
      + "phrases: [\"Open \\(.applicationName)\"]) } }"
  }
}
