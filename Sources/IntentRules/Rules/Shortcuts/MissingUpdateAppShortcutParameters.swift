import IntentModel
import SourceScan

extension Rule {
  static let missingUpdateAppShortcutParameters = Rule(
    id: "missing-update-app-shortcut-parameters", severity: .warning,
    summary: "phrases name entities, and the app never says which there are",
    rationale: """
      The system learns the values of a phrase's entity when the app calls 'updateAppShortcutParameters()', at its launch and \
      whenever they change. Without a call no phrase with the entity works. Any mention of the name counts; without an \
      entry point ('@main') in the scan the rule takes it that most of the app is elsewhere, and says nothing.
      """,
    source: "WWDC22 10170, WWDC23 10102, WWDC25 244",
    triggering: [
      Example(
        .phrases(
          #""Open ↓\(\.$book) in \(.applicationName)", "Show \(\.$book) in \(.applicationName)""#, of: .bookParameter,
          with: .book()) + "\n" + .app("")),
      // Words alone are no call.
      Example(
        .phrases(#""Open ↓\(\.$book) in \(.applicationName)""#, of: .bookParameter, with: .book())
          + "\n// Shortcuts.updateAppShortcutParameters()\n" + .app(#"let s = "updateAppShortcutParameters""#)),
    ],
    nonTriggering: [
      Example(
        .phrases(#""Open \(\.$book) in \(.applicationName)""#, of: .bookParameter, with: .book()) + "\n"
          + .app("init() { Shortcuts.updateAppShortcutParameters() }")),
      // In a file, or a module, that has nothing to do with App Intents.
      Example(
        "// file: App/Shortcuts.swift\n"
          + .phrases(#""Open \(\.$book) in \(.applicationName)""#, of: .bookParameter, with: .book()) + "\n" + .app("")
          + "\n// file: Kit/Launch.swift\nimport Foundation\nfunc launch(_ p: P.Type) { p.updateAppShortcutParameters() }"
      ),
      // The app's own code is not here.
      Example(.phrases(#""Open \(\.$book) in \(.applicationName)""#, of: .bookParameter, with: .book())),
      // An enum's values are known from the source.
      Example(
        .phrases(#""Open \(\.$shelf) in \(.applicationName)""#, of: .shelfParameter, with: .shelf) + "\n" + .app("")),
      Example(.phrases(#""Open \(.applicationName)""#, of: .bookParameter, with: .book()) + "\n" + .app("")),
    ]
  ) { model, reporter in
    // Asked for the first such phrase alone: there are many files.
    lazy var isCalled = model.files.contains(where: \.updatesShortcutParameters)
    lazy var holdsApp = model.files.contains(where: \.isEntryPoint)
    var reported: Set<Place> = []
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      for (placeholder, parameter) in phrase.namedParameters(of: intent) where parameter.type?.kind == .entity {
        if isCalled { return }
        guard holdsApp else { return reporter.leaveUnchecked() }
        let provider = phrase.listed.provider.type
        guard reported.insert(provider.place).inserted else { continue }
        reporter.report(
          "phrases name '\(parameter.name)', but nothing calls '\(provider.name).updateAppShortcutParameters()'",
          at: placeholder.place, symbol: provider.symbol,
          notes: [.init(message: "'\(provider.name)' is declared here", place: provider.place)])
      }
    }
  }
}

extension String {
  /// An app's entry point, for examples.
  fileprivate static func app(_ members: String) -> String { "@main struct Main { \(members) }" }
}
