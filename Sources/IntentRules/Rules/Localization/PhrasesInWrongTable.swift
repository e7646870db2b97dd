import IntentLocalization
import SourceScan

extension Rule {
  static let phrasesInWrongTable: Rule = Rule(
    id: "phrases-in-wrong-table", severity: .error,
    summary: "phrases are in another table than AppShortcuts, or have Swift syntax",
    rationale: """
      Siri looks up phrases in the table AppShortcuts, where the app's name is '${applicationName}'. It reads neither \
      phrases in Localizable nor keys with Swift's '\\(.applicationName)' or with '%@', so their translations have no \
      effect. If the phrase is a key such as 'open_in ${applicationName}', people have to say the key, in every language. \
      If AppShortcuts has the phrase, the copy is a note.
      """,
    source: "public apps with phrases in Localizable", needs: [.stringTables],
    reported: Example(
      .shortcut(.openPhrase) + "\n\n"
        + .table("Localizable.xcstrings", "↓" + .entry(.openKey, de: "${applicationName} öffnen"))),
    correct: Example(
      .translatedPhrase + "\n"
        + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    guard let other = model.localized?.table(NeededString.standardTable, of: app) else { return }
    for shortcut in app.shortcuts {
      for phrase in Set(shortcut.phrases).sorted() where phrase.contains(text: "${\(PhraseTokens.applicationName)}") {
        let isKnown = !app.table.entries(phrase).isEmpty || !app.table.entries(shortcut.key).isEmpty
        // Copies of a phrase in several languages are one mistake, so one entry is reported.
        let copies = other.entries(phrase)
        if let entry = copies.first(where: { $0.table.file.locale.map(other.isSource) ?? true }) ?? copies.first {
          reporter.report(
            "the phrase '\(phrase)' is in \(other.fileName), where Siri does not look; "
              + (isKnown ? "remove it, because AppShortcuts has it" : "move it to the table AppShortcuts"),
            at: entry.place, symbol: shortcut.symbol(phrase, other.name), severity: isKnown ? .note : nil,
            notes: [shortcut.note(phrase)],
            cause: .init("\(app.scope.name) \(isKnown)", note: "the phrase '\(phrase)' is there too"))
        } else if !isKnown, let entry = PhraseTokens.formats(ofKey: phrase).flatMap(other.entries).first {
          reporter.report(
            "'\(entry.key)' in \(other.fileName) is not the key of the phrase '\(phrase)', which Siri looks up in the "
              + "table AppShortcuts, so people would have to say the key; add the phrase there",
            at: entry.place, symbol: shortcut.symbol(phrase, other.name), notes: [shortcut.note(phrase)],
            cause: .init("\(app.scope.name) format", note: "'\(entry.key)' is not the key of a phrase either"))
        }
      }
    }
    for entry in app.table.entriesInSwift + other.entriesInSwift {
      reporter.report(
        "the key '\(entry.key)' has Swift syntax, so it is not a phrase; write '${applicationName}'", at: entry.place,
        symbol: "\(app.scope.name).\(entry.table.file.table)/\(entry.key)")
    }
  }
}

extension LocalizedModel {
  /// Whether phrases of an app are in the table of other texts, where Siri does not look, or this table has keys with the app's
  /// name in Swift syntax.
  func hasPhrasesElsewhere(_ app: PhraseScope) -> Bool {
    let other = table(NeededString.standardTable, of: app)
    return app.shortcuts.flatMap(\.phrases).contains(where: other.hasEntry) || !other.entriesInSwift.isEmpty
  }
}

extension ScopedTable {
  /// The entries whose keys have the app's name as Swift writes it.
  fileprivate var entriesInSwift: [TableEntry] {
    entries(containing: "(.applicationName)").filter { $0.key.contains(text: "\\(.applicationName)") }
  }
}
