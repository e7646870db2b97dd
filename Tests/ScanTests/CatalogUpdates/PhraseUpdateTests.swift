@testable import SourceScan
@testable import IntentLocalization
import Testing

/// The changes of a catalog of phrases when the source changes.
@Suite struct PhraseUpdateTests {
  // MARK: Nothing is lost, nothing is invented

  @Test func newShortcutGetsAnEntry() throws {
    let update = try Update(
      entry("Open", en: ["Open", "Show"], de: ["Öffne"]), for: [["Open", "Show"], ["Close it", "Shut it"]])
    #expect(
      update.sketch == """
        'Close it' extractedWithValue
          en new [Close it | Shut it]
        'Open' extractedWithValue
          en new [Open | Show]
          de translated [Öffne]
        """)
    #expect(update.report == ["added 'Close it' for shortcut 2"])
  }

  @Test func emptyCatalogGetsEntriesAsXcodeWritesThem() throws {
    let update = try Update("", for: [["Open", "Show"]])
    #expect(update.sketch == "'Open' extractedWithValue\n  en new [Open | Show]")
  }

  @Test func changedPhrasesAreMarkedForReview() throws {
    let update = try Update(
      entry("Open", en: ["Open", "Show"], de: ["Öffne", "Zeige"], fr: .some(nil)), for: [["Open", "Display", "Reveal"]])
    #expect(
      update.sketch == """
        'Open' extractedWithValue
          en new [Open | Display | Reveal]
          de needsReview [Öffne | Zeige]
          fr
        """)
    #expect(
      update.report == [
        "the texts of 'Open' changed; new: 'Display', 'Reveal'; gone: 'Show'", "marked 'Open' for review in de",
      ])
  }

  @Test func otherOrderNeedsNoReview() throws {
    let update = try Update(entry("Open", en: ["Open", "B", "A"], de: ["Öffne"]), for: [["Open", "A", "B"]])
    #expect(update.sketch.contains("en new [Open | A | B]\n  de translated [Öffne]"))
    #expect(update.report == ["the phrases of 'Open' are in the order of the source again"])
  }

  /// More or fewer phrases than the source, in any order, are what a catalog is for.
  @Test func translationsAreFreeInNumberAndOrder() throws {
    let update = try Update(entry("Open", en: ["Open"], de: ["Öffne", "Zeige", "Auf"], fr: []), for: [["Open"]])
    #expect(update.isUnchanged)
  }

  @Test func goneShortcutBecomesStaleAndKeepsItsTexts() throws {
    let update = try Update(
      entry("Open", en: ["Open"], de: ["Öffne"]) + "," + entry("Close", en: ["Close"], de: ["Schließe"]),
      for: [["Open"]])
    #expect(update.sketch.hasSuffix("'Close' stale\n  en new [Close]\n  de translated [Schließe]"))
    #expect(update.report == ["marked 'Close' as stale: the source no longer has it"])
  }

  @Test func usedAgain() throws {
    let update = try Update(entry("Open", state: "stale", en: ["Open"], de: ["Öffne"]), for: [["Open"]])
    #expect(update.sketch == "'Open' extractedWithValue\n  en new [Open]\n  de translated [Öffne]")
    #expect(update.report == ["removed the mark 'stale' of 'Open': the source has it"])
  }

  /// Xcode loses translations here: the key is another one, so its entry would be stale and the new one empty.
  @Test func rewordedFirstPhraseKeepsItsTranslations() throws {
    let update = try Update(
      entry("Open", en: ["Open", "Show"], de: ["Öffne", "Zeige"]), for: [["Open it", "Show"]])
    #expect(
      update.sketch == """
        'Open it' extractedWithValue
          en new [Open it | Show]
          de needsReview [Öffne | Zeige]
        """)
    #expect(
      update.report == [
        "renamed 'Open' to 'Open it': the translations are kept, which Xcode would have left in the old entry",
        "the texts of 'Open it' changed; new: 'Open it'; gone: 'Open'", "marked 'Open it' for review in de",
      ])
  }

  @Test func otherPhraseIsFirst() throws {
    let update = try Update(entry("Open", en: ["Open", "Show"], de: ["Öffne", "Zeige"]), for: [["Show", "Open"]])
    #expect(update.sketch.hasPrefix("'Show' extractedWithValue\n  en new [Show | Open]"))
    #expect(update.sketch.hasSuffix("de needsReview [Öffne | Zeige]"))
  }

  /// The only phrase is another one: most of its words and its parameters are the same, and no other entry is like it.
  @Test func rewordedOnlyPhrase() throws {
    let update = try Update(
      entry("Open my ${shelf} in ${applicationName}", en: ["Open my ${shelf} in ${applicationName}"], de: ["Öffne"]),
      for: [["Open the ${shelf} in ${applicationName}"]])
    #expect(update.report.first?.hasPrefix("renamed") == true)
    #expect(update.sketch.hasSuffix("de needsReview [Öffne]"))
  }

  @Test(arguments: [
    // Another parameter.
    (["Open my ${shelf}"], [["Open my ${book}"]]),
    // Other words.
    (["Open my ${shelf}"], [["Close every ${shelf}"]]),
    // Two that it could be.
    (["Open my ${shelf}"], [["Open the ${shelf}"], ["Open a ${shelf}"]]),
    (["Open my ${shelf}", "Open our ${shelf}"], [["Open the ${shelf}"]]),
  ])
  func whatMayBeAnotherShortcutIsNotRenamed(old: [String], new: [[String]]) throws {
    let update = try Update(old.map { entry($0, en: [$0], de: ["Öffne"]) }.joined(separator: ","), for: new)
    #expect(!update.report.contains { $0.hasPrefix("renamed") })
    for key in old { #expect(update.sketch.contains("'\(key)' stale")) }
  }

  // MARK: Orphans

  /// The stale entries that remain after Xcode has regrouped entries of single phrases.
  @Test func orphanedTranslationsAreMerged() throws {
    let update = try Update(
      entry("Open", en: ["Open", "Show", "See"], de: ["Öffne"], state2: "needs_review") + ","
        + unit("Show", state: "stale", de: "Zeige", fr: "Montre") + "," + unit("See", de: "Öffne", fr: "Vois"),
      for: [["Open", "Show", "See"]])
    #expect(
      update.sketch == """
        'Open' extractedWithValue
          en new [Open | Show | See]
          de needsReview [Öffne | Zeige]
          fr needsReview [Montre | Vois]
        """)
    #expect(
      update.report == [
        "de: moved 'Zeige' from 'Show', which nothing reads, to 'Open'",
        "fr: moved 'Montre' from 'Show', which nothing reads, to 'Open'",
        "removed 'Show', in which no translation is left",
        "fr: moved 'Vois' from 'See', which nothing reads, to 'Open'", "removed 'See', in which no translation is left",
      ])
  }

  @Test func unitsBecomeSetsWhereSetsAre() throws {
    let update = try Update(
      unit("Open", de: "Öffne") + "," + unit("Show", de: "Zeige") + "," + entry("Close", en: ["Close"], de: ["Zu"]),
      for: [["Open", "Show"], ["Close"]])
    #expect(
      update.sketch == """
        'Open' extractedWithValue
          de needsReview [Öffne | Zeige]
          en new [Open | Show]
        'Close' extractedWithValue
          en new [Close]
          de translated [Zu]
        """)
  }

  /// A phrase with plural forms can't be a value of a set.
  @Test func variationsAreListedAndStay() throws {
    let plural =
      #""Show": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "Zeige"}}}}}}}"#
    let update = try Update(
      entry("Open", en: ["Open", "Show"], de: ["Öffne"]) + "," + plural, for: [["Open", "Show"]])
    #expect(update.isUnchanged)
    #expect(update.notes == ["nothing reads the translations of 'Show'; move them to 'Open' by hand"])
  }

  // MARK: Catalogs that people made

  @Test func oneEntryForEachPhraseStaysSo() throws {
    let update = try Update(
      unit("Gone", state: "manual", de: "Weg") + "," + unit("Open", state: "manual", de: "Öffne") + ","
        + unit("Show", state: "manual", de: "Zeige"),
      for: [["Open", "Show", "See"]])
    #expect(
      update.sketch == """
        'Gone' manual
          de translated 'Weg'
        'Open' manual
          de translated 'Öffne'
        'See' manual
        'Show' manual
          de translated 'Zeige'
        """)
    #expect(update.report == ["added 'See' for shortcut 1"])
    #expect(update.notes == ["'Gone' is not a phrase of the source, but was added by hand, so it is kept"])
  }

  @Test func editedTextsOfTheSourceLanguageAreKept() throws {
    let update = try Update(
      entry("Open", en: ["Open", "Mine"], englishState: "translated", de: ["Öffne"]), for: [["Open", "Show"]])
    #expect(update.sketch.contains("en translated [Open | Show | Mine]\n  de needsReview [Öffne]"))
    #expect(update.notes == ["'Mine' is in en of 'Open' and not in the source; it was edited, so it is kept"])
  }

  /// A text without a state may have been written by a person: it stays, also when the tables are updated again.
  @Test func textsWithoutAStateAreKept() throws {
    let unit =
      #""Open": {"localizations": {"en": {"stringUnit": {"value": "Own"}}, "de": \#(set("translated", ["Öffne"]))}}"#
    let update = try Update(unit, for: [["Open", "Show"]])
    #expect(update.sketch.contains("en needsReview [Open | Show | Own]"))
  }

  @Test func keyWithoutTextIsTheText() throws {
    #expect(
      try Update(#""Open": {"localizations": {"de": \#(set("translated", ["Öffne"]))}}"#, for: [["Open"]]).isUnchanged)
    let update = try Update(
      #""Open": {"localizations": {"de": \#(set("translated", ["Öffne"]))}}"#, for: [["Open", "Show"]])
    #expect(update.sketch == "'Open' extractedWithValue\n  de needsReview [Öffne]\n  en new [Open | Show]")
  }

  // MARK: What can't be known

  @Test func unreadablePhrases() throws {
    var needs = CatalogNeeds(strings: Update.strings([["Open"], ["Close"]]), isComplete: false)
    needs.strings[0].isComplete = false
    let update = try Update(
      entry("Open", en: ["Open", "Show"]) + "," + entry("Gone", en: ["Gone"]) + "," + entry("Close", en: ["Close"]),
      needs)
    #expect(update.isUnchanged)
    #expect(
      update.notes == [
        "the phrases of shortcut 1 cannot all be read, so their entry is not changed",
        "'Gone' may be unused: not all phrases of the source can be read",
      ])
  }

  /// A scan without the App Shortcuts, as of one folder of the app, says nothing about their entries.
  @Test func withoutShortcutsNothingIsStale() throws {
    let update = try Update(entry("Open", en: ["Open"]), for: [])
    #expect(update.isUnchanged)
  }

  @Test func shortTitlesAndNegativePhrases() throws {
    var needs = CatalogNeeds(strings: Update.strings([["Open"]]), otherKeys: ["SHORT"])
    needs.strings.append(Update.string(.negativePhrase, "Never"))
    needs.strings.append(Update.string(.negativePhrase, "Not"))
    let update = try Update(
      entry("Open", en: ["Open"]) + "," + unit("SHORT", de: "Kurz") + "," + unit("Never", de: "Nie"), needs)
    #expect(update.isUnchanged)
    #expect(update.notes == ["text 'Not' has no entry: how catalogs hold negative phrases is not known"])
  }

  @Test func sharedFirstPhrase() throws {
    let update = try Update("", for: [["Open", "Show"], ["Open", "See"]])
    #expect(update.sketch == "'Open' extractedWithValue\n  en new [Open | Show | See]")
  }

  @Test func pruneRemovesStaleEntriesWithoutTranslations() throws {
    let catalog =
      entry("Open", en: ["Open"]) + "," + entry("A", state: "stale", en: ["A"]) + "," + entry("B", en: ["B"]) + ","
      + entry("C", state: "stale", en: ["C"], de: ["D"]) + "," + unit("E", state: "manual", de: "F")
    let update = try Update(catalog, CatalogNeeds(strings: Update.strings([["Open"]])), prune: true)
    #expect(
      update.report == ["removed 'A', in which no translation is left", "removed 'B', in which no translation is left"])
  }
}

// MARK: - Samples

/// A member of `strings`.
func entry(
  _ key: String, state: String = "extracted_with_value", en: [String], englishState: String = "new",
  de: [String]? = nil,
  state2: String = "translated", fr: [String]?? = .none
) -> String {
  var members = ["\"en\": \(set(englishState, en))"]
  if let de { members.append("\"de\": \(set(state2, de))") }
  if let fr { members.append("\"fr\": \(fr.map { set("translated", $0) } ?? "{}")") }
  return "\"\(key)\": {\"extractionState\": \"\(state)\", \"localizations\": {\(members.joined(separator: ", "))}}"
}

func set(_ state: String, _ values: [String]) -> String {
  "{\"stringSet\": {\"state\": \"\(state)\", \"values\": [\(values.map { "\"\($0)\"" }.joined(separator: ", "))]}}"
}

func unit(_ key: String, state: String? = nil, de: String? = nil, fr: String? = nil) -> String {
  let locales = [("de", de), ("fr", fr)].compactMap { locale, value in
    value.map { "\"\(locale)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0)\"}}" }
  }
  let mark = state.map { "\"extractionState\": \"\($0)\", " } ?? ""
  return "\"\(key)\": {\(mark)\"localizations\": {\(locales.joined(separator: ", "))}}"
}

/// One update, which is done again: the second one must find nothing to do.
struct Update {
  private let old: StringCatalog
  private let new: StringCatalog
  private let update: CatalogUpdate

  init(_ entries: String, for phrases: [[String]]) throws {
    try self.init(entries, CatalogNeeds(strings: Self.strings(phrases)))
  }

  init(_ entries: String, _ needs: CatalogNeeds, table: String = "AppShortcuts", prune: Bool = false) throws {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}, \"version\": \"1.0\"}"
    old = try readCatalog(path: "\(table).xcstrings", bytes: Array(text.utf8))
    update = CatalogUpdate(of: old, for: needs, prune: prune)
    new = try readCatalog(path: "\(table).xcstrings", bytes: update.bytes ?? Array(text.utf8))
    let again = CatalogUpdate(of: new, for: needs, prune: prune)
    #expect(again.changes == [])
    #expect(again.bytes == nil)
  }

  var isUnchanged: Bool { update.bytes == nil && update.changes.isEmpty }
  var report: [String] { update.changes.map(\.message) }
  var notes: [String] { update.notes }
  var sketch: String { CatalogSketch(new).lines.joined(separator: "\n") }

  static func strings(_ phrases: [[String]]) -> [NeededString] {
    phrases.enumerated().map { index, phrases in
      var string = string(.phrases, phrases.first ?? "", "shortcut \(index + 1)")
      string.texts = phrases
      return string
    }
  }

  static func string(_ kind: NeededString.Kind, _ key: String, _ name: String? = nil) -> NeededString {
    NeededString(
      kind: kind, module: "App", table: nil, key: key, texts: [key], name: name ?? "text '\(key)'", symbol: "",
      place: Place(0, ByteSpan(0, 0)))
  }
}
