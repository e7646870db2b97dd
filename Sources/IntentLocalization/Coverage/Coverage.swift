import SourceScan

/// The progress of an app's translations: one row for each language.
package struct Coverage: Sendable {
  /// The columns; each counts texts of some kinds.
  package enum Part: String, CaseIterable, Sendable {
    /// Counts one text for each App Shortcut, whatever the number of its phrases: a language may have more or fewer than the
    /// source.
    case phrases
    /// Titles of intents and App Shortcuts.
    case titles
    case parameters
    case summaries
    /// Cases of enums.
    case cases
    /// Descriptions, names of types, and questions.
    case other
  }

  /// The numbers of texts of one part in one language. A text that is neither missing nor to be reviewed is complete.
  package struct Cell: Equatable, Sendable {
    package var needed = 0
    package var missing = 0
    /// Texts of a table that cannot be read.
    package var notKnown = 0
    /// Texts that are marked for review, as translated by a machine, as new or as stale. A new text that equals the source's text
    /// is missing instead.
    package var toReview = 0
    /// Complete texts with letters that equal the key or the source's text, in a language with another primary code than the
    /// source's. A few may be correct: `Stop`.
    package var asInSource = 0

    package var complete: Int { needed - missing - notKnown - toReview }
    /// Whether so many texts are the source's that they cannot be translations.
    package var isUntranslated: Bool { IntentLocalization.isUntranslated(asInSource: asInSource, of: needed) }
  }

  package struct Row: Sendable {
    package var language: String
    package var isSource: Bool
    var cells: [Part: Cell] = [:]

    package subscript(part: Part) -> Cell { cells[part] ?? Cell() }
  }

  /// The source's language first, then the others: sorted, or in the order in which the caller states them.
  package private(set) var rows: [Row] = []
  /// The number of texts that have no entry in the tables of at least one of their scopes, by part. Texts of tables that cannot be
  /// read to their ends do not count.
  package private(set) var withoutEntry: [Part: Int] = [:]
  /// Whether a table that has texts cannot be read to its end, or was not found and may be in a submodule that is not checked out,
  /// so that there may be more entries and languages.
  package private(set) var hasIncompleteTable = false
  /// The number of texts that could not be counted: the source computes the name of their table, or looks them up in another
  /// bundle than the main one, or their scope is not known.
  package private(set) var uncounted = 0
  /// The number of languages beyond `AppLanguages.limit`, which have no row.
  package private(set) var uncountedLanguages = 0
  /// The tables that texts are looked up in and that the app has in none of its targets, sorted.
  package private(set) var absentTables: [String] = []
  /// The tables that texts are looked up in and that were not found in a target, sorted, if they may be in a submodule that is not
  /// checked out.
  package private(set) var tablesNotFound: [String] = []
  /// The targets that lack a table which another target has, with the number of the texts that are looked up there. Sorted.
  package private(set) var targetsWithoutTable: [TargetWithoutTable] = []

  package struct TargetWithoutTable: Equatable, Sendable {
    package var table: String
    package var target: String
    package var texts: Int
  }

  /// The languages whose tables have hardly any text of their own, without variants of the source's language, sorted. `lint` does
  /// not count them as languages of the app.
  package private(set) var copiedLanguages: [String] = []

  /// Counts the active texts that `localization` needs, except negative phrases. `path` gives the file of a text, as the scan
  /// reports it. `languages` replaces the languages that the app has.
  package init(_ localization: Localization, languages: [String]? = nil, path: (NeededString) -> String) {
    let counted = countedTexts(localization, path: path)
    let (texts, absent) = separate(counted, localization)
    let source = counted.first?.scopes.first.map(localization.sourceLanguage) ?? "en"
    addRows(languages, source: source, of: counted, localization)
    for index in rows.indices { rows[index].count(texts, absent, source: source, in: localization) }
  }

  /// The texts that can be counted, each once, with all scopes that look it up. Counts the others, and the tables that scopes lack.
  private mutating func countedTexts(_ localization: Localization, path: (NeededString) -> String) -> [CountedText] {
    var counted: [CountedText] = [], indices: [CountedText.ID: Int] = [:], present: Set<String> = []
    var lacking: [[String]: Set<String>] = [:]
    for string in localization.needed.strings where string.isActive && string.kind != .negativePhrase {
      let scopes = localization.scopes(of: string, path: path(string))
      guard let table = string.table, !string.hasOwnBundle, !scopes.isEmpty else {
        uncounted += 1
        continue
      }
      let id = CountedText.ID(part: string.kind.part, table: table, key: string.key)
      if let index = indices[id] {
        counted[index].scopes = (counted[index].scopes + scopes).uniqued(by: \.name)
      } else {
        indices[id] = counted.count
        counted.append(CountedText(id: id, string: string, scopes: scopes))
      }
      for scope in scopes {
        if localization.tables(named: table, in: scope).isEmpty {
          lacking[[table, scope.name], default: []].insert(string.key)
        } else {
          present.insert(table)
        }
      }
    }
    if localization.plan.absentSubmodules.isEmpty {
      absentTables = Set(lacking.keys.map { $0[0] }).subtracting(present).sorted()
    } else {
      tablesNotFound = Set(lacking.keys.map { $0[0] }).sorted()
      lacking = [:]
    }
    targetsWithoutTable = lacking.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .filter { present.contains($0.key[0]) }
      .map { TargetWithoutTable(table: $0.key[0], target: $0.key[1], texts: $0.value.count) }
    return counted
  }

  /// The texts that have an entry or may have one, and the number of those that have none, by part. A text without an entry is
  /// missing in all languages, so it is counted once for all: a hostile table may have thousands of languages.
  private mutating func separate(
    _ counted: [CountedText], _ localization: Localization
  ) -> (texts: [CountedText], absent: [Part: Int]) {
    var texts: [CountedText] = [], absent: [Part: Int] = [:]
    for text in counted {
      let isIncomplete = text.scopes.contains { localization.isIncomplete(tableNamed: text.id.table, in: $0) }
      if isIncomplete {
        hasIncompleteTable = true
      } else if !text.scopes.allSatisfy({ localization.hasEntry(for: text.string, in: $0) }) {
        withoutEntry[text.id.part, default: 0] += 1
      }
      if isIncomplete
        || text.scopes.allSatisfy({ localization.hasEntry(for: text.string, in: $0, ofAnyPhrase: true) })
      {
        texts.append(text)
      } else {
        absent[text.id.part, default: 0] += 1
      }
    }
    return (texts, absent)
  }

  /// Adds an empty row for the source's language and for each of `languages`, or of those that the app has.
  private mutating func addRows(
    _ languages: [String]?, source: String, of counted: [CountedText], _ localization: Localization
  ) {
    let scopes = counted.flatMap(\.scopes).uniqued(by: \.name)
    var app = AppLanguages(localization)
    let copied = Set(scopes.flatMap { app.languages(of: $0) }.filter { $0.status == .copied }.map(\.name))
    copiedLanguages = copied.filter { Language.primary($0) != Language.primary(source) }.sorted()
    let others = (languages ?? Self.languages(of: counted, in: scopes, localization, &app))
      .filter { Language.canonical($0) != Language.canonical(source) }
    rows = [Row(language: source, isSource: true)]
    rows += others.prefix(AppLanguages.limit).map { Row(language: $0, isSource: false) }
    uncountedLanguages = others.count - (rows.count - 1)
  }

  /// The languages that the app is meant to have, and those that at least one of the texts is translated into.
  private static func languages(
    of texts: [CountedText], in scopes: [TablePlan.Scope], _ localization: Localization, _ app: inout AppLanguages
  ) -> [String] {
    var names = scopes.flatMap { app.plannedLanguages(of: $0) }, added = Set(names)
    for text in texts {
      let tables = text.scopes.flatMap { localization.tables(named: text.id.table, in: $0) }
      for entry in tables.compactMap({ $0.catalog?.entry(text.id.key) }) {
        for localization in entry.localizations where !localization.texts.isEmpty {
          if added.insert(localization.locale).inserted { names.append(localization.locale) }
        }
      }
    }
    return names.filter { Language.isLanguage($0) }.uniqued { Language.canonical($0) }.sorted()
  }
}

/// A text that is counted once, however many declarations look it up: two titles with one key are one text.
private struct CountedText {
  struct ID: Hashable {
    var part: Coverage.Part
    var table: String
    var key: String
  }

  var id: ID
  var string: NeededString
  var scopes: [TablePlan.Scope]
}

extension Coverage.Row {
  /// Counts texts by their states in this row's language, and `absent`, the number of texts without an entry, as missing. The
  /// language of the source and its variants lack nothing: without a translation, the system shows the text of the source.
  fileprivate mutating func count(
    _ texts: [CountedText], _ absent: [Coverage.Part: Int], source: String, in localization: Localization
  ) {
    var reader = LanguageReader(language, of: localization)
    let isOfSource = isSource || Language.inherits(language, from: source)
    let isAsInSource = Language.primary(language) == Language.primary(source)
    for (part, count) in absent { cells[part] = Coverage.Cell(needed: count, missing: isOfSource ? 0 : count) }
    for text in texts {
      cells[text.id.part, default: Coverage.Cell()].needed += 1
      guard !isOfSource else { continue }
      let states = text.scopes.map { reader.texts(for: text.string, of: $0).state(of: text.string) }
      cells[text.id.part]?.add(states, mayBeAsInSource: isAsInSource)
    }
  }
}

extension Coverage.Cell {
  /// Counts a text by its states in the scopes that it is looked up in.
  fileprivate mutating func add(_ states: [TextState], mayBeAsInSource: Bool) {
    if states.contains(.missing) {
      missing += 1
    } else if states.contains(.notKnown) {
      notKnown += 1
    } else if states.contains(.toReview) {
      toReview += 1
    } else if states.contains(.asInSource), !mayBeAsInSource {
      asInSource += 1
    }
  }
}

/// The state of the translation of one text.
private enum TextState {
  case complete, missing, notKnown, toReview, asInSource
}

extension LocalizedTexts {
  fileprivate func state(of string: NeededString) -> TextState {
    if isTheSameEverywhere { return .complete }
    guard isComplete, !texts.isEmpty else { return isKnown ? .missing : .notKnown }
    // A set is faster than a comparison with each of many texts of the source.
    let known = string.texts.count > 8 ? Set(string.texts) : nil
    let isSame = texts.allSatisfy { text in
      text.isText(string.key) || known?.contains(text.value) ?? string.texts.contains { text.isText($0) }
    }
    if texts.allSatisfy({ $0.state == .new }), isSame { return .missing }
    if texts.contains(where: { $0.state?.isReviewed == false }) { return .toReview }
    return isSame && texts.contains(where: \.hasWords) ? .asInSource : .complete
  }
}

extension CatalogText.State {
  fileprivate var isReviewed: Bool { self == .translated || self == .other }
}

extension CatalogText {
  /// Whether the text has a letter outside of tokens such as `${shelf}` and `%lld`.
  fileprivate var hasWords: Bool {
    var depth = 0, previous: Character = " "
    for character in FormatSpecifiers(in: value).rest {
      if character == "{", previous == "$" { depth += 1 }
      if depth == 0, character.isLetter { return true }
      if character == "}", depth > 0 { depth -= 1 }
      previous = character
    }
    return false
  }
}

extension NeededString.Kind {
  /// The column that counts texts of this kind.
  var part: Coverage.Part {
    switch self {
    case .phrases, .negativePhrase: .phrases
    case .title, .shortTitle: .titles
    case .parameter: .parameters
    case .summary: .summaries
    case .enumCase: .cases
    case .description, .typeName, .dialog: .other
    }
  }
}
