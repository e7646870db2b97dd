import IntentModel

extension Rule {
  static let staticPackageIncluded: Rule = Rule(
    id: "static-package-included", severity: .warning,
    summary: "the app's 'AppIntentsPackage' includes the package of a library that is linked statically",
    rationale: """
      The types of a static library are in the app's own metadata, with or without an 'AppIntentsPackage'. Builds with \
      Xcode 26 and Xcode 27 show this. Including the library's package was seen to do harm: one public app lost all its App \
      Shortcuts on iOS 26.5 until the package was removed, as the log of the system's 'linkd' showed before and after. Another \
      author built the same source with and without it, and the system ignored the app's metadata of the one with it when it \
      was installed from TestFlight. A third author saw no harm. Apple's documentation does not mention it. Remove the package from \
      'includedPackages'. Packages of dynamic frameworks must stay there.
      """,
    source:
      "observations of three public projects in 2026: a log of linkd, two builds side by side, and one without harm",
    needs: [.targetMap],
    reported: Example(
      including("↓KitPackage"), settings: .init(modules: ["App": .app, "Kit": .library]),
      project: "'Kit' is linked statically"),
    correct: Example(
      including("KitPackage"), settings: .init(modules: ["App": .app, "Kit": .dynamicLibrary]),
      project: "'Kit' is a dynamic framework"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
          notes: [.declaration(of: included.name, at: included.place)])
      }
    }
  }
}

private func including(_ package: String) -> String {
  """
  // file: App/App.swift
  import AppIntents
  import Kit

  struct AppPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [\(package).self] }
  }

  // file: Kit/Kit.swift
  import AppIntents

  public struct KitPackage: AppIntentsPackage {}
  """
}
