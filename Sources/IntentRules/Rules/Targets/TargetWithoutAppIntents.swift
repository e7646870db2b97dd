import IntentModel

extension Rule {
  static let targetWithoutAppIntents = Rule(
    id: "target-without-app-intents", severity: .note,
    summary: "an app uses a library with intents, and imports App Intents nowhere",
    rationale: """
      Xcode extracts metadata of a target that depends on App Intents, and skips all others. An app whose own code never \
      imports the framework may end up without the metadata of its libraries.
      """,
    source: "Apple's metadata processor; WWDC25 244",
    appleMessage: "Metadata extraction skipped. No AppIntents.framework dependency found.",
    furtherAppleMessages: ["Extracted no relevant App Intents symbols, skipping writing output"],
    needs: [.targetMap],
    triggering: [
      Example(
        """
        // file: App/App.swift
        import Kit
        // file: Kit/Open.swift
        import AppIntents
        struct ↓Open: AppIntent { static let title: LocalizedStringResource = "Open" }
        """, settings: .modules(["App": .app, "Kit": .library]))
    ],
    nonTriggering: [
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Kit
        // file: Kit/Open.swift
        import AppIntents
        struct Open: AppIntent { static let title: LocalizedStringResource = "Open" }
        """, settings: .modules(["App": .app, "Kit": .library])),
      // It doesn't use the library.
      Example(
        """
        // file: App/App.swift
        import SwiftUI
        // file: Kit/Open.swift
        import AppIntents
        struct Open: AppIntent { static let title: LocalizedStringResource = "Open" }
        """, settings: .modules(["App": .app, "Kit": .library])),
      Example(
        """
        // file: App/App.swift
        import Kit
        // file: Kit/Book.swift
        import AppIntents
        struct Book {}
        """, settings: .modules(["App": .app, "Kit": .library])),
    ]
  ) { model, reporter in
    for app in model.modules([.app])
    where !model.files.contains(where: { $0.module == app && $0.imports("AppIntents") }) {
      let used = model.modulesUsed(by: app)
      for library in model.modules(LintSettings.ModuleKind.libraries) where used.contains(library) {
        guard let first = model.firstIntent(of: library) else { continue }
        reporter.report(
          "'\(app)' uses '\(library)', which has intents, and imports 'AppIntents' nowhere", at: first.place,
          symbol: first.symbol)
      }
    }
  }
}
