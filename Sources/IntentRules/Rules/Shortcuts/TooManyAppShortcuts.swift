import IntentExtraction

extension Rule {
  static let tooManyAppShortcuts = Rule(
    id: "too-many-app-shortcuts", severity: .error, summary: "an app has more than ten App Shortcuts",
    rationale: "An app may have ten App Shortcuts. The rest is dropped without a word, or the export fails.",
    source: "WWDC22 10170, WWDC23 10102, Human Interface Guidelines",
    triggering: [Example(.provider(count: 11, marking: 11))],
    nonTriggering: [
      Example(.provider(count: 10)),
      // Of two arms of an availability check one is there at a time.
      Example(.provider(count: 9, availability: 2)),
    ]
  ) { model, reporter in
    for provider in model.bundle.shortcutsProviders {
      for alternative in provider.appShortcuts.alternatives {
        let always = (alternative.content.known ?? []).compactMap(\.known)
        // The shortcuts that one system sees: those of an `else` are never there with those of its `if`.
        let shortcuts = always.filter { shortcut in !shortcut.availability.contains { $0.obsoleted != nil } }
        guard shortcuts.count > Limits.appShortcuts else { continue }
        let first = shortcuts[Limits.appShortcuts]
        reporter.report(
          "'\(provider.type.name)' has \(shortcuts.count) App Shortcuts; \(Limits.appShortcuts) are allowed",
          at: first.place, symbol: provider.type.symbol,
          notes: [.init(message: "'\(provider.type.name)' is declared here", place: provider.type.place)])
      }
    }
  }
}

/// What the framework limits. Apple has not changed these since 2022.
enum Limits {
  static let appShortcuts = 10
  static let phrases = 1000
}

extension String {
  /// A provider of `count` shortcuts, and of `availability` more in each arm of an `if #available`.
  fileprivate static func provider(count: Int, marking marked: Int? = nil, availability: Int = 0) -> String {
    func shortcut(_ index: Int) -> String {
      (index == marked ? "↓" : "") + "AppShortcut(intent: A(), phrases: [\"Do \(index) in \\(.applicationName)\"], "
        + "shortTitle: \"A\", systemImageName: \"star\")\n"
    }
    var body = (1...count).map(shortcut).joined()
    if availability > 0 {
      body += "if #available(iOS 18, *) {\n\(shortcut(100))} else {\n\(shortcut(101))}\n"
    }
    return "struct A: AppIntent { static let title: LocalizedStringResource = \"A\" }\n"
      + "struct P: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {\n\(body)} }"
  }
}
