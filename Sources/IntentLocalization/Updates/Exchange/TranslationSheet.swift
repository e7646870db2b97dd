import SourceScan

/// The texts of an app for a translator, one row for each text in one language.
package struct TranslationSheet: Sendable {
  package struct Row: Equatable, Sendable {
    /// The file that holds the translation, as the output names it.
    var file: String
    var key: String
    /// The number, from 1, among several texts of one key: the phrases of an App Shortcut. 0 for a key with one text.
    var number: Int = 0
    /// Empty for a phrase that only the translation has.
    var source: String = ""
    /// Empty for a text that is not translated.
    var target: String = ""
    /// The state in the catalog, such as `new`, `needs_review` or `translated`; empty if a sheet that was read states none.
    var state: String = ""
    /// The description of the text: `the title of 'OpenTrip'`.
    var context: String = ""
    /// The developers' comment for translators; empty if there is none.
    var comment: String = ""
    /// The line in the sheet that the row was read from; 0 for a row that was not read.
    package var line = 0
  }

  package var sourceLanguage: String
  package var language: String
  var rows: [Row]
  /// The files and keys that `add` added, so that each is added once.
  private var added: Set<[String]> = []

  package init(sourceLanguage: String, language: String, rows: [Row] = []) {
    self.sourceLanguage = sourceLanguage
    self.language = language
    self.rows = rows
  }

  /// Rows by file, in the order of the first row of each file.
  package var rowsByFile: [(file: String, rows: [Row])] {
    let groups = Dictionary(grouping: rows, by: \.file)
    return rows.map(\.file).uniqued.map { ($0, groups[$0] ?? []) }
  }
}

extension TranslationSheet {
  /// Adds rows for a text of the source, with the translations that `catalog` has. `source` is the file with the texts of the
  /// source's language, if it is another one. False if that file has no entry to translate for the text, or if a row can't hold a
  /// translation: plural forms and texts by device.
  package mutating func add(
    _ string: NeededString, of catalog: StringCatalog, source: StringCatalog? = nil, file: String
  ) -> Bool {
    let entries = Self.entries(for: string, in: source ?? catalog)
    for (key, sources, isSet) in entries where !added.contains([file, key]) {
      let locale = catalog.locale(of: language), entry = catalog.entry(key)
      let texts = locale.flatMap { entry?.localization($0) }.map { Array($0.texts) } ?? []
      guard texts.allSatisfy(\.path.isEmpty) else { return false }
      added.insert([file, key])
      for index in 0..<max(sources.count, texts.count) {
        let text = index < texts.count ? texts[index] : nil
        rows.append(
          Row(
            file: file, key: key, number: isSet ? index + 1 : 0, source: index < sources.count ? sources[index] : "",
            target: text?.value ?? "", state: text.map { ($0.state ?? .translated).rawValue } ?? "new",
            context: string.name, comment: entry?.comment ?? string.comment ?? ""))
      }
    }
    return !entries.isEmpty
  }

  /// The entries of a text that are to be translated, with the source's texts: all phrases of an App Shortcut in one entry, or one
  /// entry for each.
  private static func entries(
    for string: NeededString, in catalog: StringCatalog
  ) -> [(key: String, sources: [String], isSet: Bool)] {
    let entry = catalog.entry(string.key)
    if string.kind == .phrases {
      if let entry, entry.hasStringSet { return [(string.key, string.texts, true)] }
      return string.texts.filter { catalog.entry($0) != nil }.map { ($0, [$0], false) }
    }
    guard let entry, entry.shouldTranslate else { return [] }
    let source = catalog.sourceLanguage.flatMap { entry.localization($0.text) } ?? entry.localizations.first
    let unit = catalog.format == .catalog && catalog.sourceLanguage?.text != source?.locale ? nil : source?.unit
    return [(string.key, [unit?.value ?? string.texts.first ?? string.key], false)]
  }
}

extension StringCatalog {
  /// The catalog's spelling of a language; nil if no locale of the catalog is that language.
  func locale(of language: String) -> String? {
    locales.first { Language.canonical($0) == Language.canonical(language) }
  }
}
