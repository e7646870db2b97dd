import IntentModel
import SourceScan

extension Rule {
  static let missingUpdateAppShortcutParameters: Rule = Rule(
    id: "missing-update-app-shortcut-parameters", severity: .warning,
    summary: "phrases have an entity, but the app never calls 'updateAppShortcutParameters()'",
    rationale: """
      Siri learns the entities that a phrase can contain when the app calls 'updateAppShortcutParameters()'. Without that \
      call, no phrase with an entity works. Call it when the app launches and whenever the entities change. The rule looks \
      for any use of the name in the scanned files. It reports nothing if none of them has the entry point of an app such as \
      '@main', because the call may be in files that are not scanned. It skips an entity whose query suggests '[]'.
      """,
    source: "WWDC22 10170, WWDC23 10102, WWDC25 244",
    mayLackFacts: true,
    reported: Example(
      .shortcuts(
        #"AppShortcut(intent: Open(), phrases: ["Open ↓\(\.$book) in \(.applicationName)"])"#, of: .bookParameter,
        with: bookEntity) + "\n\n@main\nstruct BookApp: App {}"),
    correct: Example(
      .shortcuts(
        #"AppShortcut(intent: Open(), phrases: ["Open \(\.$book) in \(.applicationName)"])"#, of: .bookParameter,
        with: bookEntity) + "\n\n@main\nstruct BookApp: App {\n  init() {\n"
        + "    Shortcuts.updateAppShortcutParameters()\n  }\n}"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    // Evaluated only if a phrase has an entity, because there are many files.
    lazy var isCalled = model.files.contains(where: \.updatesShortcutParameters)
    lazy var holdsApp = model.holdsApp
    var found: [(provider: DeclaredType, place: Place, names: [String])] = []
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      for (placeholder, parameter) in phrase.namedParameters(of: intent) where parameter.type?.kind == .entity {
        if isCalled { return }
        // If the query suggests nothing, the call gives Siri no values.
        if model.query(ofValuesOf: parameter)?.suggestsNothing == true { continue }
        guard holdsApp else { return reporter.leaveUnchecked(without: .entryPoint) }
        let provider = phrase.listed.provider.type
        if found.last?.provider.place != provider.place { found.append((provider, placeholder.place, [])) }
        if !found[found.count - 1].names.contains(parameter.name) {
          found[found.count - 1].names.append(parameter.name)
        }
      }
    }
    for (provider, place, names) in found {
      reporter.report(
        "phrases with \(listed(names.map { "'\($0)'" })) never work, because the app never tells Siri "
          + "\(names.count == 1 ? "its" : "their") values; call '\(provider.name).updateAppShortcutParameters()' at launch and "
          + "whenever the values change",
        at: place, symbol: provider.symbol)
    }
  }
}

private let bookEntity = "struct Book: AppEntity {\n  let id: Int\n}"
