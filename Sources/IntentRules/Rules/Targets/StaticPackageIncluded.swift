import IntentModel

extension Rule {
  static let staticPackageIncluded = Rule(
    id: "static-package-included", severity: .warning,
    summary: "the app's 'AppIntentsPackage' includes the package of a library that is linked statically",
    rationale: """
      The types of a static library are in the app's own metadata, with or without an 'AppIntentsPackage', as builds with \
      Xcode 26 and Xcode 27 show. Including the library's package was seen to do harm: one public app lost all its App \
      Shortcuts on iOS 26.5 until the package was removed, as the log of the system's 'linkd' showed before and after. Another \
      author built the same source with and without it, and the system ignored the app's metadata of the one with it when it \
      was installed from TestFlight. A third author saw no harm. Apple's documentation does not mention it. Remove the package from \
      'includedPackages'. Packages of dynamic frameworks must stay there.
      """,
    source:
      "observations of three public projects in 2026: a log of linkd, two builds side by side, and one without harm",
    needs: [.targetMap],
    triggering: [
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Kit

        struct AppPackage: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [↓KitPackage.self] }
        }

        // file: Kit/Kit.swift
        import AppIntents

        public struct KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Kit": .library]), project: "'Kit' is linked statically"),
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Core
        import Kit
        struct AppPackage: AppIntentsPackage {
          static let includedPackages: [any AppIntentsPackage.Type] = [CorePackage.self, ↓KitPackage.self]
        }
        // file: Core/Core.swift
        import AppIntents
        public struct CorePackage: AppIntentsPackage {}
        // file: Kit/Kit.swift
        import AppIntents
        public struct KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Core": .dynamicLibrary, "Kit": .library])),
    ],
    nonTriggering: [
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Kit

        struct AppPackage: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] }
        }

        // file: Kit/Kit.swift
        import AppIntents

        public struct KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Kit": .dynamicLibrary]), project: "'Kit' is a dynamic framework"),
      // The library's own list does not reach the app.
      Example(
        """
        // file: App/App.swift
        import Kit
        // file: Kit/Kit.swift
        import AppIntents
        import Core
        public struct KitPackage: AppIntentsPackage {
          public static var includedPackages: [any AppIntentsPackage.Type] { [CorePackage.self] }
        }
        // file: Core/Core.swift
        import AppIntents
        public struct CorePackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Core": .library, "Kit": .library])),
    ]
  ) { model, reporter in
    let packages = Dictionary(model.bundle.packages.map { (TypeKey($0.type), $0.type) }) { first, _ in first }
    for package in model.bundle.packages where model.kind(of: package.type.module) == .app {
      for reference in package.includedPackages.known.flatMap({ $0 }).compactMap(\.known) {
        guard let included = TypeKey(reference).flatMap({ packages[$0] }), model.kind(of: included.module) == .library
        else { continue }
        reporter.report(
          "'\(package.type.name)' includes '\(included.name)' of '\(included.module)', which is linked statically and needs no "
            + "package; one app lost all its App Shortcuts so, and the metadata of another was ignored; remove it from "
            + "'includedPackages'",
          at: reference.place, symbol: "\(package.type.symbol)/\(included.name)",
          notes: [.init(message: "'\(included.name)' is declared here", place: included.place)])
      }
    }
  }
}
