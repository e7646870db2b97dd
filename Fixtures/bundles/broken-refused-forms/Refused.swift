import AppIntents

// Forms that the framework's declarations refuse. The bundle says what the source states all the same.
struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"

  // No initializer of a parameter takes an initial value.
  @Parameter(title: "Initial Value") var initialValue: Int = 5

  // The argument is '_const'.
  @Parameter(title: "Range", inclusiveRange: (0, limit)) var range: Int

  // An interpolated literal is no description.
  static let description: IntentDescription = "Rings \(limit) times"
  static let limit = 5

  // 'When' needs an 'otherwise'.
  static var parameterSummary: some ParameterSummary { When(\.$range, .equalTo, 3) { Summary("Ring \(\.$range)") } }

  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    // The builder takes shortcuts one by one, and 'if #available' without 'else'.
    [AppShortcut(intent: Ring(), phrases: ["Ring \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell")]
    if #available(iOS 18, macOS 15, *) {
      AppShortcut(intent: Ring(), phrases: ["Call \(.applicationName)"], shortTitle: "Call", systemImageName: "phone")
    } else {
      AppShortcut(intent: Ring(), phrases: ["Knock \(.applicationName)"], shortTitle: "Knock", systemImageName: "door")
    }
    if #unavailable(iOS 17) {
      AppShortcut(intent: Ring(), phrases: ["Old \(.applicationName)"], shortTitle: "Old", systemImageName: "clock")
    }
    for _ in 0..<2 {
      AppShortcut(intent: Ring(), phrases: ["Loop \(.applicationName)"], shortTitle: "Loop", systemImageName: "repeat")
    }
    AppShortcut(intent: Ring(), phrases: ["Symbol \(.applicationName)"], shortTitle: "Symbol", systemImageName: symbol)
  }
  static let symbol = "banknote"

  // No builder: the talks of 2023 show one.
  static var negativePhrases: [NegativeAppShortcutPhrase] {
    NegativeAppShortcutPhrases {
      "Stop \(.applicationName)"
      "Stop the bell"
    }
  }
}
