import IntentModel

extension Rule {
  static let appShortcutOpensAppHomepod: Rule = Rule(
    id: "app-shortcut-opens-app-homepod", severity: .note,
    summary: "an App Shortcut opens the app, which HomePod cannot do",
    rationale: """
      HomePod runs the App Shortcuts of a nearby iPhone, but not those that open the app. Let the intent run in the \
      background if it is useful on HomePod.
      """,
    source: "WWDC23 10102", isOptIn: true,
    reported: Example(
      .shortcuts(
        #"AppShortcut(intent: ↓Open(), phrases: ["Open \(.applicationName)"])"#,
        of: "static let openAppWhenRun = true")),
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for listed in model.listedShortcuts {
      guard let reference = listed.shortcut.intent.known, let intent = model.intent(of: listed), intent.opensApp else {
        continue
      }
      reporter.report(
        "'\(intent.type.name)' opens the app, so HomePod cannot run its App Shortcut", at: reference.place,
        symbol: listed.symbol,
        notes: [.declaration(of: intent.type.name, at: intent.type.place)])
    }
  }
}

extension Intent {
  /// Whether the intent opens the app: by 'openAppWhenRun', as an 'OpenIntent', or because it has only foreground modes.
  fileprivate var opensApp: Bool {
    if openAppWhenRun.known.contains(true) || type.conformances.contains("OpenIntent") { return true }
    guard let modes = supportedModes.only else { return false }
    return switch modes.form {
    case .enumCase("foreground", _): true
    case .array(let modes):
      !modes.isEmpty && modes.allSatisfy { if case .enumCase("foreground", _) = $0.form { true } else { false } }
    default: false
    }
  }
}
