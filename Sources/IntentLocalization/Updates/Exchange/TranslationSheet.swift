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
    /// `new`, `needs_review` or `translated`.
    var state: String = ""
    /// The description of the text: `the title of 'OpenTrip'`.
    var context: String = ""
    /// The developers' comment for translators; empty if there is none.
    var comment: String = ""
    /// The line in the sheet, if it was read from one.
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
    var positions: [String: Int] = [:], files: [(file: String, rows: [Row])] = []
    for row in rows {
      let position = positions[row.file] ?? files.count
      if position == files.count {
        positions[row.file] = position
        files.append((row.file, []))
      }
      files[position].rows.append(row)
    }
    return files
  }
}

extension TranslationSheet {
  /// Adds the texts of a file for a key. False if the file has no entry for it, or one that a row can't hold: plural forms and
  /// texts by device.
  package mutating func add(
    _ string: NeededString, of catalog: StringCatalog, source: StringCatalog? = nil, file: String
  )
    -> Bool
  {
    let needed = NeededTexts(string, in: source ?? catalog)
    guard let needed else { return false }
    for part in needed.parts where !added.contains([file, part.key]) {
      let locale = catalog.locale(of: language)
      let localization = locale.flatMap { catalog.entry(part.key)?.localization($0) }
      let texts = localization.map { Array($0.texts) } ?? []
      guard texts.allSatisfy(\.path.isEmpty) else { return false }
      added.insert([file, part.key])
      let count = max(part.sources.count, texts.count)
      for index in 0..<count {
        let text = index < texts.count ? texts[index] : nil
        rows.append(
          Row(
            file: file, key: part.key, number: part.isSet ? index + 1 : 0,
            source: index < part.sources.count ? part.sources[index] : "", target: text?.value ?? "",
            state: text.map { ($0.state ?? .translated).rawValue } ?? "new", context: string.name,
            comment: catalog.entry(part.key)?.comment ?? string.comment ?? ""))
      }
    }
    return true
  }
}

extension StringCatalog {
  /// The catalog's spelling of a language; nil if it has no text in it.
  func locale(of language: String) -> String? {
    locales.first { Language.canonical($0) == Language.canonical(language) }
  }
}

/// The entries of one text: all phrases of an App Shortcut in one, or one for each.
private struct NeededTexts {
  struct Part {
    var key: String
    var sources: [String]
    var isSet: Bool
  }

  var parts: [Part] = []

  init?(_ string: NeededString, in catalog: StringCatalog) {
    let entry = catalog.entry(string.key)
    guard string.kind == .phrases else {
      guard let entry, entry.shouldTranslate else { return nil }
      let source = catalog.sourceLanguage.flatMap { entry.localization($0.text) } ?? entry.localizations.first
      let unit = catalog.format == .catalog && catalog.sourceLanguage?.text != source?.locale ? nil : source?.unit
      parts = [Part(key: string.key, sources: [unit?.value ?? string.texts.first ?? string.key], isSet: false)]
      return
    }
    if let entry, entry.hasStringSet {
      parts = [Part(key: string.key, sources: string.texts, isSet: true)]
    } else {
      parts = string.texts.filter { catalog.entry($0) != nil }.map { Part(key: $0, sources: [$0], isSet: false) }
      if parts.isEmpty { return nil }
    }
  }
}
