import IntentModel

extension Rule {
  static let parameterizedOnlyShortcut: Rule = Rule(
    id: "parameterized-only-shortcut", severity: .warning,
    summary: "all phrases of an App Shortcut have a parameter",
    rationale: """
      Phrases with a parameter work only after the app has run and provided values for the parameter. Until then, the App \
      Shortcut has no phrase, and Siri and Spotlight don't show it. Add a phrase without a parameter. The rule skips phrases \
      whose parameters are all app enums, because the metadata contains their values. There is one finding for all App \
      Shortcuts of a provider.
      """,
    source: "WWDC22 10170, WWDC23 10102",
    reported: Example(
      .shortcuts(
        #"""
        AppShortcut(
          intent: ↓Open(),
          phrases: ["Open \(\.$book) in \(.applicationName)"],
          shortTitle: "Open",
          systemImageName: "book")
        """#, of: .bookParameter)),
    correct: Example(
      .phrases(#""Open a book in \(.applicationName)", "Open \(\.$book) in \(.applicationName)""#, of: .bookParameter)
    ),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for provider in model.providers {
      // Another App Shortcut for the intent may have a phrase that always works.
      let plain = Set(provider.shortcuts.filter(model.hasPlainPhrase).map(\.intentName))
      var found: [(listed: ListedShortcut, reference: TypeReference)] = [], seen: Set<String> = []
      for shortcut in provider.shortcuts {
        guard let reference = shortcut.shortcut.intent.known, !plain.contains(shortcut.intentName),
          shortcut.shortcut.phrases.known?.isEmpty == false,
          // Two branches of '#if' may have an App Shortcut for the same intent.
          seen.insert(reference.name).inserted
        else { continue }
        found.append((shortcut, reference))
      }
      guard let first = found.first else { continue }
      let isOne = found.count == 1
      reporter.report(
        "all phrases for \(listed(found.map { "'\($0.reference.name)'" })) have a parameter, so Siri does not offer "
          + "\(isOne ? "it" : "them") before the app has run and provided values; add a phrase without a parameter"
          + (isOne ? "" : " to each"),
        at: first.reference.place, symbol: first.listed.symbol,
        notes: found.dropFirst().map {
          .init(message: "the App Shortcut for '\($0.reference.name)' is here", place: $0.reference.place)
        })
    }
  }
}

extension LintModel {
  /// Whether one of the phrases has no parameters except app enums, or can't be read.
  fileprivate func hasPlainPhrase(_ listed: ListedShortcut) -> Bool {
    guard let phrases = listed.shortcut.phrases.known else { return true }
    let intent = intent(of: listed)
    func isEnum(_ name: String) -> Bool {
      intent?.parameters.contains { $0.name == name && $0.type?.kind == .enum } ?? false
    }
    return listed.phrases.count < phrases.count
      || listed.phrases.contains {
        $0.parameters(of: intent).allSatisfy { isEnum(String($0.name.prefix { $0 != "." })) }
      }
  }
}
