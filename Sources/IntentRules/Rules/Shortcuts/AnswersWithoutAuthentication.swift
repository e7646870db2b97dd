import IntentModel

extension Rule {
  static let answersWithoutAuthentication: Rule = Rule(
    id: "answers-without-authentication", severity: .note,
    summary: "Siri answers with data of the app while the device is locked",
    rationale: """
      The default of 'authenticationPolicy' is 'alwaysAllowed': anyone can ask Siri on a locked device, and hears \
      the answer. If the data is private, set the policy to 'requiresAuthentication'. The rule reports an app in \
      which no intent states a policy, and an App Shortcut answers with a dialog that contains a value. It skips \
      titles that start with a verb such as 'Add' or 'Play', and cannot tell which data is private. The intents of \
      the app are one finding.
      """,
    source:
      "documentation of IntentAuthenticationPolicy; YosemiteCrew/Yosemite-Crew#3326, team-reflect/reflect-open#1096",
    reported: Example(vaccinations("↓", "")),
    correct: Example(
      vaccinations("", "\n  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard model.bundle.intents.allSatisfy(\.authenticationPolicy.isAbsent) else { return }
    let shortcuts = model.intentsOfShortcuts
    for intent in model.bundle.intents where shortcuts.contains(intent.type.name) && !intent.bringsAppToFront {
      guard !intent.type.mayHaveHiddenMembers, !intent.isNamedAsChange, intent.result.only?.providesDialog == true,
        intent.performBodies.flatMap(\.calls).contains(where: { $0.name == "result" && $0.dialog?.holdsValue == true })
      else { continue }
      reporter.report(
        "Siri speaks the dialog of '\(intent.type.name)' on a locked device, too, because no intent of the app states "
          + "'authenticationPolicy'; if a value in it is private, set the policy to '.requiresAuthentication'",
        at: intent.type.place, symbol: intent.type.symbol("authenticationPolicy"),
        cause: .init("policy", note: "it speaks that of '\(intent.type.name)' too"))
    }
  }
}

extension Intent {
  /// Whether the title, or the type's name if the title is not known, starts with a verb that changes something, so that the answer
  /// only repeats what people asked for.
  fileprivate var isNamedAsChange: Bool {
    let words = (title.only?.key ?? type.name.splitIntoWords).lowercased().split(separator: " ")
    return words.first.map { Self.verbs.contains(String($0)) } ?? true
  }

  private static let verbs: Set<String> = [
    "add", "append", "cancel", "change", "close", "complete", "continue", "create", "delete", "disable", "edit",
    "enable", "inline", "insert", "log",
    "mark", "mute", "new", "open", "pause", "play", "post", "record", "refresh", "remove", "reset", "restart", "resume",
    "run", "save",
    "send", "set", "share", "skip", "start", "stop", "switch", "sync", "toggle", "turn", "unlock", "unmute", "update",
    "upload",
  ]
}

extension Value {
  /// Whether it is a text with a value in it.
  fileprivate var holdsValue: Bool {
    unreadable?.reason == .interpolation || text.map { !$0.placeholders.isEmpty } ?? false
  }
}

private func vaccinations(_ mark: String, _ member: String) -> String {
  #"""
  struct \#(mark)VaccinationStatus: AppIntent {
    static let title: LocalizedStringResource = "Vaccination Status"\#(member)

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(Records.status)") }
  }

  struct PetShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: VaccinationStatus(), phrases: ["Vaccinations in \(.applicationName)"])
    }
  }
  """#
}
