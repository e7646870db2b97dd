import IntentModel

extension Rule {
  static let intentsInLibraryOldToolchain = Rule(
    id: "intents-in-library-old-toolchain", severity: .error,
    summary: "intents in a library that the Xcode in use doesn't extract",
    rationale: """
      Intents may be in the app and its extensions since ever, in frameworks since Xcode 15, and in Swift packages and \
      static libraries since Xcode 26; an entity of a framework may be a parameter in another module since Xcode 16. An \
      older Xcode leaves them out of the app's metadata without a word.
      """,
    source: "WWDC22 10032, WWDC23 10103, WWDC24 10134, WWDC25 244",
    needs: [.targetMap, .xcode],
    triggering: [
      Example(
        "// file: Kit/Open.swift\n" + .intent("↓Open", "AppIntent", "") + "\n" + .intent("Close", "AppIntent", ""),
        settings: .modules(["Kit": .library], xcode: [16, 4])),
      Example(
        "// file: Kit/Open.swift\n" + .intent("↓Open", "AppIntent", ""),
        settings: .modules(["Kit": .dynamicLibrary], xcode: [14, 3])),
      Example(
        """
        // file: App/Open.swift
        import AppIntents
        import Kit
        struct Open: AppIntent { @Parameter(title: "Book") var book: ↓Book }
        // file: Kit/Book.swift
        import AppIntents
        public struct Book: AppEntity { public let id: Int }
        """, settings: .modules(["App": .app, "Kit": .dynamicLibrary], xcode: [15, 4])),
    ],
    nonTriggering: [
      Example(
        "// file: Kit/Open.swift\n" + .intent("Open", "AppIntent", ""),
        settings: .modules(["Kit": .library], xcode: [26])),
      Example(
        "// file: Kit/Open.swift\n" + .intent("Open", "AppIntent", ""),
        settings: .modules(["Kit": .dynamicLibrary], xcode: [15])),
      Example(
        "// file: App/Open.swift\n" + .intent("Open", "AppIntent", ""),
        settings: .modules(["App": .app], xcode: [14])),
      // Which Xcode builds it is not said.
      Example("// file: Kit/Open.swift\n" + .intent("Open", "AppIntent", ""), settings: .modules(["Kit": .library])),
    ]
  ) { model, reporter in
    guard let xcode = model.settings.xcode else { return }
    for (kind, since) in [(LintSettings.ModuleKind.library, 26), (.dynamicLibrary, 15)]
    where xcode.lexicographicallyPrecedes([since]) {
      for module in model.modules([kind]) {
        guard let first = model.firstIntent(of: module) else { continue }
        let noun = kind == .library ? "library" : "framework"
        reporter.report(
          "'\(first.name)' is in the \(noun) '\(module)'; Xcode extracts intents of one since version \(since)",
          at: first.place, symbol: first.symbol)
      }
    }
    guard xcode.lexicographicallyPrecedes([16]), !xcode.lexicographicallyPrecedes([15]) else { return }
    for intent in model.bundle.intents {
      for parameter in intent.parameters {
        guard let type = parameter.type, let entity = model.entity(type.declaration),
          entity.type.module != intent.type.module, model.kind(of: entity.type.module) == .dynamicLibrary
        else { continue }
        reporter.report(
          "'\(entity.type.name)' is an entity of the framework '\(entity.type.module)'; "
            + "other modules may use one since Xcode 16", at: type.place, symbol: intent.type.symbol(parameter.name))
      }
    }
  }
}
