import IntentModel
import SourceFindings

extension Rule {
  static let phraseMissingApplicationName = Rule(
    id: "phrase-missing-application-name", severity: .error, summary: "a phrase does not name the app",
    rationale: """
      Siri finds an App Shortcut by the app's name in the phrase. Apple's tool reports such a phrase and drops the shortcuts \
      of the whole target, while the build goes on.
      """,
    source: "Apple's string processor; WWDC25 244, WWDC23 10102",
    appleMessage: "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it.",
    triggering: [
      Example(
        .phrases(#"↓"Find my books", "Open \(.applicationName)""#),
        fixed: .phrases(#""Find my books in \(.applicationName)", "Open \(.applicationName)""#)),
      Example(.phrases(#"↓"Open ${book}""#)),
      Example(.phrases(##"↓#"Find my books"#"##), fixed: .phrases(##"#"Find my books in \#(.applicationName)"#"##)),
      // A phrase that a constructor makes is a phrase.
      Example(.phrases(#"AppShortcutPhrase<Open>(↓"Find my books")"#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open a shelf in \(.applicationName)""#)),
      Example(.phrases(#""Open a shelf in \(AppShortcutPhraseToken.applicationName)""#)),
      // Apps ship the token spelled out; Apple's tool accepts it.
      Example(.phrases(#""Open a shelf in ${applicationName}""#)),
      // A misspelt name is another rule's.
      Example(.phrases(#""Open a shelf in ${applicationname}""#)),
      // What can't be read is another rule's.
      Example(.shortcuts("AppShortcut(intent: Open(), phrases: list)")),
    ]
  ) { model, reporter in
    for phrase in model.phrases {
      let text = phrase.text
      guard !text.placeholders.contains(where: { $0.kind == .applicationName }),
        phrase.misspeltApplicationNames(model.intent(of: phrase.listed)).isEmpty
      else { continue }
      let fix = text.endOfText.map { end in
        FixIt(
          "add the application name", .needsReview, [.init(end, " in " + text.interpolation(".applicationName"))])
      }
      reporter.report(
        "phrase '\(text.key)' does not name the app", at: text.keyPlace, symbol: phrase.symbol,
        fixes: fix.map { [$0] } ?? [])
    }
  }
}
