import IntentModel

extension Rule {
  static let appIntentsPackageNotIncluded: Rule = Rule(
    id: "app-intents-package-not-included", severity: .warning,
    summary: "the app's 'AppIntentsPackage' does not include the package of a library",
    rationale: """
      The app's 'AppIntentsPackage' lists the packages of its frameworks in 'includedPackages', and these packages can list \
      others. At run time, the system does not find the types of a dynamic framework whose package no list contains. Add the \
      package to 'includedPackages'. A library that is linked statically needs no package, and including one was seen to do \
      harm: see 'static-package-included'.
      """,
    source: "WWDC25 244", needs: [.targetMap],
    mayLackFacts: true,
    reported: Example(
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
      """, settings: .init(modules: ["App": .app, "Kit": .dynamicLibrary])),
    correct: Example(
      """
      // file: App/App.swift
      import AppIntents
      import Kit
      struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [] } }
      // file: Kit/Kit.swift
      import AppIntents
      public struct KitPackage: AppIntentsPackage {}
      """, settings: .init(modules: ["App": .app, "Kit": .library])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let products = model.modules(LintSettings.ModuleKind.products)
    let roots = model.bundle.packages.filter { products.contains($0.type.module) }
    guard !roots.isEmpty else { return }
    guard let included = model.packages(includedBy: roots) else {
      return reporter.leaveUnchecked(without: .readablePackages)
    }
    let imports = ModuleImports(model)
    let used = Set(products.flatMap { imports.modules(usedBy: $0) })
    for package in model.bundle.packages where model.kind(of: package.type.module) == .dynamicLibrary {
      guard used.contains(package.type.module), !included.contains(TypeKey(package.type)) else { continue }
      reporter.report(
        "no 'AppIntentsPackage' of '\(roots[0].type.module)' includes '\(package.type.name)' of the framework "
          + "'\(package.type.module)', so its types are missing at run time; add it to 'includedPackages'",
        of: package.type,
        notes: roots.map { .declaration(of: $0.type.name, at: $0.type.place) })
    }
  }
}

extension LintModel {
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
