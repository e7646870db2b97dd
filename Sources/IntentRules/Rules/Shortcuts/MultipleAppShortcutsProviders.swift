import IntentModel

extension Rule {
  static let multipleAppShortcutsProviders = Rule(
    id: "multiple-app-shortcuts-providers", severity: .error,
    summary: "an app has more than one provider of App Shortcuts",
    rationale:
      "An app may have one provider. Apple's tool stops the export at a second one, or only one of them works.",
    source: "Apple's metadata processor; WWDC23 10102, WWDC25 244",
    appleMessage: "Only 1 'AppIntents.AppShortcutsProvider' conformance is allowed per app, but found: …",
    triggering: [
      Example("\(String.provider("A"))\n\(String.provider("↓B"))\n\(String.provider("↓C"))"),
      // Through a conformance in an extension.
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
      Example(.provider("A")),
      // Without a target map two modules may be two apps.
      Example("// file: App/App.swift\n\(String.provider("A"))\n// file: Kit/Kit.swift\n\(String.provider("B"))"),
      // Nor is one folder with two apps one app.
      Example(.twoApps(.provider("A"), .provider("B"))),
      // An extension's shortcuts are its own.
      Example(
        "// file: App/App.swift\n\(String.provider("A"))\n// file: Kit/Kit.swift\n\(String.provider("B"))",
        settings: .modules(["App": .app, "Kit": .appIntentsExtension])),
      // Two types of one name are two targets, whose providers are each the only one.
      Example("// file: 1/A.swift\n\(String.provider("A"))\n// file: 1/B.swift\n\(String.provider("A"))"),
      Example(
        """
        struct X: AppIntentsExtension {}
        \(String.provider("A"))
        \(String.provider("B"))
        """),
      // One of two is compiled.
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
          "'\(provider.type.name)' is a second provider of App Shortcuts beside '\(other.type.name)'; an app may have one",
          at: provider.type.place, symbol: provider.type.symbol,
          notes: [.init(message: "'\(other.type.name)' is declared here", place: other.type.place)])
      }
    }
  }
}

extension String {
  fileprivate static func provider(_ name: String) -> String {
    "struct \(name): AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open(), "
      + "phrases: [\"Open \\(.applicationName)\"]) } }"
  }
}
