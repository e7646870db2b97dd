import IntentLocalization
import IntentModel
import IntentReports
import SourceScan

/// The string tables of an app as rules read them: for each scope its phrases, and the other texts by table.
struct LocalizedModel: Sendable {
  let localization: Localization
  private(set) var phrases: [PhraseScope] = []
  private(set) var texts: [TextScope] = []
  /// Nil unless a rule needs the languages that the tables are translated into.
  let counted: CountedLanguages?
  /// The number of the first table's file in places: tables come after the source files.
  private let firstFile: Int

  /// `countsLanguages`: whether a rule needs the languages that the tables are translated into.
  init(
    _ localization: Localization, _ providers: [ListedProvider], _ files: [FileFacts], countsLanguages: Bool
  ) {
    self.localization = localization
    firstFile = files.count
    let scopes = localization.plan.scopes, needed = localization.needed
    var strings: [[NeededString]] = Array(repeating: [], count: scopes.count)
    for string in needed.strings where string.isActive {
      let path = files.indices.contains(string.place.file) ? files[string.place.file].path : ""
      for scope in localization.scopeNumbers(of: string, path: path) { strings[scope].append(string) }
    }
    let unreadable = needed.unreadable.filter(\.kind.isOfPhrases)
    let incomplete = Set(unreadable.flatMap { localization.scopeNumbers(ofModule: $0.module) })
    let listed = Dictionary(
      providers.flatMap(\.shortcuts).compactMap { shortcut in
        shortcut.phrases.first.map { ($0.text.keyPlace, shortcut) }
      }
    ) { first, _ in first }
    let providersByFile = Dictionary(grouping: providers.indices) { providers[$0].type.place.file }
    /// The provider that lists these phrases: one in the file of the first phrase, else the first one in a file of any of them. Nil
    /// if these files have none.
    func provider(of phrases: [NeededString]) -> DeclaredType? {
      let files = phrases.map(\.place.file), numbers = Set(files).flatMap { providersByFile[$0] ?? [] }.sorted()
      return (numbers.first { providers[$0].type.place.file == files.first } ?? numbers.first).map {
        providers[$0].type
      }
    }
    var app = countsLanguages ? AppLanguages(localization) : nil
    for (number, scope) in scopes.enumerated() {
      let own = strings[number].filter { $0.kind == .phrases }
      guard !own.isEmpty else { continue }
      let table = ScopedTable(
        NeededString.phraseTable, in: scope, of: localization, firstFile: firstFile, languages: &app)
      phrases.append(
        PhraseScope(
          scope: scope, table: table,
          // A shortcut that several providers inherit is listed once.
          shortcuts: own.uniqued(by: \.place).map { LocalizedShortcut($0, listed[$0.place], in: table) },
          otherKeys: Set(strings[number].filter { $0.kind == .negativePhrase || $0.kind == .shortTitle }.map(\.key)),
          lacked: incomplete.contains(number) || !own.allSatisfy(\.isComplete)
            ? .allPhrases
            : own.contains { localization.filesWithConditions.contains($0.place.file) } ? .phrasesOfOtherBuilds : nil,
          provider: provider(of: own), countedLanguages: app?.shippedLanguages(of: scope)))
    }
    for (number, scope) in scopes.enumerated() {
      let others = strings[number].filter { !$0.kind.isOfPhrases && !$0.hasOwnBundle && $0.table != nil }
      for (name, strings) in Dictionary(grouping: others, by: { $0.table ?? "" }).sorted(by: { $0.key < $1.key }) {
        let table = ScopedTable(name, in: scope, of: localization, firstFile: firstFile, languages: &app)
        texts.append(TextScope(scope: scope, table: table, strings: strings))
      }
    }
    counted = app?.counted
  }

  /// A table of the app by name. Its languages are not counted, because no rule asks for them.
  func table(_ name: String, of app: PhraseScope) -> ScopedTable {
    var languages: AppLanguages?
    return ScopedTable(name, in: app.scope, of: localization, firstFile: firstFile, languages: &languages)
  }

  /// The files of all tables, in the order of the plan.
  var files: [Localization.Table] { localization.tables.sorted { $0.key < $1.key }.map(\.value) }

  /// The files that the products of a project have; none without a project.
  var filesOfProducts: [Localization.Table] {
    guard localization.plan.isOfProject else { return [] }
    let own = Set(localization.plan.scopes.flatMap(\.files))
    return files.filter { own.contains($0.number) }
  }

  func place(_ span: ByteSpan, in file: Localization.Table) -> Place { Place(FileID(firstFile + file.number), span) }
}

/// The texts of one scope that are looked up in one table, and that table.
struct TextScope: Sendable {
  let scope: TablePlan.Scope
  let table: ScopedTable
  /// Texts other than phrases.
  let strings: [NeededString]
}

/// The phrases of an app, and the table that has their translations.
struct PhraseScope: Sendable {
  let scope: TablePlan.Scope
  let table: ScopedTable
  let shortcuts: [LocalizedShortcut]
  /// Keys in use that are not phrases of App Shortcuts: negative phrases, short titles.
  let otherKeys: Set<String>
  /// The fact without which not all phrases of every build are known, so that an entry that seems unused may be in use; nil if all
  /// are known.
  let lacked: RuleDescription.Need?
  let provider: DeclaredType?
  /// Nil unless a rule of the run states that it reads `.languages`.
  fileprivate let countedLanguages: [String]?

  /// The languages that people see the app in, without that of the source.
  var languages: [String] {
    assert(countedLanguages != nil, "a rule asks for languages and does not state '.languages'")
    return countedLanguages ?? []
  }

  /// Every key that the source uses.
  var usedKeys: Set<String> { Set(shortcuts.flatMap { $0.phrases + [$0.key] }).union(otherKeys) }

  /// The symbol of findings about the whole table: `App.AppShortcuts/de`
  func symbol(_ part: String? = nil) -> String { "\(scope.name).AppShortcuts" + (part.map { "/\($0)" } ?? "") }
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
  /// The texts that the system reads, each with its key. Empty texts and the source's own texts are omitted.
  let values: [LocalizedPhrase]

  /// The first phrase, which is the key of the entry if the table has one for all phrases.
  var key: String { string.key }
  var phrases: [String] { string.texts }
  /// The App Shortcut as a message names it, such as `the App Shortcut for 'Open'`.
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
      return LocalizedPhrase(
        text: text, value: value, key: text.of.key, tokens: PhraseTokens(value), isInSet: set != nil,
        isSource: isSource)
    }
  }

  /// The location of a phrase in the source, or of the first phrase if the source does not have this one.
  func place(of phrase: String) -> Place { places[phrase] ?? string.place }

  /// A note for a finding in a table: the location of the text in the source, where a comment can suppress the finding.
  func note(_ phrase: String? = nil) -> IntentReports.Finding.Note {
    .init(message: "the phrases in the source are here", place: place(of: phrase ?? key))
  }

  /// The symbol of a finding about a phrase: `App.Shortcuts/Open/phrases/Open ${applicationName}/de`
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

  var locale: String { text.locale }
}

extension Rule {
  /// The check of a rule about the phrases of each app and their table.
  static func eachApp(
    _ check: @escaping @Sendable (PhraseScope, LintModel, inout Reporter) -> Void
  ) -> @Sendable (LintModel, inout Reporter) -> Void {
    { model, reporter in
      for app in model.localized?.phrases ?? [] { check(app, model, &reporter) }
    }
  }

  /// The check of a rule about each App Shortcut in the tables of apps.
  static func eachShortcut(
    _ check: @escaping @Sendable (LocalizedShortcut, PhraseScope, inout Reporter) -> Void
  ) -> @Sendable (LintModel, inout Reporter) -> Void {
    eachApp { app, _, reporter in
      for shortcut in app.shortcuts { check(shortcut, app, &reporter) }
    }
  }
}

extension LintModel {
  /// The text that people see in the language of the source: its default value, else the text that a table has for its key, else
  /// the key.
  package func shownText(_ text: LocalizedText, of module: String) -> String {
    if let value = text.defaultValue?.known { return value }
    let table = text.table?.known ?? NeededString.standardTable
    for table in tables(named: table, of: module, at: text.place) {
      let found = table.texts(text.key, in: table.isSource).map(\.text).filter { !$0.value.isEmpty }
      if let shown = found.shown { return shown }
    }
    return text.key
  }

  /// The phrases of an App Shortcut as people say them in the language of the source: those of the table, else those of the code.
  /// A table with fewer phrases lacks new ones of the code, which a build adds, so those of the code count.
  package func shownPhrases(of shortcut: AppShortcut) -> [String] {
    let phrases = (shortcut.phrases.known ?? []).compactMap(\.known), key = shortcut.phrases.known?.first?.known
    guard let localized else { return phrases.map(\.key) }
    for app in localized.phrases {
      guard let string = app.shortcuts.first(where: { $0.string.place == key?.keyPlace })?.string else { continue }
      var reader = LanguageReader(app.table.sourceLanguage, of: localized.localization)
      let found = reader.shownTexts(for: string, in: [app.scope])
      if found.count >= phrases.count { return found }
    }
    return phrases.map(\.key)
  }

  /// The tables of this name that a text of a module is looked up in.
  func tables(named name: String, of module: String, at place: Place) -> [ScopedTable] {
    guard let localized else { return [] }
    let plan = localized.localization.plan
    let folder = plan.isOfProject ? nil : plan.folder(around: path(of: place) ?? "")
    return localized.texts.filter { text in
      text.table.name == name && (plan.isOfProject ? text.scope.modules.contains(module) : text.scope.folder == folder)
    }.map(\.table)
  }
}
