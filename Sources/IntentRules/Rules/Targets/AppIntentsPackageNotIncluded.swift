import IntentModel

extension Rule {
  static let appIntentsPackageNotIncluded = Rule(
    id: "app-intents-package-not-included", severity: .warning,
    summary: "the app's 'AppIntentsPackage' does not include the package of a library",
    rationale: """
      The app's 'AppIntentsPackage' lists the packages of its libraries in 'includedPackages', and these packages can list \
      others. At run time, the system does not find the types of a package that no list contains. Add the package to \
      'includedPackages'. Without a target map, the rule reports a package only if the file of the including package imports       a module that a folder of the other package is named after.
      """,
    source: "WWDC25 244",
    triggering: [
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Kit

        struct AppPackage: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [] }
        }

        // file: Kit/Kit.swift
        import AppIntents

        public struct ↓KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Kit": .dynamicLibrary])),
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Kit
        struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [] } }
        // file: Kit/Kit.swift
        import AppIntents
        struct ↓KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Kit": .dynamicLibrary])),
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Feature
        struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [FeaturePackage.self] } }
        // file: Feature/Feature.swift
        import AppIntents
        import Kit
        public struct FeaturePackage: AppIntentsPackage {}
        // file: Kit/Kit.swift
        import AppIntents
        public struct ↓KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Feature": .library, "Kit": .library])),
      Example(
        """
        // file: Books/App/Package.swift
        import AppIntents
        import Shortcuts
        struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [] } }
        // file: Books/Shortcuts/Sources/Package.swift
        import AppIntents
        public struct ↓ShortcutsPackage: AppIntentsPackage {}
        """),
    ],
    nonTriggering: [
      // The folders don't show that one module imports the other.
      Example(
        """
        // file: Books/App/Package.swift
        import AppIntents
        struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [] } }
        // file: Books/Shortcuts/Package.swift
        import AppIntents
        public struct ShortcutsPackage: AppIntentsPackage {}
        """),
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
        """, settings: .modules(["App": .app, "Kit": .dynamicLibrary])),
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Feature
        struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [FeaturePackage.self] } }
        // file: Feature/Feature.swift
        import AppIntents
        import Kit
        public struct FeaturePackage: AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] } }
        // file: Kit/Kit.swift
        import AppIntents
        public struct KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Feature": .library, "Kit": .library])),
      // The list of included packages can't be read.
      Example(
        """
        // file: App/App.swift
        import AppIntents
        import Kit
        struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { allPackages() } }
        // file: Kit/Kit.swift
        import AppIntents
        struct KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Kit": .library])),
      // Another rule reports an app without a package.
      Example(
        """
        // file: App/App.swift
        import Kit
        // file: Kit/Kit.swift
        import AppIntents
        struct KitPackage: AppIntentsPackage {}
        """, settings: .modules(["App": .app, "Kit": .library])),
    ]
  ) { model, reporter in
    guard !model.settings.modules.isEmpty else {
      for (package, root) in model.packagesNotIncludedByFolders { reporter.report(package, notIncludedBy: [root]) }
      return reporter.leaveUnchecked()
    }
    let products = model.modules(LintSettings.ModuleKind.products)
    let roots = model.bundle.packages.filter { products.contains($0.type.module) }
    guard !roots.isEmpty else { return }
    guard let included = model.packages(includedBy: roots) else { return reporter.leaveUnchecked() }
    let imports = ModuleImports(model)
    let used = Set(products.flatMap { imports.modules(usedBy: $0) })
    for package in model.bundle.packages where model.kind(of: package.type.module).map(libraryKinds.contains) ?? false {
      guard used.contains(package.type.module), !included.contains(TypeKey(package.type)) else { continue }
      reporter.report(package, notIncludedBy: roots)
    }
  }
}

extension Reporter {
  fileprivate mutating func report(_ package: IntentsPackage, notIncludedBy roots: [IntentsPackage]) {
    report(
      "no 'AppIntentsPackage' of '\(roots[0].type.module)' includes '\(package.type.name)', "
        + "so its types are missing at run time; add it to 'includedPackages'", at: package.type.place,
      symbol: package.type.symbol,
      notes: roots.map { .init(message: "'\($0.type.name)' is declared here", place: $0.type.place) })
  }
}

private let libraryKinds = LintSettings.ModuleKind.libraries

extension LintModel {
  /// Packages that none includes, with one that has a list and whose file imports a module of a folder that the package is in.
  fileprivate var packagesNotIncludedByFolders: [(package: IntentsPackage, root: IntentsPackage)] {
    let roots = bundle.packages.filter { !$0.includedPackages.isAbsent }
    guard !roots.isEmpty, let included = packages(includedBy: roots) else { return [] }
    return bundle.packages.compactMap { package in
      guard package.includedPackages.isAbsent, !included.contains(TypeKey(package.type)) else { return nil }
      let folders = folders(of: package)
      let root = roots.first { root in
        guard files.indices.contains(root.type.place.file) else { return false }
        let own = self.folders(of: root)
        return files[root.type.place.file].imports.contains { folders.contains($0) && !own.contains($0) }
      }
      return root.map { (package, $0) }
    }
  }

  private func folders(of package: IntentsPackage) -> Set<String> {
    guard files.indices.contains(package.type.place.file) else { return [] }
    return Set(files[package.type.place.file].path.split(separator: "/").dropLast().map(String.init))
  }

  /// All packages that are included directly or through other packages; nil if a list can't be read or contains a type
  /// that is not scanned.
  fileprivate func packages(includedBy roots: [IntentsPackage]) -> Set<TypeKey>? {
    let packages = Dictionary(bundle.packages.map { (TypeKey($0.type), $0) }, uniquingKeysWith: { first, _ in first })
    var reached: Set<TypeKey> = [], pending = roots
    while let package = pending.popLast() {
      guard reached.insert(TypeKey(package.type)).inserted else { continue }
      for alternative in package.includedPackages.alternatives {
        guard let elements = alternative.content.known else { return nil }
        for element in elements {
          guard let key = TypeKey(element.known) else { return nil }
          if let next = packages[key] { pending.append(next) }
        }
      }
    }
    return reached
  }
}
