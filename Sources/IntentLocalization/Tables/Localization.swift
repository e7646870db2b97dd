import SourceScan
import StringCatalogs

/// The string tables of an app that were read, with what the source needs of them.
package struct Localization: Sendable {
  /// One file of a table.
  package struct Table: Sendable {
    package var file: TableFile
    /// Of the plan's files.
    package var number: Int
    /// Nil for a file that is not there, or can't be read at all.
    package let content: Result<StringCatalog, CatalogError>?
    /// The languages that it has texts for, as it writes them.
    package let locales: [String]
    /// `locales` in one writing, in the same order.
    let canonicalLocales: [String]

    init(file: TableFile, number: Int, content: Result<StringCatalog, CatalogError>?) {
      self.file = file
      self.number = number
      self.content = content
      locales = file.locale.map { [$0] } ?? (try? content?.get())?.locales ?? []
      canonicalLocales = locales.map(Language.canonical)
    }

    package var catalog: StringCatalog? { try? content?.get() }

    /// The file as far as it could be decoded; nil for one that can't be read at all.
    package var text: SourceText? {
      switch content {
      case .success(let catalog): catalog.text
      case .failure(let error): error.text
      case nil: nil
      }
    }
  }

  package var plan: TablePlan
  package var needed: NeededStrings
  /// The files of the scan that have an `#if`: their other branches may need more texts.
  package var filesWithConditions: Set<FileID> = []
  /// Those that were read, by number.
  package private(set) var tables: [Int: Table] = [:]
  /// The languages whose `.lproj` folders hold no text, in one writing: a template's, with empty tables of its storyboards.
  private var emptyLanguages: Set<String> = []
  /// By module the numbers of the scopes that it is part of.
  private var scopesOfModules: [String: [Int]] = [:]

  /// `read` gives the contents of a file of the plan; nil for a file that can't be read. `names` are the tables that are asked
  /// for; of others no byte is read, unless they alone tell whether a language has texts.
  package init(
    _ plan: TablePlan, _ needed: NeededStrings, tables names: Set<String>, read: (TableFile) -> [UInt8]?
  ) {
    self.plan = plan
    self.needed = needed
    for (number, scope) in plan.scopes.enumerated() {
      for module in scope.modules { scopesOfModules[module, default: []].append(number) }
    }
    for number in plan.files(ofTables: names) {
      let file = plan.files[number]
      let content = read(file).map { bytes in
        Result { () throws(CatalogError) in try readCatalog(path: file.path, bytes: bytes) }
      }
      tables[number] = Table(file: file, number: number, content: content)
    }
    emptyLanguages = languagesWithoutTexts(read)
  }

  /// Other tables are read as well, but only in a language that no wanted table has a text in.
  private func languagesWithoutTexts(_ read: (TableFile) -> [UInt8]?) -> Set<String> {
    var found: Set<String> = [], others: [(language: String, number: Int)] = []
    for (number, file) in plan.files.enumerated() {
      guard let language = file.locale.map(Language.canonical) else { continue }
      if let table = tables[number] {
        if table.content != nil, table.catalog?.entries.isEmpty != true { found.insert(language) }
      } else if file.table != "LaunchScreen" {
        others.append((language, number))
      }
    }
    var empty: Set<String> = []
    for (language, number) in others where !found.contains(language) {
      let file = plan.files[number]
      let content = read(file).map { bytes in
        Result { () throws(CatalogError) in try readCatalog(path: file.path, bytes: bytes) }
      }
      let table = Table(file: file, number: number, content: content)
      if content != nil, table.catalog?.entries.isEmpty != true {
        found.insert(language)
        empty.remove(language)
      } else {
        empty.insert(language)
      }
    }
    return empty
  }

  /// The tables that a scan asks for: those that its texts name, that of phrases, and the one of texts that name none.
  package static func tables(for needed: NeededStrings) -> Set<String> {
    needed.strings.isEmpty ? [] : Set(needed.tables + [NeededString.phraseTable, NeededString.standardTable])
  }
}

extension Localization {
  /// The scopes that a text is looked up in. `path`: the file that it is in, as the scan reports it. Phrases are looked up in
  /// the app alone, where there is one. Empty where that is not known.
  package func scopes(of string: NeededString, path: String) -> [TablePlan.Scope] {
    scopeNumbers(of: string, path: path).map { plan.scopes[$0] }
  }

  /// The same as numbers of the plan's scopes.
  package func scopeNumbers(of string: NeededString, path: String) -> [Int] {
    guard plan.isOfProject else {
      let folders = plan.scopes.map(\.folder), nearest = TablePlan.nearest(to: path, of: folders)
      return plan.scopes.indices.filter { plan.scopes[$0].folder == nearest }
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

  /// The language of a scope's source: that of the project, else of its catalogs, else English.
  package func sourceLanguage(of scope: TablePlan.Scope) -> String { statedSourceLanguage(of: scope) ?? "en" }

  /// The language of the app's source: that of its first scope, else that of the project, else English.
  package var sourceLanguage: String { plan.scopes.first.map(sourceLanguage) ?? plan.developmentRegion ?? "en" }

  /// The same; nil where neither a project nor a catalog states it.
  package func statedSourceLanguage(of scope: TablePlan.Scope) -> String? {
    plan.developmentRegion ?? scope.files.lazy.compactMap { tables[$0]?.catalog?.sourceLanguage?.text }.first
  }

  /// A language counts as shipped if a table has so many percent of its texts.
  package static let shippedPercentage = 30

  /// The languages of a scope, in one writing each, without that of the source: those that the project lists, and those that
  /// a table of the scope has for a good part of its entries. Sorted.
  package func languages(of scope: TablePlan.Scope) -> [String] {
    let tables = scope.files.compactMap { self.tables[$0] }
    return languages(plan.knownRegions + tables.flatMap(\.shippedLocales), except: sourceLanguage(of: scope))
  }

  /// The languages that people see a scope in: those of its `.lproj` folders, as far as the project lists them, and those that a
  /// catalog has for a good part of its entries. Sorted.
  ///
  /// A language that the project lists and no file has does not count: projects keep them when translations are removed. Nor
  /// does one whose files hold no text.
  package func shippedLanguages(of scope: TablePlan.Scope) -> [String] {
    let regions = Set(plan.knownRegions.map(Language.canonical))
    let names = scope.files.flatMap { number in
      guard let locale = plan.files[number].locale else { return tables[number]?.shippedLocales ?? [] }
      if emptyLanguages.contains(Language.canonical(locale)) { return [] }
      return regions.isEmpty || regions.contains(Language.canonical(locale)) ? [locale] : []
    }
    return languages(names, except: sourceLanguage(of: scope))
  }

  /// Each language once, in its first writing.
  private func languages(_ all: [String], except source: String) -> [String] {
    var names: [String: String] = [:]
    for name in all where Language.isLanguage(name) {
      if names[Language.canonical(name)] == nil { names[Language.canonical(name)] = name }
    }
    names[Language.canonical(source)] = nil
    return names.values.sorted()
  }
}

extension Localization.Table {
  /// The locales that have a good part of the table's texts. A `.strings` file is there for its language alone.
  package var shippedLocales: [String] {
    guard let catalog else { return [] }
    if file.format != .catalog { return file.locale.map { catalog.entries.isEmpty ? [] : [$0] } ?? [] }
    var counts: [String: Int] = [:], total = 0
    for entry in catalog.entries where entry.shouldTranslate && entry.extractionState != .stale {
      total += 1
      for localization in entry.localizations where localization.texts.contains(where: { $0.state != .new }) {
        counts[localization.locale, default: 0] += 1
      }
    }
    return counts.filter { $0.value * 100 >= total * Localization.shippedPercentage }.map(\.key).sorted()
  }
}

extension NeededString.Kind {
  /// Whether it is looked up in the table of phrases.
  package var isOfPhrases: Bool { self == .phrases || self == .negativePhrase }
}

extension Localization {
  /// Every language that a table which was read has texts in, in one writing each, in the order of the files.
  package var writtenLanguages: [String] {
    var seen: Set<String> = []
    return tables.sorted { $0.key < $1.key }.flatMap(\.value.locales).filter {
      Language.isLanguage($0) && seen.insert(Language.canonical($0)).inserted
    }
  }
}
