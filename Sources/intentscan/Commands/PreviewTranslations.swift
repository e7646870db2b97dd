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
    var readers = (languages + [source]).map { LanguageReader($0, of: localization) }
    for string in localization.needed.strings {
      guard let table = string.table, paths.indices.contains(string.place.file) else { continue }
      let key = Key(table: table, key: string.key)
      let scopes = localization.scopes(of: string, path: paths[string.place.file])
        .filter { localization.hasEntry(for: string, in: $0, ofAnyPhrase: true) }
      if scopes.isEmpty { continue }
      for index in readers.indices where texts[readers[index].language]?[key] == nil {
        let found = readers[index].shownTexts(for: string, in: scopes)
        if !found.isEmpty { texts[readers[index].language, default: [:]][key] = found }
      }
    }
  }
}
