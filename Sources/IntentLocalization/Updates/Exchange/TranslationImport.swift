import SourceScan

/// The result of importing a sheet of translations into one file.
///
/// It changes texts of the sheet's language, and only those that are in the sheet. A row without a text changes nothing: to
/// delete a translation is not a translator's task.
package struct TranslationImport: Sendable {
  /// The number of texts that were changed or added. An entry whose texts were only confirmed counts as one.
  package private(set) var count = 0
  /// Errors with the lines of the sheet. If there is one, nothing may be written.
  package private(set) var errors: [SheetError] = []
  package private(set) var notes: [String] = []
  private let catalog: StringCatalog
  private let locale: String
  private let strings: [String: NeededString]
  private var editor: CatalogEditor
  private var stringsEditor: StringsEditor

  /// `strings` are the texts that the source needs, by key and phrase: other texts are not checked for tokens.
  package init(
    _ rows: [TranslationSheet.Row], language: String, into catalog: StringCatalog, strings: [String: NeededString]
  ) {
    self.catalog = catalog
    locale = catalog.locale(of: language) ?? language
    self.strings = strings
    editor = CatalogEditor(catalog)
    stringsEditor = StringsEditor(catalog)
    let groups = Dictionary(grouping: rows, by: \.key)
    for key in rows.map(\.key).uniqued { take(key, groups[key] ?? []) }
  }

  /// The new contents of the file; nil if nothing changes, or if the sheet has an error.
  package var bytes: [UInt8]? {
    if !errors.isEmpty { return nil }
    if catalog.format == .catalog { return editor.hasChanges ? editor.bytes : nil }
    return stringsEditor.hasChanges ? stringsEditor.bytes : nil
  }

  private mutating func take(_ key: String, _ rows: [TranslationSheet.Row]) {
    // A row that a translator added has no number and comes last.
    let rows = rows.sorted { ($0.number > 0 ? $0.number : .max, $0.line) < ($1.number > 0 ? $1.number : .max, $1.line) }
    guard rows.contains(where: { !$0.target.isEmpty }) else { return }
    let entry = catalog.entry(key), line = rows[0].line
    guard catalog.format != .catalog || entry != nil else {
      return errors.append(
        SheetError("'\(key)' is not in '\(catalog.table)'; 'intentscan strings --sync' adds new texts", line: line))
    }
    guard catalog.sourceLanguage?.text != locale else {
      return errors.append(SheetError("'\(locale)' is the language of the source", line: line))
    }
    let localization = entry?.localization(locale), old = localization.map { Array($0.texts) } ?? []
    guard old.allSatisfy(\.path.isEmpty), localization?.unit == nil || localization?.set == nil else {
      return errors.append(
        SheetError("'\(key)' has plural forms or texts by device; change them in Xcode", line: line))
    }
    let isSet = entry?.hasStringSet ?? false
    guard isSet || rows.count == 1 else {
      return errors.append(
        SheetError("'\(key)' has one text in '\(catalog.table)'; the file has \(rows.count)", line: rows[1].line))
    }
    if check(rows, old, key) { set(key, rows, old, isSet: isSet) }
  }

  /// Whether the tokens of all new texts are those of the source, or the source does not need the key. Adds an error for each text
  /// with other tokens.
  private mutating func check(_ rows: [TranslationSheet.Row], _ old: [CatalogText], _ key: String) -> Bool {
    guard let string = strings[key] else { return true }
    let known = Set(old.map(\.value)), before = errors.count, tokens = TokenCheck(string)
    for row in rows where !row.target.isEmpty && !known.contains(row.target) {
      if let problem = tokens.problem(of: row.target) {
        errors.append(SheetError(problem, line: row.line))
      }
    }
    return errors.count == before
  }

  private mutating func set(_ key: String, _ rows: [TranslationSheet.Row], _ old: [CatalogText], isSet: Bool) {
    // A row without a text keeps the text at its position.
    var values = old.map(\.value), isConfirmed = true, isOutdated = false
    var positions = Dictionary(values.enumerated().map { ($1, $0) }) { first, _ in first }
    // An existing text keeps its position, even if the numbers differ.
    var taken = Set(rows.compactMap { positions[$0.target] })
    let current = currentSources(key)
    for row in rows where !row.target.isEmpty {
      let index = isSet ? row.number - 1 : 0
      if positions[row.target] == nil {
        if old.indices.contains(index), taken.insert(index).inserted {
          values[index] = row.target
          positions[row.target] = index
        } else {
          // The row has no number of an existing text, or that text's position is taken: the text comes last.
          positions[row.target] = values.count
          values.append(row.target)
        }
      }
      isConfirmed = isConfirmed && row.state == CatalogText.State.translated.rawValue
      isOutdated = isOutdated || !row.source.isEmpty && current?.contains(row.source) == false
    }
    let hasChanged = values != old.map(\.value)
    guard hasChanged || (isConfirmed && old.contains { $0.state != nil && $0.state != .translated }) else { return }
    let state = isOutdated ? CatalogText.State.needsReview : .translated
    if !hasChanged, isOutdated { return }
    if isOutdated {
      notes.append("'\(key)' changed in the source since the export, so the text is to be reviewed")
    }
    count += hasChanged ? zip(values, old.map(\.value)).count { $0 != $1 } + values.count - old.count : 1
    if catalog.format != .catalog { return setLine(key, values[0], old.first) }
    if isSet, old.first?.isInSet ?? false {
      editor.setValues(values, state: state, locale: locale, of: key)
    } else if isSet {
      editor.setLocalization(.set(values, state), locale: locale, of: key)
    } else if old.isEmpty {
      editor.setLocalization(.unit(values[0], state), locale: locale, of: key)
    } else {
      editor.setUnit(values[0], state: state, locale: locale, of: key)
    }
  }

  private mutating func setLine(_ key: String, _ value: String, _ old: CatalogText?) {
    if let old {
      stringsEditor.set(old, to: value)
    } else if !stringsEditor.add(key, value) {
      notes.append("'\(key)' is missing; entries cannot be added to this form of file")
    }
  }

  /// The texts of the source that a translation of a key can be of; nil for a key that the source does not need.
  private func currentSources(_ key: String) -> Set<String>? {
    guard let string = strings[key] else { return nil }
    let entry = catalog.entry(key), source = catalog.sourceLanguage.flatMap { entry?.localization($0.text) }
    return Set(string.texts + (source?.texts.map(\.value) ?? []) + [key])
  }
}
