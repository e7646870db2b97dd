import IntentModel
import SourceFindings

extension Rule {
  static let phraseHardcodedAppName = Rule(
    id: "phrase-hardcoded-app-name", severity: .warning, summary: "a phrase spells the app's name out",
    rationale: """
      The token stands for the app's name in every language and for its synonyms. A name that is spelled out answers to \
      one of them, and is said twice where the token is there too.
      """,
    source: "WWDC22 10170, WWDC23 10102", needs: [.applicationName],
    triggering: [
      Example(.phrases(#""Open list in ↓Things with \(.applicationName)""#), settings: .named("Things")),
      Example(
        .phrases(#""Open ↓Things""#), fixed: .phrases(#""Open \(.applicationName)""#), settings: .named("Things")),
      Example(
        .phrases(#""Open Thingsboard in ↓Things""#), fixed: .phrases(#""Open Thingsboard in \(.applicationName)""#),
        settings: .named("Things")),
    ],
    nonTriggering: [
      Example(.phrases(#""Open list in \(.applicationName)""#), settings: .named("Things")),
      // Another word, and the word in its own sense.
      Example(.phrases(#""Open Thingsboard and all things in \(.applicationName)""#), settings: .named("Things")),
    ]
  ) { model, reporter in
    guard let name = model.settings.applicationName, !name.isEmpty else { return }
    for phrase in model.phrases where phrase.text.plainParts.contains(where: { $0.containsWord(name) }) {
      let place = phrase.text.place(ofWord: name)
      let hasToken = phrase.text.placeholders.contains { $0.kind == .applicationName }
      let token = phrase.text.interpolation(".applicationName")
      let fixes = place.map { [FixIt("write '\(token)'", .needsReview, [.init($0, token)])] } ?? []
      reporter.report(
        "phrase spells the app's name '\(name)' out", at: place ?? phrase.text.keyPlace, symbol: phrase.symbol,
        fixes: hasToken ? [] : fixes)
    }
  }
}

extension LintSettings {
  /// Of an app of this name.
  static func named(_ name: String) -> LintSettings {
    var settings = LintSettings()
    settings.applicationName = name
    return settings
  }
}
