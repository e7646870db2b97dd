import IntentLocalization
import IntentModel
import IntentReports
import SourceScan

/// The string tables of an app as rules read them: for each scope its phrases, and the other texts by table.
struct LocalizedModel: Sendable {
  let localization: Localization
  /// The number of the first table's file in places.
  let firstFile: Int
  let phrases: [PhraseScope]
  let texts: [TextScope]
  /// Nil unless a rule needs the languages that the tables are translated into.
  let counted: CountedLanguages?

  /// `countsLanguages`: whether a rule needs the languages that the tables are translated into.
  init(
    _ localization: Localization, _ providers: [ListedProvider], _ files: [FileFacts], countsLanguages: Bool
  ) {
    self.localization = localization
    var app = countsLanguages ? AppLanguages(localization) : nil
    firstFile = files.count
    let needed = localization.needed
    var strings: [[NeededString]] = Array(repeating: [], count: localization.plan.scopes.count)
    var unreadable: [Bool] = Array(repeating: false, count: strings.count)
    func path(_ place: Place) -> String { files.indices.contains(place.file) ? files[place.file].path : "" }
    for string in needed.strings where string.isActive {
      for scope in localization.scopeNumbers(of: string, path: path(string.place)) { strings[scope].append(string) }
    }
    for string in needed.unreadable where string.kind == .phrases || string.kind == .negativePhrase {
      for index in localization.scopeNumbers(ofModule: string.module) { unreadable[index] = true }
    }
    let listed = Dictionary(
      providers.flatMap(\.shortcuts).compactMap { shortcut in
        shortcut.phrases.first.map { ($0.text.keyPlace, shortcut) }
      }
    ) { first, _ in first }
    let providersByFile = Dictionary(grouping: providers.indices) { ModuleFile(providers[$0].type) }
    phrases = localization.plan.scopes.indices.compactMap { index in
      PhraseScope(
        index, strings[index], of: localization, listed, providers, providersByFile, firstFile: files.count,
        hasUnreadable: unreadable[index], languages: &app)
    }
    texts = localization.plan.scopes.indices.flatMap { index in
      TextScope.all(
        of: localization.plan.scopes[index], strings[index], localization, firstFile: files.count, languages: &app)
    }
    counted = app?.counted
  }
}

/// A file as one of its modules has it.
struct ModuleFile: Hashable {
  var module: String
  var file: FileID
}

extension ModuleFile {
  init(_ type: DeclaredType) { self.init(module: type.module, file: type.place.file) }
}

/// The texts of one scope that are looked up in one table, and that table.
struct TextScope: Sendable {
  let scope: TablePlan.Scope
  let table: ScopedTable
  /// Texts other than phrases.
  let strings: [NeededString]

  static func all(
    of scope: TablePlan.Scope, _ strings: [NeededString], _ localization: Localization, firstFile: Int,
    languages app: inout AppLanguages?
  ) -> [TextScope] {
    var byTable: [String: [NeededString]] = [:]
    for string in strings where !string.kind.isOfPhrases && !string.hasOwnBundle {
      if let table = string.table { byTable[table, default: []].append(string) }
    }
    let language = localization.statedSourceLanguage(of: scope)
    return byTable.sorted { $0.key < $1.key }.map { name, strings in
      let table = ScopedTable(
        name, in: scope, of: localization, sourceLanguage: language, firstFile: firstFile, languages: &app)
      return TextScope(scope: scope, table: table, strings: strings)
    }
  }
}

/// The phrases of an app, and the table that has their translations.
struct PhraseScope: Sendable {
  let scope: TablePlan.Scope
  let table: ScopedTable
  let shortcuts: [LocalizedShortcut]
  /// Nil unless a rule of the run states that it reads it.
  private let countedLanguages: [String]?
  /// Keys in use that are not phrases of App Shortcuts: negative phrases, short titles.
  let otherKeys: Set<String>
  /// All phrases of the source are known: else an entry that seems unused may be in use.
  let isComplete: Bool
  /// The first provider.
  let provider: DeclaredType?

  init?(
    _ index: Int, _ strings: [NeededString], of localization: Localization, _ listed: [Place: ListedShortcut],
    _ providers: [ListedProvider], _ providersByFile: [ModuleFile: [Int]], firstFile: Int, hasUnreadable: Bool,
    languages app: inout AppLanguages?
  ) {
    let own = strings.filter { $0.kind == .phrases }
    guard let first = own.first else { return nil }
    scope = localization.plan.scopes[index]
    let table = ScopedTable(
      NeededString.phraseTable, in: scope, of: localization,
      sourceLanguage: localization.statedSourceLanguage(of: scope), firstFile: firstFile, languages: &app)
    self.table = table
    var places: Set<Place> = []
    // A shortcut that several providers inherit is listed once.
    shortcuts = own.filter { places.insert($0.place).inserted }.map {
      LocalizedShortcut($0, listed[$0.place], in: table)
    }
    countedLanguages = app?.shippedLanguages(of: scope)
    otherKeys = Set(strings.filter { $0.kind == .negativePhrase || $0.kind == .shortTitle }.map(\.key))
    let ofProviders = Set(own.map { ModuleFile(module: $0.module, file: $0.place.file) })
      .flatMap { providersByFile[$0] ?? [] }.sorted().map { providers[$0].type }
    provider = ofProviders.first { $0.place.file == first.place.file } ?? ofProviders.first
    isComplete =
      !hasUnreadable && own.allSatisfy(\.isComplete)
      && !own.contains { localization.filesWithConditions.contains($0.place.file) }
  }

  /// The languages that people see the app in, without that of the source.
  var languages: [String] {
    assert(countedLanguages != nil, "a rule asks for languages and does not state '.languages'")
    return countedLanguages ?? []
  }

  /// Every key that the source uses.
  var usedKeys: Set<String> { Set(shortcuts.flatMap(\.phrases)).union(shortcuts.map(\.key)).union(otherKeys) }
}

/// The phrases of one App Shortcut with the table's texts for them.
struct LocalizedShortcut: Sendable {
  /// The form of one App Shortcut's phrases in a table.
  enum Form: Sendable {
    case missing
    /// One entry, whose key is the first phrase, with lists of phrases.
    case set(TableEntry)
    /// An entry for each phrase.
    case units
  }

  let string: NeededString
  let listed: ListedShortcut?
  /// The first location of each phrase in the source.
  private let places: [String: Place]
  let form: Form
  /// The texts that the system reads, each with its key. The source's own texts are not included.
  let values: [LocalizedPhrase]

  /// The first phrase.
  var key: String { string.key }
  var phrases: [String] { string.texts }
  /// `the App Shortcut for 'Open'`
  var name: String { "the App Shortcut for '\(string.intent ?? "?")'" }

  init(_ string: NeededString, _ listed: ListedShortcut?, in table: ScopedTable) {
    self.string = string
    self.listed = listed
    places = Dictionary(zip(string.texts, string.phrasePlaces)) { first, _ in first }
    let set = table.entries(string.key).first(where: \.entry.hasStringSet)
    let keys = string.texts.filter { !table.entries($0).isEmpty }
    form = set.map(Form.set) ?? (keys.isEmpty ? .missing : .units)
    let own = Set(string.texts)
    let read = set.map { [$0] } ?? keys.flatMap { table.entries($0) }
    values = read.flatMap(\.texts).compactMap { text in
      let value = text.value, isSource = table.isSource(text.locale)
      if value.isEmpty || isSource && own.contains(value) { return nil }
      return LocalizedPhrase(text, value: value, isInSet: set != nil, isSource: isSource)
    }
  }

  /// The location of a phrase in the source.
  func place(of phrase: String) -> Place { places[phrase] ?? string.place }

  /// A note for a finding in a table: the location of the text in the source, where a comment can suppress the finding.
  func note(_ phrase: String? = nil) -> IntentReports.Finding.Note {
    .init(message: "the phrases in the source are here", place: place(of: phrase ?? key))
  }

  /// The key of a finding: `App.Shortcuts/Open/phrases/Open ${applicationName}/de`
  func symbol(_ key: String, _ locale: String? = nil) -> String {
    "\(string.symbol)/\(key)" + (locale.map { "/\($0)" } ?? "")
  }
}

/// One phrase of a table. Its texts and tokens are stored, because most rules about phrases read them.
struct LocalizedPhrase: Sendable {
  let text: TableText
  let value: String
  /// The key of its entry.
  let key: String
  let tokens: PhraseTokens
  let isInSet: Bool
  /// Whether it is in the language of the source.
  let isSource: Bool

  init(_ text: TableText, value: String, isInSet: Bool, isSource: Bool) {
    self.text = text
    self.value = value
    key = text.of.key
    tokens = PhraseTokens(value)
    self.isInSet = isInSet
    self.isSource = isSource
  }

  var locale: String { text.locale }
}

extension LintModel {
  /// The text that people see in the language of the source: that of the table or of the source for its key.
  package func shownText(_ text: LocalizedText, of module: String) -> String {
    if let value = text.defaultValue?.known { return value }
    let table = text.table?.known ?? NeededString.standardTable
    for table in tables(named: table, of: module, at: text.place) {
      if let found = table.texts(text.key, in: table.isSource).first(where: { !$0.value.isEmpty }) {
        return found.value
      }
    }
    return text.key
  }

  /// The tables of this name that a text of a module is looked up in.
  func tables(named name: String, of module: String, at place: Place) -> [ScopedTable] {
    guard let localized else { return [] }
    let plan = localized.localization.plan
    let folder = plan.isOfProject ? nil : TablePlan.nearest(to: path(of: place) ?? "", of: plan.scopes.map(\.folder))
    return localized.texts.filter { text in
      text.table.name == name && (plan.isOfProject ? text.scope.modules.contains(module) : text.scope.folder == folder)
    }.map(\.table)
  }
}
