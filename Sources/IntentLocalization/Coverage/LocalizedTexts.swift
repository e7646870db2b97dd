/// The texts that the tables of one part of an app have for a key in one language.
package struct LocalizedTexts: Sendable {
  /// The texts that are not empty, in the order of the file, or of the phrases if each has an entry: all phrases of an App
  /// Shortcut, all plural forms of a title.
  package var texts: [CatalogText] = []
  /// False for phrases of which some have no text, where each phrase has an entry of its own.
  var isComplete: Bool = true
  /// False if no text was found, and a file that may have one could not be read, or may be in a submodule that is not checked out.
  var isKnown: Bool = true
  /// Whether the catalog marks the text as the same in all languages.
  var isTheSameEverywhere: Bool = false
}

extension LocalizedTexts {
  /// The texts that people see or say: all phrases, or one text. None if all are marked as new and equal those of the source.
  func shown(for string: NeededString) -> [String] {
    if texts.allSatisfy({ $0.state == .new }) {
      let own = Set(string.texts + [string.key])
      if texts.allSatisfy({ own.contains($0.value) }) { return [] }
    }
    return string.kind == .phrases ? texts.map(\.value) : [texts.shown].compactMap(\.self)
  }
}

extension [CatalogText] {
  /// The text that people see, if these are all forms of one text: the form for all other numbers and devices, else the last one,
  /// with the texts of its variables. Nil without forms.
  package var shown: String? {
    var shown = form(of: nil)?.value
    // A variable can name others, or itself.
    for _ in 0..<Self.variableLimit {
      guard let text = shown, let variable = text.firstVariable, let value = form(of: variable.name)?.value else {
        break
      }
      shown = String(text[..<variable.range.lowerBound]) + value + text[variable.range.upperBound...]
    }
    return shown
  }

  /// The number of variables in one text that are replaced.
  private static var variableLimit: Int { 8 }

  /// The form of a variable, or of the text itself, for all other numbers and devices; else the last one.
  private func form(of variable: String?) -> CatalogText? {
    let forms = filter { $0.variable == variable }
    return forms.first { $0.path.allSatisfy(\.isGeneral) } ?? forms.last
  }
}

extension CatalogText {
  /// The name of the variable that the text is a form of; nil for the text of a key itself.
  fileprivate var variable: String? {
    path.lazy.compactMap { if case .substitution(let name) = $0 { name } else { nil } }.first
  }
}

extension CatalogText.Step {
  /// Whether the step does not limit the text to some numbers, devices or widths.
  fileprivate var isGeneral: Bool {
    switch self {
    case .plural(let name), .device(let name): name == "other"
    case .variation: false
    case .substitution: true
    }
  }
}

extension String {
  /// The first reference to a variable, such as `%#@books@` or `%1$#@books@`; nil without one.
  fileprivate var firstVariable: (name: String, range: Range<Index>)? {
    guard let mark = firstRange(ofText: "#@"), let percent = utf8[..<mark.lowerBound].lastIndex(of: UInt8(ascii: "%")),
      utf8[percent..<mark.lowerBound].dropFirst().allSatisfy({ "0123456789$".utf8.contains($0) }),
      let end = utf8[mark.upperBound...].firstIndex(of: UInt8(ascii: "@"))
    else { return nil }
    return (String(self[mark.upperBound..<end]), percent..<utf8.index(after: end))
  }
}

/// Reads the texts of one language. Caches which files of a table are read for the language, because a run reads hundreds of
/// texts.
package struct LanguageReader: Sendable {
  /// A file of a table, and the locale that is read from it, as the file writes it.
  private typealias LocaleFile = (catalog: StringCatalog, locale: String)
  /// The files of a table in the order in which they are asked, and whether another one could not be read.
  private typealias LocaleFiles = (read: [LocaleFile], hasUnread: Bool)

  package let language: String
  private let localization: Localization
  /// The files that are read for a table, by the number of the list of all its files: a file of a variant comes before the one
  /// that it inherits from.
  private var known: [Int: LocaleFiles] = [:]

  package init(_ language: String, of localization: Localization) {
    self.language = language
    self.localization = localization
  }

  /// The translations of a text; no texts if there are none. A language without a text shows that of the language that it is a
  /// variant of: `de-AT` shows that of `de`.
  package mutating func texts(for string: NeededString, of scope: TablePlan.Scope) -> LocalizedTexts {
    guard let name = string.table, let list = scope.listsByTable[name] else {
      return LocalizedTexts(isKnown: localization.plan.absentSubmodules.isEmpty)
    }
    let files = known[list] ?? files(of: localization.tables(named: name, in: scope))
    known[list] = files
    var found: LocalizedTexts?
    // A file without an entry for the key is skipped. The first file with a complete translation counts, else the first one with
    // any text.
    for file in files.read {
      guard let texts = Self.texts(for: string, in: file) else { continue }
      if texts.isComplete, !texts.texts.isEmpty || texts.isTheSameEverywhere { return texts }
      if found?.texts.isEmpty ?? true { found = texts }
    }
    var texts = found ?? LocalizedTexts()
    texts.isKnown = !files.hasUnread
    return texts
  }

  /// The texts that people see or say, of the first scope that has any: all phrases of an App Shortcut, or one text.
  package mutating func shownTexts(for string: NeededString, in scopes: [TablePlan.Scope]) -> [String] {
    for scope in scopes {
      let found = texts(for: string, of: scope).shown(for: string)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func files(of tables: [Localization.Table]) -> LocaleFiles {
    let wanted = Language.canonical(language), languages = Language.withBroader(canonical: wanted)
    let found = tables.compactMap { table -> LocaleFile? in
      guard let catalog = table.catalog else { return nil }
      return table.locale(for: wanted).map { (catalog, $0) }
    }
    // Variants have longer names, and come first. Files with names of the same length keep the order of the plan.
    let read = Set(found.map(\.locale.utf8.count)).sorted(by: >).flatMap { length in
      found.filter { $0.locale.utf8.count == length }
    }
    let hasUnread = tables.contains { table in
      table.catalog == nil && table.file.locale.map { languages.contains(Language.canonical($0)) } ?? true
    }
    return (read, hasUnread)
  }

  private static func texts(for string: NeededString, in file: LocaleFile) -> LocalizedTexts? {
    let entry = file.catalog.entry(string.key)
    guard string.kind == .phrases, !(entry?.hasStringSet ?? false) else {
      return entry.map { texts(of: $0, in: file.locale) }
    }
    // Each phrase has an entry of its own if no entry has a string set.
    let entries = string.texts.compactMap(file.catalog.entry)
    guard !entries.isEmpty else { return nil }
    let parts = entries.map { texts(of: $0, in: file.locale) }
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

extension Localization {
  /// Whether one file of a text's table in a scope has an entry for the text, translated or not. Phrases need an entry for the
  /// first one, or one for each; if `ofAnyPhrase`, an entry for any of them is enough.
  package func hasEntry(
    for string: NeededString, in scope: TablePlan.Scope, ofAnyPhrase: Bool = false
  ) -> Bool {
    guard let name = string.table else { return false }
    return tables(named: name, in: scope).contains { table in
      guard let catalog = table.catalog else { return false }
      if catalog.entry(string.key) != nil { return true }
      guard string.kind == .phrases else { return false }
      return ofAnyPhrase
        ? string.texts.contains { catalog.entry($0) != nil } : string.texts.allSatisfy { catalog.entry($0) != nil }
    }
  }
}

extension Localization.Table {
  /// The most specific locale of the file that has texts for the language `wanted`, which is a canonical name; nil if there is
  /// none.
  fileprivate func locale(for wanted: String) -> String? {
    // Sorted, so that the first locale of the file wins among those of the same length.
    let positions = Language.withBroader(canonical: wanted).compactMap { localePositions[$0] }.sorted()
    return positions.map { locales[$0] }.max { $0.utf8.count < $1.utf8.count }
  }
}

extension CatalogEntry {
  /// Whether a language has a set of texts in this entry: all phrases of an App Shortcut.
  package var hasStringSet: Bool { localizations.contains { $0.set != nil } }
}
