import IntentLocalization
import IntentPreview
import Scans
import StringCatalogs

extension Translations {
  /// The texts that the string tables of a part have for what its source needs. `chosen` are the languages that the user asks
  /// for; all if there are none.
  init(_ localization: Localization, paths: [String], chosen: [String]) {
    self.init()
    let scopes = localization.plan.scopes
    guard let first = scopes.first else { return }
    let source = localization.sourceLanguage(of: first)
    sourceLanguage = source
    let offered = Set(scopes.flatMap { localization.languages(of: $0) }).sorted()
    languages =
      chosen.isEmpty
      ? offered : offered.filter { language in chosen.contains { Language.inherits(language, from: $0) } }
    for string in localization.needed.strings {
      guard let table = string.table, paths.indices.contains(string.place.file) else { continue }
      let key = Key(table: table, key: string.key)
      let tables = localization.scopes(of: string, path: paths[string.place.file])
        .flatMap { localization.tables(named: table, in: $0) }
      for language in languages + [source] where texts[language]?[key] == nil {
        let found = tables.lazy.compactMap { $0.texts(for: string.key, in: language) }.first
        if let found, !found.isEmpty { texts[language, default: [:]][key] = found }
      }
    }
  }
}

extension Localization.Table {
  /// The texts of a key: several for the phrases of an App Shortcut, and of plural forms the most general one.
  fileprivate func texts(for key: String, in language: String) -> [String]? {
    guard let entry = catalog?.entry(key) else { return nil }
    let wanted = Language.canonical(language)
    let localization = entry.localizations.first { each in
      Language.canonical(file.locale ?? each.locale) == wanted && each.texts.contains { $0.state != .new }
    }
    guard let localization else { return nil }
    if let set = localization.set { return set.map(\.value) }
    if let unit = localization.unit { return [unit.value] }
    return localization.texts.last.map { [$0.value] }
  }
}
