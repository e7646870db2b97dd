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
    /// The languages that it has texts for, as it writes them.
    package let locales: [String]
    /// `locales` in one writing, in the same order.
    let canonicalLocales: [String]
    /// The position of the longest locale of each language in canonical writing: a catalog may have `zh-TW` and `zh_tw`.
    let localePositions: [String: Int]

    /// `content`: what another table has read for the same file.
    package init(_ file: TableFile, _ number: Int, _ content: Result<StringCatalog, CatalogError>?) {
      self.file = file
      self.number = number
      self.content = content
      locales = file.locale.map { [$0] } ?? (try? content?.get())?.locales ?? []
      canonicalLocales = locales.map(Language.canonical)
      let lengths = locales.map(\.utf8.count)
      localePositions = Dictionary(zip(canonicalLocales, locales.indices)) { lengths[$1] > lengths[$0] ? $1 : $0 }
    }

    /// `bytes`: nil for a file that can't be read. `source`: the only language of a catalog that is read; nil for all.
    convenience init(_ file: TableFile, _ number: Int, _ bytes: [UInt8]?, only source: String? = nil) {
      let content = bytes.map { bytes in
        Result { () throws(CatalogError) in try readCatalog(path: file.path, bytes: bytes, only: source) }
      }
      self.init(file, number, content)
    }

    package var catalog: StringCatalog? { try? content?.get() }

    /// Whether it is a table without an entry.
    fileprivate var isEmpty: Bool { catalog?.entries.isEmpty ?? false }

    /// Whether there are bytes that are not a table.
    fileprivate var isMalformed: Bool { content != nil && catalog == nil }

    /// The languages that the file has a text in for an entry, in canonical writing.
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
  /// Tables that were read, by number.
  package private(set) var tables: [Int: Table] = [:]
  /// The languages of tables that other parts of the app have counted.
  package var counted = CountedLanguages()
  /// `all` although `source` was asked for, if no project states the language of the source, or a table is malformed.
  package private(set) var languages: Languages
  /// The languages whose `.lproj` folders hold no text, in one writing: a template's, with empty tables of its storyboards.
  private(set) var emptyLanguages: Set<String> = []
  /// The numbers of the scopes that each module is part of.
  private var scopesOfModules: [String: [Int]] = [:]

  /// `read` gives the contents of a file of the plan; nil for a file that can't be read. `names` are the tables that are asked
  /// for; of others no byte is read, unless they alone tell whether a language has texts. `kept`: tables that were read before.
  /// `isThere`: whether there is a file whose contents are not needed.
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

  /// Reads tables that are not needed, too, but only in languages in which no needed table has a text.
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

  /// The tables that a scan needs: those that its texts name, that of phrases, and the one of texts that name none.
  package static func tables(for needed: NeededStrings) -> Set<String> {
    if needed.strings.isEmpty { return [] }
    return Set(needed.strings.compactMap(\.table)).union([NeededString.phraseTable, NeededString.standardTable])
  }
}

extension Localization {
  /// The scopes that a text is looked up in. `path`: the file that it is in, as the scan reports it. Phrases are looked up in
  /// the app alone, where there is one. Empty if that is not known.
  package func scopes(of string: NeededString, path: String) -> [TablePlan.Scope] {
    scopeNumbers(of: string, path: path).map { plan.scopes[$0] }
  }

  /// The scopes of a text, as numbers of the plan's scopes.
  package func scopeNumbers(of string: NeededString, path: String) -> [Int] {
    guard plan.isOfProject else {
      return plan.folder(around: path).flatMap { plan.scopesByFolder[$0] } ?? []
    }
    let scopes = scopesOfModules[string.module] ?? []
    let apps = scopes.filter { plan.scopes[$0].kind == .app }
    return string.kind.isOfPhrases && !apps.isEmpty ? apps : scopes
  }

  /// The scopes that a module is part of, and those of folders, which name no modules.
  package func scopeNumbers(ofModule module: String) -> [Int] {
    let folders = plan.isOfProject ? [] : plan.scopes.indices.filter { plan.scopes[$0].modules.isEmpty }
    return (scopesOfModules[module] ?? []) + folders
  }

  /// The files of a table in a scope, in the order of the plan.
  package func tables(named name: String, in scope: TablePlan.Scope) -> [Table] {
    (scope.filesByTable[name] ?? []).compactMap { tables[$0] }
  }
}

extension TableFile {
  /// Whether it may have texts of the source, whose language is in canonical writing.
  fileprivate func mayHaveTexts(in source: String) -> Bool {
    locale.map { format == .catalog || Language.isSource($0, of: source) } ?? true
  }
}

extension NeededString.Kind {
  /// Whether it is looked up in the table of phrases.
  package var isOfPhrases: Bool { self == .phrases || self == .negativePhrase }
}
