import StringCatalogs

/// What the tables of one part of an app have for a text in one language.
package struct LocalizedTexts: Sendable {
  /// In the order of the file: all phrases of an App Shortcut, all plural forms of a title. Empty for nothing.
  package var texts: [CatalogText] = []
  /// False for phrases of which some have no text, where each phrase has an entry of its own.
  package var isComplete: Bool = true
  /// Whether the catalog says that the text is the same in all languages.
  package var isTheSameEverywhere: Bool = false
}

extension Localization {
  /// What there is for a text in a language. A language without a text of its own has that of the language that it is a
  /// variant of: `de-AT` that of `de`.
  package func texts(for string: NeededString, in language: String, of scope: TablePlan.Scope) -> LocalizedTexts {
    let tables = string.table.map { self.tables(named: $0, in: scope) } ?? []
    let wanted = Language.canonical(language)
    let candidates = tables.compactMap { table -> (catalog: StringCatalog, locale: String, nearness: Int)? in
      guard let catalog = table.catalog, let locale = Self.locale(for: wanted, of: table) else { return nil }
      return (catalog, locale, locale.utf8.count)
    }
    // The file of a variant comes before the one that it inherits from. An entry is all that there is about its key, so a file
    // that has none leaves the question to the next.
    var found: LocalizedTexts?
    for nearness in Set(candidates.map(\.nearness)).sorted(by: >) {
      for candidate in candidates where candidate.nearness == nearness {
        guard let texts = Self.texts(for: string, in: candidate.locale, of: candidate.catalog) else { continue }
        if texts.isComplete, !texts.texts.isEmpty || texts.isTheSameEverywhere { return texts }
        if found?.texts.isEmpty ?? true { found = texts }
      }
    }
    return found ?? LocalizedTexts()
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

  /// The locale of a file that is read for a language, which is in canonical writing.
  private static func locale(for wanted: String, of table: Table) -> String? {
    let candidates = table.canonicalLocales.indices.filter {
      Language.isInherited(table.canonicalLocales[$0], by: wanted)
    }
    let locales = table.locales
    return candidates.map { locales[$0] }.max { $0.utf8.count < $1.utf8.count }
  }

  private static func texts(for string: NeededString, in locale: String, of catalog: StringCatalog) -> LocalizedTexts? {
    let entry = catalog.entry(string.key)
    guard string.kind == .phrases, !(entry?.hasStringSet ?? false) else {
      return entry.map { texts(of: $0, in: locale) }
    }
    // An entry for each phrase.
    let entries = string.texts.compactMap(catalog.entry)
    guard !entries.isEmpty else { return nil }
    let parts = entries.map { texts(of: $0, in: locale) }
    return LocalizedTexts(
      texts: parts.flatMap(\.texts),
      isComplete: entries.count == string.texts.count
        && parts.allSatisfy { !$0.texts.isEmpty || $0.isTheSameEverywhere },
      isTheSameEverywhere: parts.allSatisfy(\.isTheSameEverywhere))
  }

  private static func texts(of entry: CatalogEntry, in locale: String) -> LocalizedTexts {
    LocalizedTexts(
      texts: entry.localization(locale)?.texts.filter { !$0.value.isEmpty } ?? [],
      isTheSameEverywhere: !entry.shouldTranslate)
  }
}

extension CatalogEntry {
  /// Whether a language has all phrases of an App Shortcut here.
  package var hasStringSet: Bool { localizations.contains { $0.set != nil } }
}
