extension Rule {
  static let targetWithoutAppIntents: Rule = Rule(
    id: "target-without-app-intents", severity: .note,
    summary: "an app uses a library with intents, but never imports 'AppIntents'",
    rationale: """
      Xcode extracts App Intents metadata only for targets that depend on the framework 'AppIntents'. If no file of the app \
      imports it, the app may not contain the metadata of its libraries. Add 'import AppIntents' to a file of the app.
      """,
    source: "Apple's metadata processor; WWDC25 244",
    appleMessage: "Metadata extraction skipped. No AppIntents.framework dependency found.",
    furtherAppleMessages: ["Extracted no relevant App Intents symbols, skipping writing output"],
    needs: [.targetMap],
    reported: Example(.openBookInKit, settings: .init(modules: ["App": .app, "Kit": .library])),
    correct: Example(
      """
      // file: App/App.swift
      import AppIntents
      import Kit

      // file: Kit/OpenBook.swift
      import AppIntents

      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """, settings: .init(modules: ["App": .app, "Kit": .library])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let libraries = model.modules(LintSettings.ModuleKind.libraries).compactMap { library in
      model.firstIntent(of: library).map { (name: library, first: $0) }
    }
    guard !libraries.isEmpty else { return }
    let importing = Set(model.files.filter { $0.imports("AppIntents") }.map(\.module))
    let imports = ModuleImports(model)
    for app in model.modules([.app]) where !importing.contains(app) {
      let used = imports.modules(usedBy: app)
      for (library, first) in libraries where used.contains(library) {
        reporter.report(
          "'\(app)' never imports 'AppIntents', so the intents of its library '\(library)' may be missing from the app; "
            + "import it in a file of '\(app)'", of: first)
      }
    }
  }
}
