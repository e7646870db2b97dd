import IntentModel

extension Rule {
  static let appIntentsPackageMissing = Rule(
    id: "app-intents-package-missing", severity: .error,
    summary: "a framework has App Intents, but it or the app that uses it has no package",
    rationale: """
      The system finds the intents, entities and enums of a dynamic framework through types that conform to \
      'AppIntentsPackage': one in the framework, and one in the app that includes it. Without them the framework's types \
      are missing from Shortcuts, and an app's intents that use them don't work. Code that is linked statically needs none.
      """,
    source: "WWDC23 10103, WWDC25 244, WWDC25 275",
    needs: [.targetMap],
    triggering: [
      Example(
        """
        // file: App/App.swift
        import Kit
        // file: Kit/Open.swift
        import AppIntents
        struct ↓Open: AppIntent { static let title: LocalizedStringResource = "Open" }
        struct Close: AppIntent { static let title: LocalizedStringResource = "Close" }
        """, settings: .modules(["App": .app, "Kit": .dynamicLibrary])),
      Example(
        """
        // file: App/App.swift
        import Feature
        // file: Feature/Feature.swift
        import Kit
        // file: Kit/Book.swift
        import AppIntents
        struct Book: AppEntity { let id: Int }
        struct ↓KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Feature": .library, "Kit": .dynamicLibrary])),
    ],
    nonTriggering: [
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Kit
        struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] } }
        // file: Kit/Open.swift
        import AppIntents
        struct Open: AppIntent { static let title: LocalizedStringResource = "Open" }
        struct KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Kit": .dynamicLibrary])),
      // Linked statically.
      Example(
        """
        // file: App/App.swift
        import Kit
        // file: Kit/Open.swift
        import AppIntents
        struct Open: AppIntent { static let title: LocalizedStringResource = "Open" }
        """, settings: .modules(["App": .app, "Kit": .library])),
      // No app of the scan uses it.
      Example(
        """
        // file: App/App.swift
        import SwiftUI
        // file: Kit/Open.swift
        import AppIntents
        struct Open: AppIntent { static let title: LocalizedStringResource = "Open" }
        """, settings: .modules(["App": .app, "Kit": .dynamicLibrary])),
    ]
  ) { model, reporter in
    let apps = model.modules([.app])
    if apps.isEmpty { reporter.leaveUnchecked() }
    for library in model.modules([.dynamicLibrary]) {
      let users = apps.filter { model.modulesUsed(by: $0).contains(library) }
      guard let first = model.metadataTypes(of: library).first, !users.isEmpty else { continue }
      guard let package = model.bundle.packages.first(where: { $0.type.module == library }) else {
        reporter.report(
          "'\(first.name)' is in the framework '\(library)', which has no 'AppIntentsPackage'", at: first.place,
          symbol: first.symbol)
        continue
      }
      for app in users where !model.bundle.packages.contains(where: { $0.type.module == app }) {
        reporter.report(
          "'\(app)' uses '\(library)', but has no 'AppIntentsPackage' that includes '\(package.type.name)'",
          at: package.type.place, symbol: package.type.symbol)
      }
    }
  }
}
