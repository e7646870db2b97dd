extension Rule {
  static let wrongStaleMark: Rule = Rule(
    id: "wrong-stale-mark", severity: .note,
    summary: "a phrase of the source is marked as stale in its catalog",
    rationale: """
      Xcode marks an entry as stale if the source of the target that it built does not have the phrase. This happens \
      when the catalog or the provider has moved to another target. Translation tools skip stale entries, and Xcode offers to \
      delete them. 'intentscan strings --sync' removes the mark.
      """,
    source: "13 entries of two public apps", needs: [.stringTables],
    reported: Example(
      .localized(
        .openPhrase,
        #"↓"Open ${applicationName}" : { "extractionState" : "stale" }"#)),
    correct: Example(.localized(.openPhrase, #""Open ${applicationName}" : { "extractionState" : "manual" }"#)),
    check: eachShortcut(check))

  private static func check(_ shortcut: LocalizedShortcut, _ app: PhraseScope, _ reporter: inout Reporter) {
    let keys: [String]
    if case .set = shortcut.form { keys = [shortcut.key] } else { keys = Set(shortcut.phrases).sorted() }
    for entry in keys.flatMap({ app.table.entries($0) }) where entry.entry.extractionState == .stale {
      reporter.report(
        "'\(entry.key)' is marked as stale, but it is a phrase of \(shortcut.name); remove the mark, or check that "
          + "the target of the source includes the table",
        at: entry.place, symbol: shortcut.symbol(entry.key), notes: [shortcut.note(entry.key)])
    }
  }
}
