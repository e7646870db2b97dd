import IntentReports

extension Rule {
  static let appShortcutPhraseExplicitInit: Rule = Rule(
    id: "app-shortcut-phrase-explicit-init", severity: .note,
    summary: "a phrase is created with an explicit initializer",
    rationale: """
      A phrase that is written as 'AppShortcutPhrase(…)' compiles. Developers reported in 2023 that its App Shortcut \
      does not appear in the Shortcuts app. Whether today's Xcode reads this form is unverified; an app that was released \
      in 2025 uses it. A string literal always works.
      """,
    source: "Apple's developer forums, thread 735075",
    isFixable: true,
    reported: Example(
      .phrases(#"↓AppShortcutPhrase<Open>("Open my books in \(.applicationName)")"#),
      fixed: .phrases(#""Open my books in \(.applicationName)""#)),
    correct: Example(.phrases(#""Do \(.applicationName)", ("Start \(.applicationName)")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      guard case .initializer(let name) = phrase.text.form else { continue }
      // More arguments are the developer's own words, which a fix-it must not remove.
      let isPlain = phrase.text.table == nil && phrase.text.bundle == nil && phrase.text.comment == nil
      reporter.report(
        "write the phrase as a string literal; with '\(name == "init" ? ".init" : name)(…)' its App Shortcut may be missing "
          + "from Shortcuts", at: phrase.text.place, symbol: phrase.symbol,
        fixes: isPlain
          ? [FixIt("replace with the string literal", .safe, [.init(phrase.text.place, phrase.text.source)])] : [],
        cause: .init(phrase.listed.provider.type.symbol, note: "this phrase is not a literal either"))
    }
  }
}
