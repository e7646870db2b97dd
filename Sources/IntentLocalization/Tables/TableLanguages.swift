/// The languages of one table with their status, without that of the source.
package struct TableLanguages: Sendable {
  /// The languages as the files write them, sorted.
  let all: [(name: String, status: LanguageStatus)]

  /// The languages in which people see the table.
  package var shipped: [String] { all.filter { $0.status >= .shipped }.map(\.name) }
  /// The shipped languages in which a missing text is an oversight.
  package var finished: [String] { all.filter { $0.status == .finished }.map(\.name) }

  /// `files`: those of one table that were read.
  package init(of files: [Localization.Table], sourceLanguage: String) {
    let source = Language.canonical(sourceLanguage), counts = LanguageCounts(of: files, source: source)
    var names: [String: String] = [:]
    for table in files where table.catalog?.entries.isEmpty == false {
      for (locale, language) in zip(table.locales, table.canonicalLocales)
      where Language.isLanguage(canonical: language) && names[language] == nil {
        names[language] = locale
      }
    }
    names[source] = nil
    let most = counts.byLanguage.values.map(\.translated).max() ?? 0
    all = names.map { language, name in
      let count = counts.byLanguage[language] ?? LocaleCounts()
      let status = LanguageStatus(
        translated: count.translated, copied: count.copied, keys: counts.keys,
        most: counts.isOfSource ? counts.keys : most)
      return (name, status)
    }.sorted { $0.name < $1.name }
  }
}

/// The numbers of texts that a table has in each language.
private struct LanguageCounts {
  private(set) var byLanguage: [String: LocaleCounts] = [:]
  /// The number of keys that a language can have texts for.
  let keys: Int
  /// Whether `keys` counts the keys of files in `.lproj` folders of the source's language: then no other key counts.
  let isOfSource: Bool

  init(of files: [Localization.Table], source: String) {
    func catalogs(where isWanted: (String) -> Bool) -> [StringCatalog] {
      files.filter { $0.file.locale.map(isWanted) ?? false }.compactMap(\.catalog)
    }
    let own = catalogs { Language.isSource($0, of: source) }
    // Variants count, too: `en-GB` of `en`.
    let listing = catalogs { Language.isSource($0, of: source) || Language.inherits($0, from: source) }
    let keysOfSource = Self.keys(of: listing), isOfSource = keysOfSource > 0
    self.isOfSource = isOfSource
    keys =
      isOfSource ? keysOfSource : files.compactMap(\.catalog).map(\.keysToTranslate).max() ?? 0
    var before: [String: [StringCatalog]] = [:]
    for table in files {
      guard let catalog = table.catalog else { continue }
      let languages = table.canonicalLocales
      let isSource = languages.map { $0 == source || !Language.isLanguage(canonical: $0) }
      let others = languages.first.flatMap { languages.count == 1 ? before[$0] : nil } ?? []
      let counts = catalog.counts(isSource: isSource, files: own) { entry, isInSource in
        (!isOfSource || isInSource || listing.contains { $0.entry(of: entry) != nil })
          && catalog.isEffective(entry) && !others.contains { $0.hasText(for: entry) }
      }
      for (language, count) in zip(languages, counts) {
        byLanguage[language, default: LocaleCounts()].translated += count.translated
        byLanguage[language, default: LocaleCounts()].copied += count.copied
        if languages.count == 1 { before[language, default: []].append(catalog) }
      }
    }
  }

  /// The number of different keys in some files.
  private static func keys(of files: [StringCatalog]) -> Int {
    files.indices.reduce(0) { sum, index in
      sum
        + files[index].entries.count { entry in
          files[index].isEffective(entry) && !files[..<index].contains { $0.entry(of: entry) != nil }
        }
    }
  }
}

extension StringCatalog {
  /// Whether this file has a text that is neither empty nor marked as new for the key of `entry`, an entry of another file.
  fileprivate func hasText(for entry: CatalogEntry) -> Bool {
    self.entry(of: entry)?.localizations.contains { $0.texts.contains { $0.state != .new && !$0.isEmpty } } ?? false
  }
}
