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
      // The name is there, spelled out: the token replaces it.
      Example(
        .phrases(#"↓"Find Flipper""#), fixed: .phrases(#""Find \(.applicationName)""#), settings: .named("Flipper")),
      Example(
        .phrases(#"↓"Find my flipper now""#), fixed: .phrases(#""Find my \(.applicationName) now""#),
        settings: .named("Flipper")),
      Example(
        .phrases(#"↓"Find Flippers""#), fixed: .phrases(#""Find Flippers in \(.applicationName)""#),
        settings: .named("Flipper")),
      // A module is often named as its app is.
      Example(
        "// file: Flipper/A.swift\n" + .phrases(#"↓"Find Flipper""#),
        fixed: "// file: Flipper/A.swift\n" + .phrases(#""Find \(.applicationName)""#)),
      // A phrase that a constructor makes is a phrase.
      Example(.phrases(#"AppShortcutPhrase<Open>(↓"Find my books")"#)),
      // Perhaps the app's name, which then must not be said twice: no repair.
      Example(.phrases(#"↓"Find Flipper""#)),
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
      reporter.report(
        "phrase '\(text.key)' does not name the app", at: text.keyPlace, symbol: phrase.symbol,
        fixes: repair(phrase, model.settings).map { [$0] } ?? [])
    }
  }

  /// The token in place of a name that is spelled out, else at the end. None where a capitalized word may be the app's name,
  /// which would then be said twice.
  private static func repair(_ phrase: ListedPhrase, _ settings: LintSettings) -> FixIt? {
    let text = phrase.text, token = text.interpolation(".applicationName")
    let module = phrase.listed.provider.type.module
    // A module is often called as its app is; in small letters the word may have its own sense.
    let spelled =
      settings.applicationName.flatMap { text.place(ofWord: $0, ignoringCase: true) } ?? text.place(ofWord: module)
    if let spelled { return FixIt("write '\(token)' for the app's name", .needsReview, [.init(spelled, token)]) }
    if let name = settings.applicationName?.lowercased(), text.key.lowercased().containsWord(name) { return nil }
    let mayNameApp = text.words.dropFirst().contains { $0.first?.isUppercase == true }
    guard settings.applicationName != nil || !mayNameApp, let end = text.endOfText else { return nil }
    return FixIt("add the application name", .needsReview, [.init(end, " in " + token)])
  }
}
