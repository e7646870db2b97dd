extension Rule {
  static let appIntentsPackageMissing: Rule = Rule(
    id: "app-intents-package-missing", severity: .error,
    summary: "a framework has App Intents, but it or its app has no 'AppIntentsPackage'",
    rationale: """
      The system finds the intents, entities and enums of a dynamic framework through types that conform to \
      'AppIntentsPackage'. The framework needs one, and the app needs one that includes it. Without them, the framework's \
      types are missing from Shortcuts, and intents of the app that use them don't work. A library that is linked \
      statically needs no package.
      """,
    source: "WWDC23 10103, WWDC25 244, WWDC25 275",
    needs: [.targetMap],
    mayLackFacts: true,
    reported: Example(.openBookInKit, settings: .init(modules: ["App": .app, "Kit": .dynamicLibrary])),
    correct: Example(
      """
      // file: App/App.swift
      import AppIntents
      import Kit

      struct AppPackage: AppIntentsPackage {
        static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] }
      }

      // file: Kit/OpenBook.swift
      import AppIntents

      public struct KitPackage: AppIntentsPackage {}

      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """, settings: .init(modules: ["App": .app, "Kit": .dynamicLibrary])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let apps = model.modules([.app])
    if apps.isEmpty { reporter.leaveUnchecked(without: .app) }
    let libraries = model.modules([.dynamicLibrary]).filter { !model.metadataTypes(of: $0).isEmpty }
    guard !libraries.isEmpty else { return }
    let imports = ModuleImports(model)
    let packages = Dictionary(model.bundle.packages.map { ($0.type.module, $0) }) { first, _ in first }
    let used = apps.map { (app: $0, modules: imports.modules(usedBy: $0)) }
    for library in libraries {
      let users = used.filter { $0.modules.contains(library) }.map(\.app)
      guard let first = model.metadataTypes(of: library).first, !users.isEmpty else { continue }
      guard let package = packages[library] else {
        reporter.report(
          "'\(first.name)' is missing from Shortcuts, because its framework '\(library)' has no 'AppIntentsPackage'; "
            + "declare one, and include it in the 'AppIntentsPackage' of the app", at: first.place, symbol: first.symbol
        )
        continue
      }
      for app in users where packages[app] == nil {
        reporter.report(
          "types of the framework '\(library)' are missing from Shortcuts, because '\(app)' has no 'AppIntentsPackage'; "
            + "declare one that includes '\(package.type.name)'",
          of: package.type)
      }
    }
  }
}

extension String {
  /// An app, and a library with an intent.
  static let openBookInKit = """
    // file: App/App.swift
    import Kit

    // file: Kit/OpenBook.swift
    import AppIntents

    struct ↓OpenBook: AppIntent {
      static let title: LocalizedStringResource = "Open Book"
    }
    """
}
