extension Rule {
  static let intentsInLibraryOldToolchain: Rule = Rule(
    id: "intents-in-library-old-toolchain", severity: .error,
    summary: "a library has intents that the Xcode in use does not find",
    rationale: """
      Every Xcode finds intents in the app and its extensions. Intents in a framework require Xcode 15, and intents in a \
      Swift package or a static library require Xcode 26. An entity of a framework as a parameter type in another module \
      requires Xcode 16. An older Xcode omits them from the app's metadata without a warning.
      """,
    source: "WWDC22 10032, WWDC23 10103, WWDC24 10134, WWDC25 244",
    needs: [.targetMap, .xcode],
    reported: Example(
      """
      // file: Kit/OpenBook.swift
      import AppIntents

      struct ↓OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """, settings: .init(modules: ["Kit": .library], xcode: [16, 4])),
    correct: Example(
      """
      // file: App/OpenBook.swift
      import AppIntents

      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """, settings: .init(modules: ["App": .app], xcode: [16, 4])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let xcode = model.settings.xcode else { return }
    for (kind, since) in [(LintSettings.ModuleKind.library, 26), (.dynamicLibrary, 15)]
    where xcode.lexicographicallyPrecedes([since]) {
      for module in model.modules([kind]) {
        guard let first = model.firstIntent(of: module) else { continue }
        let noun = kind == .library ? "library" : "framework"
        reporter.report(
          "intents in a \(noun) require Xcode \(since), so '\(first.name)' of '\(module)' is missing from the app; "
            + "move it to the app's target",
          of: first)
      }
    }
    guard xcode.lexicographicallyPrecedes([16]), !xcode.lexicographicallyPrecedes([15]) else { return }
    for (intent, parameter) in model.intentParameters {
      guard let type = parameter.type, let entity = model.entity(type.declaration),
        entity.type.module != intent.type.module, model.kind(of: entity.type.module) == .dynamicLibrary
      else { continue }
      reporter.report(
        "'\(entity.type.name)' is an entity of the framework '\(entity.type.module)', so a parameter in another module "
          + "can have this type only with Xcode 16 or later", at: type.place,
        symbol: intent.type.symbol(parameter.name))
    }
  }
}
