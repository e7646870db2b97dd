import IntentLocalization

extension Translations {
  /// The translations of a part's texts in its string tables. `chosen` are the languages that the user names; if there are none,
  /// the languages of the app are used.
  init(_ localization: Localization, paths: [String], chosen: [String]) {
    self.init()
    let scopes = localization.plan.scopes
    guard let first = scopes.first else { return }
    let source = localization.sourceLanguage(of: first)
    sourceLanguage = source
    var app = AppLanguages(localization), shipped: Set<String> = []
    for scope in scopes { shipped.formUnion(app.shippedLanguages(of: scope)) }
    // A language that the user names counts even if the app does not ship it yet.
    languages =
      chosen.isEmpty
      ? shipped.sorted()
      : localization.writtenLanguages.filter { language in
        Language.canonical(language) != Language.canonical(source)
          && chosen.contains { Language.inherits(language, from: $0) }
      }.sorted()
    for row in Coverage(
      localization, languages: languages, path: { paths.indices.contains($0.place.file) ? paths[$0.place.file] : "" }
    ).rows {
      missing[row.language] = Coverage.Part.allCases.map { row[$0].missing }.reduce(0, +)
    }
    let wanted = Dictionary(grouping: languages + [source], by: Language.canonical)
    for string in localization.needed.strings {
      guard let table = string.table, paths.indices.contains(string.place.file) else { continue }
      let key = Key(table: table, key: string.key)
      let tables = localization.scopes(of: string, path: paths[string.place.file])
        .flatMap { localization.tables(named: table, in: $0) }
      var found: [String: [String]] = [:]
      for table in tables { table.addTexts(for: string.key, to: &found) }
      for (name, texts) in found {
        for language in wanted[name] ?? [] where self.texts[language]?[key] == nil {
          self.texts[language, default: [:]][key] = texts
        }
      }
    }
  }
}

extension Localization.Table {
  /// Adds the texts of a key, by canonical language. A language that has texts already keeps them, and one whose texts are all
  /// marked as new is skipped.
  fileprivate func addTexts(for key: String, to texts: inout [String: [String]]) {
    guard let entry = catalog?.entry(key) else { return }
    for localization in entry.localizations where localization.texts.contains(where: { $0.state != .new }) {
      let language = Language.canonical(file.locale ?? localization.locale)
      if texts[language] == nil { texts[language] = localization.shownTexts }
    }
  }
}

extension CatalogLocalization {
  /// The texts that the page shows: all phrases of an App Shortcut, or the most general one of several plural forms. Nil if there
  /// is no text.
  fileprivate var shownTexts: [String]? {
    if let set { return set.map(\.value) }
    if let unit { return [unit.value] }
    return texts.last.map { [$0.value] }
  }
}
