import SourceScan

/// The languages of an app. All commands use these definitions and have none of their own.
///
/// The texts of a table are counted when they are first needed, once for all products that share its files.
package struct AppLanguages {
  /// The most languages of an app whose texts are counted or shown, because the work for each text grows with them. Apps have
  /// fewer than 60.
  package static let limit = 250

  private let localization: Localization
  package private(set) var counted: CountedLanguages

  package init(_ localization: Localization) {
    self.localization = localization
    counted = localization.counted
  }

  /// The languages of one table, from its files that were read.
  package mutating func languages(of files: [Localization.Table], sourceLanguage: String) -> TableLanguages {
    counted.languages(of: files, sourceLanguage: sourceLanguage)
  }

  /// The languages of a scope with their status, each in one spelling, sorted: without the source's language, and only those that
  /// the user states, if the user states any.
  ///
  /// The status is the highest that a table of the scope gives a language. A language whose `.lproj` folder holds only tables
  /// that were not read counts as shipped, unless it is one of `emptyLanguages`, and so does the language of a table with an error.
  /// Builds ignore an `.lproj` folder that the project's regions do not list.
  mutating func languages(of scope: TablePlan.Scope) -> [(name: String, status: LanguageStatus)] {
    let plan = localization.plan, sourceLanguage = localization.sourceLanguage(of: scope)
    let regions = Set(plan.knownRegions.map(Language.canonical)), source = Language.canonical(sourceLanguage)
    var found: [String: (name: String, status: LanguageStatus)] = [:]
    func add(_ name: String, _ status: LanguageStatus) {
      let language = Language.canonical(name)
      guard Language.isLanguage(canonical: language), language != source else { return }
      guard let known = found[language], known.status != .declared else { return found[language] = (name, status) }
      // The first spelling in a file is kept; the line above replaces the spelling of the project.
      found[language] = (known.name, max(status, known.status))
    }
    for region in plan.knownRegions { add(region, .declared) }
    for (_, numbers) in scope.filesByTable.sorted(by: { $0.key < $1.key }) {
      let files = numbers.compactMap { localization.tables[$0] }.filter { $0.catalog != nil }
      if files.isEmpty { continue }
      let folders = Set(files.filter { $0.file.format != .catalog }.flatMap(\.canonicalLocales))
      for (name, status) in languages(of: files, sourceLanguage: sourceLanguage).all {
        let language = Language.canonical(name)
        if regions.isEmpty || regions.contains(language) || !folders.contains(language) { add(name, status) }
      }
    }
    for number in scope.files {
      guard let locale = plan.files[number].locale else { continue }
      let language = Language.canonical(locale), table = localization.tables[number]
      // The texts after an error are not known, so they are taken for translations.
      let isUncounted =
        table?.isMalformed
        ?? (found[language]?.status ?? .declared == .declared && !localization.emptyLanguages.contains(language))
      if isUncounted, regions.isEmpty || regions.contains(language) { add(locale, .shipped) }
    }
    return found.values.filter { plan.isShipped($0.name) }.sorted { $0.name < $1.name }
  }

  /// The languages in which people see the product of a scope, sorted. An extension is shown in the languages of the plan's apps,
  /// too.
  package mutating func shippedLanguages(of scope: TablePlan.Scope) -> [String] {
    let apps = scope.kind == .extension ? localization.plan.scopes.filter { $0.kind == .app } : []
    let all = ([scope] + apps).flatMap { languages(of: $0) }
    return Set(all.filter { $0.status >= .shipped }.map(\.name)).sorted()
  }

  /// The languages that an app is meant to have: those that the project lists, and those that people see.
  package mutating func plannedLanguages(of scope: TablePlan.Scope) -> [String] {
    let declared = Set(localization.plan.knownRegions.map(Language.canonical))
    return languages(of: scope)
      .filter { $0.status >= .shipped || declared.contains(Language.canonical($0.name)) }.map(\.name)
  }
}

/// A cache of the languages of tables, by the files of each table.
package struct CountedLanguages: Sendable {
  private struct Files: Hashable {
    var catalogs: [ObjectIdentifier]
    var sourceLanguage: String
  }

  private var known: [Files: (files: [Localization.Table], languages: TableLanguages)] = [:]

  package init() {}

  /// The number of tables that were counted.
  var count: Int { known.count }

  /// The counts of the tables all of whose files are among `files`.
  package func ofTables(_ files: some Sequence<Localization.Table>) -> CountedLanguages {
    let catalogs = Set(files.compactMap { $0.catalog.map { ObjectIdentifier($0) } })
    var copy = self
    copy.known = known.filter { catalogs.isSuperset(of: $0.key.catalogs) }
    return copy
  }

  mutating func languages(of files: [Localization.Table], sourceLanguage: String) -> TableLanguages {
    let key = Files(
      catalogs: files.compactMap { $0.catalog.map { ObjectIdentifier($0) } }, sourceLanguage: sourceLanguage)
    if let known = known[key] { return known.languages }
    let languages = TableLanguages(of: files, sourceLanguage: sourceLanguage)
    // The key holds only the identities of objects. Keeping the files alive prevents a new object from having the same identity.
    known[key] = (files, languages)
    return languages
  }
}

extension Localization {
  /// The language of a scope's source: that of the project, else of its catalogs, else English.
  package func sourceLanguage(of scope: TablePlan.Scope) -> String { statedSourceLanguage(of: scope) ?? "en" }

  /// The language of the app's source: that of its first scope, else that of the project, else English.
  package var sourceLanguage: String { plan.scopes.first.map(sourceLanguage) ?? plan.developmentRegion ?? "en" }

  /// The language that a project or a catalog states for the source of a scope; nil if neither does.
  package func statedSourceLanguage(of scope: TablePlan.Scope) -> String? {
    plan.developmentRegion ?? scope.files.lazy.compactMap { tables[$0]?.catalog?.sourceLanguage?.text }.first
  }

  /// The languages of the locales in the tables that were read, each in one spelling, in the order of the files.
  package var writtenLanguages: [String] {
    tables.sorted { $0.key < $1.key }.flatMap(\.value.locales).filter { Language.isLanguage($0) }
      .uniqued { Language.canonical($0) }
  }
}
