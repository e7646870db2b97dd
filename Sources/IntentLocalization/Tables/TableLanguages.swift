import StringCatalogs

/// The languages of one table: those that it is translated into, and those whose translation is finished.
package struct TableLanguages: Sendable {
  /// The languages that have a good part of the texts, without that of the source and without copies of its texts, as the files
  /// write them. Sorted.
  package let shipped: [String]
  /// The shipped languages whose translation is finished, as far as the table shows it: in others a missing text is not an
  /// oversight.
  ///
  /// They have two thirds of the texts. In `.strings` files these are the texts of the source's file. Xcode adds every text of the
  /// code to a catalog, so there they are those of the language that has most. Measured: in an app that volunteers translate
  /// 35, 40 and 66 % for languages in progress, and 97 % for a finished one; in a catalog 68 % and more.
  package let finished: [String]

  /// `files`: those of one table that were read.
  package init(of files: [Localization.Table], sourceLanguage source: String) {
    let counts = LanguageCounts(of: files, source: Language.canonical(source))
    var names: [String: String] = [:]
    for table in files {
      for locale in table.shippedLocales where Language.isLanguage(locale) {
        if names[Language.canonical(locale)] == nil { names[Language.canonical(locale)] = locale }
      }
    }
    names[Language.canonical(source)] = nil
    for (language, count) in counts.byLanguage where count.isCopy { names[language] = nil }
    shipped = names.values.sorted()
    let most = counts.keysOfSource > 0 ? counts.keysOfSource : counts.byLanguage.values.map(\.translated).max() ?? 0
    finished = shipped.filter { (counts.byLanguage[Language.canonical($0)]?.translated ?? 0) * 3 >= most * 2 }
  }
}

extension LocaleCounts {
  /// Whether nine in ten texts, of five or more, are those of the source: they are not translated.
  fileprivate var isCopy: Bool { texts >= 5 && asInSource * 10 >= texts * 9 }
}

/// The numbers of a table by language, in canonical writing.
private struct LanguageCounts {
  private(set) var byLanguage: [String: LocaleCounts] = [:]
  /// The number of keys in the `.strings` files of the source's language, which alone count as translated then.
  let keysOfSource: Int

  init(of files: [Localization.Table], source: String) {
    let own = files.filter { table in
      table.file.locale.map { !Language.isLanguage($0) || Language.canonical($0) == source } ?? false
    }.compactMap(\.catalog)
    let listing = files.filter { table in
      table.file.locale.map { !Language.isLanguage($0) || Language.inherits($0, from: source) } ?? false
    }.compactMap(\.catalog)
    keysOfSource = Self.keys(of: listing)
    var before: [String: [StringCatalog]] = [:]
    for table in files {
      guard let catalog = table.catalog else { continue }
      let languages = table.canonicalLocales
      let isSource = languages.map { $0 == source || !Language.isLanguage(canonical: $0) }
      let others = languages.first.flatMap { languages.count == 1 ? before[$0] : nil } ?? []
      let hasSource = keysOfSource > 0
      let counts = catalog.counts(isSource: isSource, files: own) { entry, isInSource in
        (!hasSource || isInSource || listing.contains { $0.entry(of: entry) != nil })
          && catalog.isEffective(entry) && !others.contains { $0.hasTranslation(of: entry) }
      }
      for (language, count) in zip(languages, counts) {
        byLanguage[language, default: LocaleCounts()].add(count)
        if languages.count == 1 { before[language, default: []].append(catalog) }
      }
    }
  }

  /// How many keys some files have together.
  private static func keys(of files: [StringCatalog]) -> Int {
    files.indices.reduce(0) { sum, index in
      sum
        + files[index].entries.count { entry in
          files[index].isEffective(entry) && !files[..<index].contains { $0.entry(of: entry) != nil }
        }
    }
  }
}

extension LocaleCounts {
  fileprivate mutating func add(_ other: LocaleCounts) {
    marked += other.marked
    translated += other.translated
    texts += other.texts
    asInSource += other.asInSource
  }
}

extension StringCatalog {
  /// Whether a file has a text for the key of an entry of another file.
  fileprivate func hasTranslation(of entry: CatalogEntry) -> Bool {
    self.entry(of: entry)?.localizations.contains { $0.texts.contains { $0.state != .new && !$0.isEmpty } } ?? false
  }
}

/// Counts the languages of tables, each set of files once: products of an app share their tables.
package struct LanguageCounter {
  private struct Files: Hashable {
    var numbers: [Int]
    var sourceLanguage: String
  }

  private var known: [Files: TableLanguages] = [:]

  package init() {}

  package mutating func languages(of files: [Localization.Table], sourceLanguage: String) -> TableLanguages {
    let key = Files(numbers: files.map(\.number), sourceLanguage: sourceLanguage)
    if let languages = known[key] { return languages }
    let languages = TableLanguages(of: files, sourceLanguage: sourceLanguage)
    known[key] = languages
    return languages
  }
}
