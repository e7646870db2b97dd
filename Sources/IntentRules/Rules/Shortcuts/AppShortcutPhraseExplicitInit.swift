import IntentModel
import SourceFindings

extension Rule {
  static let appShortcutPhraseExplicitInit = Rule(
    id: "app-shortcut-phrase-explicit-init", severity: .warning, summary: "a phrase is made by its initialiser",
    rationale: "A phrase that 'AppShortcutPhrase(…)' makes compiles, but the shortcut doesn't show up in Shortcuts.",
    source: "Apple's developer forums, thread 735075",
    triggering: [
      Example(
        .phrases(#"↓AppShortcutPhrase<Open>("Do \(.applicationName)")"#), fixed: .phrases(#""Do \(.applicationName)""#)),
      Example(.phrases(#"↓.init("Do \(.applicationName)")"#), fixed: .phrases(#""Do \(.applicationName)""#)),
    ],
    nonTriggering: [Example(.phrases(#""Do \(.applicationName)", ("Start \(.applicationName)")"#))]
  ) { model, reporter in
    for phrase in model.phrases {
      guard case .initializer(let name) = phrase.text.form else { continue }
      // Further arguments are words of the user's.
      let isPlain = phrase.text.table == nil && phrase.text.bundle == nil && phrase.text.comment == nil
      reporter.report(
        "phrase is made by '\(name == "init" ? ".init" : name)(…)' instead of a literal", at: phrase.text.place,
        symbol: phrase.symbol,
        fixes: isPlain ? [FixIt("write the literal alone", .safe, [.init(phrase.text.place, phrase.text.source)])] : [])
    }
  }
}
