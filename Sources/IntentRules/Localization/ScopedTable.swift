import IntentLocalization
import SourceScan

/// One string table of an app as its texts are looked up in it, whatever files it consists of.
struct ScopedTable: Sendable {
  let name: String
  /// Tables that were read, in the order of the plan.
  let files: [Localization.Table]
  /// Whether a file of the table could not be read to its end, or may be in a submodule that is not checked out.
  let isIncomplete: Bool
  let sourceLanguage: String
  private let canonicalSource: String
  /// Whether a project or a catalog states the language of the source; else it is taken to be English.
  let isSourceLanguageStated: Bool
  /// Nil unless a rule of the run states that it reads `.languages`.
  private let counted: TableLanguages?
  /// The plan that says which languages the app has.
  private let plan: TablePlan
  /// The difference between the number of a table and the number of its file in places.
  private let firstFile: Int

  /// `app`: nil if no rule asks for languages.
  init(
    _ name: String, in scope: TablePlan.Scope, of localization: Localization, firstFile: Int,
    languages app: inout AppLanguages?
  ) {
    self.name = name
    let tables = localization.tables(named: name, in: scope), stated = localization.statedSourceLanguage(of: scope)
    files = tables.filter { $0.catalog != nil }
    isIncomplete = localization.isIncomplete(tableNamed: name, in: scope)
    isSourceLanguageStated = stated != nil
    sourceLanguage = stated ?? "en"
    canonicalSource = Language.canonical(sourceLanguage)
    self.firstFile = firstFile
    counted = app?.languages(of: files, sourceLanguage: sourceLanguage)
    plan = localization.plan
  }

  /// The languages that people see the table in, without that of the source, as the files write them. Sorted.
  var languages: [String] { languageFacts.shipped.filter(plan.isShipped) }
  /// The shipped languages that have two thirds of the texts, so that a missing text is an oversight.
  var finishedLanguages: [String] { languageFacts.finished.filter(plan.isShipped) }

  private var languageFacts: TableLanguages {
    assert(counted != nil, "a rule asks for languages and does not state '.languages'")
    return counted ?? TableLanguages(of: files, sourceLanguage: sourceLanguage)
  }

  var isEmpty: Bool { files.isEmpty }

  /// The paths of its files, which distinguish it from a table of the same name.
  var paths: String { files.map(\.file.shownPath).joined(separator: " ") }

  /// The name of the table's file, for messages: `AppShortcuts.xcstrings` if one of its files is a catalog, else
  /// `AppShortcuts.strings`.
  var fileName: String { "\(name).\(files.contains { $0.file.format == .catalog } ? "xcstrings" : "strings")" }

  func hasEntry(_ key: String) -> Bool {
    let key = HashedKey(key)
    return files.contains { $0.catalog?.entry(key) != nil }
  }

  func entries(_ key: String) -> [TableEntry] { entries(key, of: files) }

  private func entries(_ key: String, of files: [Localization.Table]) -> [TableEntry] {
    let key = HashedKey(key)
    return files.compactMap { table in table.catalog?.entry(key).map { located($0, in: table) } }
  }

  func entries(of table: Localization.Table) -> [TableEntry] {
    (table.catalog.map { Array($0.entries) } ?? []).map { located($0, in: table) }
  }

  /// The entries whose keys may contain a part that files can write without escapes.
  func entries(containing part: StaticString) -> [TableEntry] {
    files.flatMap { table in (table.catalog?.entries(containing: part) ?? []).map { located($0, in: table) } }
  }

  private func located(_ entry: CatalogEntry, in table: Localization.Table) -> TableEntry {
    TableEntry(table: table, entry: entry, file: FileID(firstFile + table.number))
  }

  func isSource(_ locale: String) -> Bool { Language.isSource(locale, of: canonicalSource) }

  func texts(_ key: String) -> [TableText] { entries(key).flatMap(\.texts) }

  /// The texts of a key in the languages for which `isWanted` is true. Files of other languages are not searched.
  func texts(_ key: String, in isWanted: (_ locale: String) -> Bool) -> [TableText] {
    let files = files.filter { $0.file.locale.map(isWanted) ?? true }
    return entries(key, of: files).flatMap(\.texts).filter { isWanted($0.locale) }
  }

  /// The languages, among the given ones, that have no text in the entries of a key, nor one in a language that they inherit
  /// from.
  func languages(_ languages: [String], without entries: [TableEntry]) -> [String] {
    let translated = Set(entries.flatMap { $0.table.languages(of: $0.entry) })
    return languages.filter { !Language.inherits($0, fromAny: translated) }
  }

  /// The beginning of a file, for problems of the whole file.
  func start(of table: Localization.Table) -> Place { Place(FileID(firstFile + table.number), table.start) }
}

extension Localization.Table {
  /// The start of the text, after a byte order mark.
  var start: ByteSpan {
    let start: UInt32 = catalog?.text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) == true ? 3 : 0
    return ByteSpan(start, start)
  }
}

/// The entry that one file has for a key.
struct TableEntry: Sendable {
  let table: Localization.Table
  let entry: CatalogEntry
  let file: FileID

  var key: String { entry.key }
  /// The location of the key with its quotes.
  var place: Place { Place(file, entry.keySpan) }

  var texts: [TableText] {
    entry.localizations.flatMap { localization in
      let locale = table.file.locale ?? localization.locale
      return localization.texts.map { TableText(of: self, locale: locale, text: $0) }
    }
  }
}

/// A text of a table, and where it is.
struct TableText: Sendable {
  let of: TableEntry
  let locale: String
  let text: CatalogText

  var value: String { text.value }
  /// The location of the text with its quotes.
  var place: Place { Place(of.file, text.span) }

  /// The places of `part` in the bytes of the file; none if the file could not be read, or writes the part in another notation,
  /// such as with escapes.
  func places(of part: String) -> [Place] {
    guard let bytes = of.table.catalog?.text.bytes else { return [] }
    let part = Array(part.utf8)
    var places: [Place] = [], rest = bytes[Int(text.span.start)..<Int(text.span.end)]
    while let found = rest.firstRange(ofBytes: part) {
      places.append(Place(of.file, ByteSpan(UInt32(found.lowerBound), UInt32(found.upperBound))))
      rest = rest[found.upperBound...]
    }
    return places
  }

  /// Whether a part of the file can be replaced byte by byte: UTF-16 is converted to UTF-8 when it is read.
  var isEditable: Bool { of.table.catalog?.encoding == .utf8 }
}
