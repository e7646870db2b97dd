/// The texts that the tables of one part of an app have for a key in one language.
package struct LocalizedTexts: Sendable {
  /// Texts in the order of the file: all phrases of an App Shortcut, all plural forms of a title. Empty if there are none.
  package var texts: [CatalogText] = []
  /// False for phrases of which some have no text, where each phrase has an entry of its own.
  var isComplete: Bool = true
  /// Whether the catalog marks the text as the same in all languages.
  var isTheSameEverywhere: Bool = false
}

/// The files of one table that are read for one language, in the order of the plan.
///
/// A file of a variant comes before the one that it inherits from. An entry is all that there is about its key, so a file that has
/// none leaves the question to the next.
struct LanguageFiles: Sendable {
  private struct Candidate: Sendable {
    var catalog: StringCatalog
    /// The locale as the catalog writes it.
    var locale: String
  }

  /// The most specific language first.
  private let candidates: [Candidate]

  init(of tables: [Localization.Table], for language: String) {
    let wanted = Language.canonical(language)
    let found = tables.compactMap { table -> Candidate? in
      guard let catalog = table.catalog else { return nil }
      return table.locale(for: wanted).map { Candidate(catalog: catalog, locale: $0) }
    }
    // Stable: of files for the same language the first of the plan comes first.
    candidates = Set(found.map(\.locale.utf8.count)).sorted(by: >).flatMap { length in
      found.filter { $0.locale.utf8.count == length }
    }
  }

  /// The translations that the files have for a text of the table.
  func texts(for string: NeededString) -> LocalizedTexts {
    var found: LocalizedTexts?
    for candidate in candidates {
      guard let texts = Self.texts(for: string, candidate) else { continue }
      if texts.isComplete, !texts.texts.isEmpty || texts.isTheSameEverywhere { return texts }
      if found?.texts.isEmpty ?? true { found = texts }
    }
    return found ?? LocalizedTexts()
  }

  private static func texts(for string: NeededString, _ candidate: Candidate) -> LocalizedTexts? {
    let catalog = candidate.catalog, entry = catalog.entry(string.key)
    guard string.kind == .phrases, !(entry?.hasStringSet ?? false) else {
      return entry.map { texts(of: $0, in: candidate.locale) }
    }
    // An entry for each phrase.
    let entries = string.texts.compactMap(catalog.entry)
    guard !entries.isEmpty else { return nil }
    let parts = entries.map { texts(of: $0, in: candidate.locale) }
    return LocalizedTexts(
      texts: parts.flatMap(\.texts),
      isComplete: entries.count == string.texts.count
        && parts.allSatisfy { !$0.texts.isEmpty || $0.isTheSameEverywhere },
      isTheSameEverywhere: parts.allSatisfy(\.isTheSameEverywhere))
  }

  private static func texts(of entry: CatalogEntry, in locale: String) -> LocalizedTexts {
    LocalizedTexts(
      texts: entry.localization(locale)?.texts.filter { !$0.isEmpty } ?? [],
      isTheSameEverywhere: !entry.shouldTranslate)
  }
}

/// Reads the texts of one language. Caches which files of a table are read for the language, because a run reads hundreds of
/// texts.
package struct LanguageReader: Sendable {
  package let language: String
  private let localization: Localization
  /// The files that are read for a table, by the numbers of all its files.
  private var known: [[Int]: LanguageFiles] = [:]

  package init(_ language: String, of localization: Localization) {
    self.language = language
    self.localization = localization
  }

  /// The translations of a text. A language without a text of its own has that of the language that it is a variant of: `de-AT`
  /// that of `de`.
  package mutating func texts(for string: NeededString, of scope: TablePlan.Scope) -> LocalizedTexts {
    guard let name = string.table, let numbers = scope.filesByTable[name] else { return LocalizedTexts() }
    if let files = known[numbers] { return files.texts(for: string) }
    let files = LanguageFiles(of: localization.tables(named: name, in: scope), for: language)
    known[numbers] = files
    return files.texts(for: string)
  }
}

extension Localization {
  /// The translations of one text in a language; `LanguageReader` is for many texts.
  func texts(for string: NeededString, in language: String, of scope: TablePlan.Scope) -> LocalizedTexts {
    var reader = LanguageReader(language, of: self)
    return reader.texts(for: string, of: scope)
  }

  /// Whether a table has an entry for a text, be it translated or not.
  package func hasEntry(for string: NeededString, in scope: TablePlan.Scope) -> Bool {
    guard let name = string.table else { return false }
    return tables(named: name, in: scope).contains { table in
      guard let catalog = table.catalog else { return false }
      return catalog.entry(string.key) != nil
        || (string.kind == .phrases && string.texts.allSatisfy { catalog.entry($0) != nil })
    }
  }
}

extension Localization.Table {
  /// The locale of the file that is read for a language, which is in canonical writing: the most specific one.
  fileprivate func locale(for wanted: String) -> String? {
    // Sorted, so that the first locale of the file wins among those of the same length.
    let positions = Language.withBroader(canonical: wanted).compactMap { localePositions[$0] }.sorted()
    return positions.map { locales[$0] }.max { $0.utf8.count < $1.utf8.count }
  }
}

extension CatalogEntry {
  /// Whether a language has all phrases of an App Shortcut here.
  package var hasStringSet: Bool { localizations.contains { $0.set != nil } }
}
