import SourceScan

/// The string tables of an app that were read, and the texts of the source that need them.
package struct Localization: Sendable {
  /// One file of a table. (An object: every entry that a rule asks for refers to its file.)
  package final class Table: Sendable {
    package let file: TableFile
    /// The index in the plan's files.
    package let number: Int
    /// Nil for a file that is not there, or can't be read at all.
    package let content: Result<StringCatalog, CatalogError>?
    /// The locale of the file's `.lproj` folder, or the locales of the catalog, as they are written there.
    package let locales: [String]
    /// `locales` as canonical names, in the same order.
    let canonicalLocales: [String]
    /// The position in `locales` of each canonical name. Of several spellings of a name, such as `zh-TW` and `zh_tw`, the longest
    /// counts, or the first of the same length.
    let localePositions: [String: Int]

    /// `content` is the result of reading the file; nil if it can't be read. The caller may have it from another table of the
    /// same file.
    package init(_ file: TableFile, _ number: Int, _ content: Result<StringCatalog, CatalogError>?) {
      self.file = file
      self.number = number
      self.content = content
      locales = file.locale.map { [$0] } ?? (try? content?.get())?.locales ?? []
      canonicalLocales = locales.map(Language.canonical)
      let lengths = locales.map(\.utf8.count)
      localePositions = Dictionary(zip(canonicalLocales, locales.indices)) { lengths[$1] > lengths[$0] ? $1 : $0 }
    }

    /// Reads `bytes`, which are nil for a file that can't be read. `source` is the canonical name of the only language whose
    /// texts are read from a catalog; nil for all languages.
    convenience init(_ file: TableFile, _ number: Int, _ bytes: [UInt8]?, only source: String? = nil) {
      let content = bytes.map { bytes in
        Result { () throws(CatalogError) in try readCatalog(path: file.path, bytes: bytes, only: source) }
      }
      self.init(file, number, content)
    }

    /// The entries that the system reads: all, or those before an error. Nil if it reads none.
    package var catalog: StringCatalog? {
      switch content {
      case .success(let catalog): catalog
      case .failure(let error): error.entriesBefore
      case nil: nil
      }
    }

    /// Whether the table was not read, or not to its end.
    package var isIncomplete: Bool { (try? content?.get()) == nil }

    /// Whether it is a table without an entry.
    fileprivate var isEmpty: Bool { catalog?.entries.isEmpty ?? false }

    /// Whether there are bytes that are not a table.
    package var isMalformed: Bool { content != nil && isIncomplete }

    /// The languages in which the file has a text for an entry, as canonical names. Empty texts do not count.
    package func languages(of entry: CatalogEntry) -> [String] {
      zip(locales, canonicalLocales).filter { locale, _ in
        entry.localization(locale)?.texts.contains { !$0.isEmpty } ?? false
      }.map(\.1)
    }

    /// The part of the file that could be decoded; nil for a file that can't be read at all.
    package var text: SourceText? {
      switch content {
      case .success(let catalog): catalog.text
      case .failure(let error): error.text
      case nil: nil
      }
    }
  }

  /// The languages whose texts are read.
  package enum Languages: Sendable {
    case all
    /// The language of the source, if the project states it. Phrases are read in all languages.
    case source
  }

  package var plan: TablePlan
  package var needed: NeededStrings
  /// The files of the scan that have an `#if`: their other branches may need more texts.
  package var filesWithConditions: Set<FileID> = []
  /// The tables that were read, by the indices of their files in `plan.files`.
  package private(set) var tables: [Int: Table] = [:]
  /// The languages of tables that other parts of the app have counted.
  package var counted = CountedLanguages()
  /// The languages whose texts were read. They are `all`, although `source` was asked for, if no project states the language of
  /// the source, or a table is malformed.
  package private(set) var languages: Languages
  /// The canonical names of the languages whose `.lproj` folders hold no text; empty if only the source's language is read. A
  /// project from a template has such folders, with empty tables for its storyboards.
  private(set) var emptyLanguages: Set<String> = []
  /// The indices in `plan.scopes` of the scopes that each module is part of.
  private var scopesOfModules: [String: [Int]] = [:]

  /// Reads tables of a plan.
  ///
  /// - Parameters:
  ///   - names: The tables to read. Files of other tables are read only if they alone show whether a language has texts.
  ///   - kept: Tables that were read before, by the indices of their files in the plan.
  ///   - isThere: Whether a file exists. It is asked about files whose contents are not needed.
  ///   - read: The contents of a file; nil for one that can't be read.
  package init(
    _ plan: TablePlan, _ needed: NeededStrings, tables names: Set<String>, languages: Languages = .all,
    kept: [Int: Table] = [:], isThere: (TableFile) -> Bool = { _ in true }, read: (TableFile) -> [UInt8]?
  ) {
    self.languages = plan.developmentRegion == nil ? .all : languages
    self.plan = plan
    self.needed = needed
    for (number, scope) in plan.scopes.enumerated() {
      for module in scope.modules { scopesOfModules[module, default: []].append(number) }
    }
    let numbers = plan.files(ofTables: names), source = self.languages == .source ? plan.developmentRegion : nil
    // Phrases are read in all languages.
    func only(_ file: TableFile) -> String? {
      file.table == NeededString.phraseTable ? nil : source.map(Language.canonical)
    }
    for number in numbers {
      let file = plan.files[number], source = only(file)
      if let source, !file.mayHaveTexts(in: source), isThere(file) { continue }
      tables[number] = kept[number] ?? Table(file, number, read(file), only: source)
    }
    if source != nil, tables.values.contains(where: \.isMalformed) {
      self.languages = .all
      for number in numbers where only(plan.files[number]) != nil {
        tables[number] = Table(plan.files[number], number, read(plan.files[number]))
      }
    }
    if self.languages == .all { emptyLanguages = languagesWithoutTexts(read) }
  }

  /// The canonical names of the languages whose `.lproj` folders hold no text. Reads tables that are not needed, too, but only in
  /// languages in which no needed table has a text.
  private func languagesWithoutTexts(_ read: (TableFile) -> [UInt8]?) -> Set<String> {
    var found: Set<String> = [], others: [(language: String, number: Int)] = []
    for (number, file) in plan.files.enumerated() {
      guard let language = file.locale.map(Language.canonical) else { continue }
      if let table = tables[number] {
        if table.content != nil, !table.isEmpty { found.insert(language) }
      } else if file.table != "LaunchScreen" {
        others.append((language, number))
      }
    }
    var empty: Set<String> = []
    for (language, number) in others where !found.contains(language) {
      let bytes = read(plan.files[number])
      if bytes.map({ beginsWithEntry($0) || !Table(plan.files[number], number, $0).isEmpty }) ?? false {
        found.insert(language)
        empty.remove(language)
      } else {
        empty.insert(language)
      }
    }
    return empty
  }

  /// The names of the tables that a scan needs: those that its texts name, `AppShortcuts`, and `Localizable` for texts that name
  /// none. Empty if the scan has no texts.
  package static func tables(for needed: NeededStrings) -> Set<String> {
    if needed.strings.isEmpty { return [] }
    return Set(needed.strings.compactMap(\.table)).union([NeededString.phraseTable, NeededString.standardTable])
  }
}

extension Localization {
  /// The scopes that a text is looked up in; empty if they are not known. `path` is the file that the text is in, as the scan
  /// reports it. Phrases are looked up only in the apps that their module is part of, if there are any.
  package func scopes(of string: NeededString, path: String) -> [TablePlan.Scope] {
    scopeNumbers(of: string, path: path).map { plan.scopes[$0] }
  }

  /// The indices in `plan.scopes` of the scopes that a text is looked up in.
  package func scopeNumbers(of string: NeededString, path: String) -> [Int] {
    guard plan.isOfProject else {
      return plan.folder(around: path).flatMap { plan.scopesByFolder[$0] } ?? []
    }
    let scopes = (scopesOfModules[string.module] ?? []).filter { plan.scopes[$0].compiles(path, of: string.module) }
    let apps = scopes.filter { plan.scopes[$0].kind == .app }
    return string.kind.isOfPhrases && !apps.isEmpty ? apps : scopes
  }

  /// The indices in `plan.scopes` of the scopes that a module is part of, and of the scopes of folders, which name no modules.
  package func scopeNumbers(ofModule module: String) -> [Int] {
    let folders = plan.isOfProject ? [] : plan.scopes.indices.filter { plan.scopes[$0].modules.isEmpty }
    return (scopesOfModules[module] ?? []) + folders
  }

  /// The files of a table in a scope, in the order of the plan.
  package func tables(named name: String, in scope: TablePlan.Scope) -> [Table] {
    (scope.filesByTable[name] ?? []).compactMap { tables[$0] }
  }

  /// Whether a table may have more entries and languages than were read: a file cannot be read to its end, or no file was found,
  /// and a submodule is not checked out.
  package func isIncomplete(tableNamed name: String, in scope: TablePlan.Scope) -> Bool {
    let tables = tables(named: name, in: scope)
    return tables.contains(where: \.isIncomplete) || (tables.isEmpty && !plan.absentSubmodules.isEmpty)
  }
}

extension TableFile {
  /// Whether the file may have texts in the language of the source, `source`, which is a canonical name.
  fileprivate func mayHaveTexts(in source: String) -> Bool {
    locale.map { format == .catalog || Language.isSource($0, of: source) } ?? true
  }
}

extension NeededString.Kind {
  /// Whether texts of this kind are looked up in the table of phrases.
  package var isOfPhrases: Bool { self == .phrases || self == .negativePhrase }
}
