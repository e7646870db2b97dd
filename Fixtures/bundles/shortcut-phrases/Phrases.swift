import AppIntents

struct Timer: AppIntent {
  static let title: LocalizedStringResource = "Start Timer"
  @Parameter(title: "Kind") var kind: TimerKind
  func perform() async throws -> some IntentResult { .result() }
}

enum TimerKind: String, AppEnum {
  case tea, egg
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Timer"
  static let caseDisplayRepresentations: [TimerKind: DisplayRepresentation] = [.tea: "Tea", .egg: "Egg"]
}

struct Phrases: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .tangerine

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Timer(),
      phrases: [
        "Start a timer in \(.applicationName)",
        // A comment between two phrases.
        "Start \(\.$kind) in \(.applicationName)",
        /* "Commented out in \(.applicationName)", */
        "\(.applicationName) \(\.$kind)",
        "\(\Timer.$kind) with \(.applicationName)",
        "Ask \(AppShortcutPhraseToken.applicationName) for a “timer” – now",
        #"Raw \#(.applicationName) phrase with a \ backslash"#,
        "Spelled out: ${applicationName} and ${kind}",
        "No application name",
        "A line\u{200B}less phrase for \(.applicationName)",
        AppShortcutPhrase<Timer>("By an initializer"),
      ],
      shortTitle: LocalizedStringResource("Timer", table: "Shortcuts"),
      systemImageName: "timer"
    )
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [
      "Stop \(.applicationName)",
      "Stop the timer",
    ])
  }
}
