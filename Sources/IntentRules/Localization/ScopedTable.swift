import IntentLocalization
import SourceFindings
import SourceScan
import StringCatalogs

/// One string table of an app as its texts are looked up in it, whatever files it consists of.
struct ScopedTable: Sendable {
  let name: String
  /// Those that were read, in the order of the plan.
  let files: [Localization.Table]
  /// Some file of the table could not be read.
  let isIncomplete: Bool
  let sourceLanguage: String
  /// Whether a project or a catalog states the language of the source; else it is taken to be English.
  let isSourceLanguageStated: Bool
  /// The languages that have a good part of the texts, without that of the source and without copies of its texts, as the files
  /// write them. Sorted.
  let languages: [String]
  /// Of these, the ones whose translation is finished, as far as the table shows it: in others a missing text is not an oversight.
  ///
  /// They have two thirds of the texts. In `.strings` files these are the texts of the source's file. Xcode adds every text of the
  /// code to a catalog, so there they are those of the language that has most. Measured: in an app that volunteers translate
  /// 35, 40 and 66 % for languages in progress, and 97 % for a finished one; in a catalog 68 % and more.
  let finishedLanguages: [String]
  /// What a table's number is counted from in places.
  private let firstFile: Int

  init(_ name: String, in scope: TablePlan.Scope, of localization: Localization, firstFile: Int) {
    let stated = localization.statedSourceLanguage(of: scope)
    self.init(name, in: scope, of: localization, sourceLanguage: stated, firstFile: firstFile)
  }

  /// `stated`: the language of the source, which all tables of a scope have in common.
  init(
    _ name: String, in scope: TablePlan.Scope, of localization: Localization, sourceLanguage stated: String?,
    firstFile: Int
  ) {
    self.name = name
    let tables = localization.tables(named: name, in: scope)
    files = tables.filter { $0.catalog != nil }
    isIncomplete = files.count < tables.count
    isSourceLanguageStated = stated != nil
    sourceLanguage = stated ?? "en"
    self.firstFile = firstFile
    var names: [String: String] = [:]
    for table in files {
      for locale in table.shippedLocales where Language.isLanguage(locale) {
        if names[Language.canonical(locale)] == nil { names[Language.canonical(locale)] = locale }
      }
    }
    names[Language.canonical(sourceLanguage)] = nil
    for copy in Self.copies(of: sourceLanguage, in: files) { names[copy] = nil }
    languages = names.values.sorted()
    let unfinished = Self.unfinished(of: sourceLanguage, in: files)
    finishedLanguages = languages.filter { !unfinished.contains(Language.canonical($0)) }
  }

  /// The languages that have fewer than two thirds of them.
  private static func unfinished(of source: String, in files: [Localization.Table]) -> Set<String> {
    var all: Set<String> = [], translated: [String: Set<String>] = [:]
    for table in files {
      guard let catalog = table.catalog else { continue }
      let isOfSource =
        table.file.locale.map { Language.inherits($0, from: source) || !Language.isLanguage($0) } ?? false
      var languages = LanguageNames(of: table)
      for entry in catalog.entries where entry.shouldTranslate && entry.extractionState != .stale {
        if isOfSource { all.insert(entry.key) }
        for localization in entry.localizations
        where localization.texts.contains(where: { $0.state != .new && !$0.value.isEmpty }) {
          translated[languages.canonical(localization), default: []].insert(entry.key)
        }
      }
    }
    let counts = translated.mapValues { all.isEmpty ? $0.count : $0.intersection(all).count }
    let most = all.isEmpty ? counts.values.max() ?? 0 : all.count
    return Set(counts.filter { $0.value * 3 < most * 2 }.keys)
  }

  /// The languages of which nine in ten texts, of five or more, are those of the source: they are not translated.
  private static func copies(of source: String, in files: [Localization.Table]) -> [String] {
    func isSource(_ locale: String) -> Bool {
      !Language.isLanguage(locale) || Language.canonical(locale) == Language.canonical(source)
    }
    let sourceFiles = files.filter { $0.file.locale.map(isSource) ?? false }
    let sourceLanguage = Language.canonical(source)
    var counts: [String: (all: Int, same: Int)] = [:]
    for table in files where table.file.locale.map({ !isSource($0) }) ?? true {
      guard let catalog = table.catalog else { continue }
      var languages = LanguageNames(of: table)
      func isSource(_ localization: CatalogLocalization) -> Bool {
        let language = languages.canonical(localization)
        return language == sourceLanguage || !Language.isLanguage(canonical: language)
      }
      for entry in catalog.entries {
        var texts: [String] = [entry.key]
        if table.file.locale == nil {
          for localization in entry.localizations where isSource(localization) {
            texts += localization.texts.map { $0.value }
          }
        }
        for file in sourceFiles {
          guard let other = file.catalog?.entry(entry.key) else { continue }
          for localization in other.localizations { texts += localization.texts.map { $0.value } }
        }
        for localization in entry.localizations where !isSource(localization) {
          let language = languages.canonical(localization)
          for text in localization.texts where !text.value.isEmpty {
            counts[language, default: (0, 0)].all += 1
            if texts.contains(text.value) { counts[language, default: (0, 0)].same += 1 }
          }
        }
      }
    }
    return counts.filter { $0.value.all >= 5 && $0.value.same * 10 >= $0.value.all * 9 }.map { $0.key }
  }

  var isEmpty: Bool { files.isEmpty }

  /// The paths of its files, which tell it from a table of the same name.
  var paths: String { files.map(\.file.shownPath).joined(separator: " ") }

  /// `AppShortcuts.xcstrings`, `AppShortcuts.strings`
  var fileName: String { "\(name).\(files.first { $0.file.format == .catalog } != nil ? "xcstrings" : "strings")" }

  /// What its files have for a key.
  func entries(_ key: String) -> [TableEntry] {
    files.compactMap { table in
      table.catalog?.entry(key).map { TableEntry(table: table, entry: $0, file: FileID(firstFile + table.number)) }
    }
  }

  var entries: [TableEntry] {
    files.flatMap { table in
      (table.catalog.map { Array($0.entries) } ?? []).map {
        TableEntry(table: table, entry: $0, file: FileID(firstFile + table.number))
      }
    }
  }

  func isSource(_ locale: String) -> Bool {
    !Language.isLanguage(locale) || Language.canonical(locale) == Language.canonical(sourceLanguage)
  }

  /// All texts of a key with their languages.
  func texts(_ key: String) -> [TableText] { entries(key).flatMap(\.texts) }

  /// Of these languages the ones that no text of a key is for, nor is one for a language that they inherit from.
  func languages(_ languages: [String], without key: String) -> [String] {
    let translated = Set(texts(key).filter { !$0.value.isEmpty }.map { Language.canonical($0.locale) })
    return languages.filter { !Language.inherits($0, fromAny: translated) }
  }

  /// The beginning of a file, for what is wrong with all of it.
  func start(of table: Localization.Table) -> Place {
    let start = table.start
    return Place(FileID(firstFile + table.number), ByteSpan(start, start))
  }
}

extension Localization.Table {
  /// After the byte order mark.
  var start: UInt32 { catalog?.text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) == true ? 3 : 0 }
}

/// The languages of one file's texts in one writing, each made once: a file has thousands of texts in few languages.
private struct LanguageNames {
  private let language: String?
  private var known: [String: String] = [:]

  init(of table: Localization.Table) { language = table.file.locale.map(Language.canonical) }

  mutating func canonical(_ localization: CatalogLocalization) -> String {
    if let language = language ?? known[localization.locale] { return language }
    let language = Language.canonical(localization.locale)
    known[localization.locale] = language
    return language
  }
}

/// What one file has for a key.
struct TableEntry: Sendable {
  let table: Localization.Table
  let entry: CatalogEntry
  let file: FileID

  var key: String { entry.key }
  /// The key, with its quotes.
  var place: Place { Place(file, entry.keySpan) }

  var texts: [TableText] {
    entry.localizations.flatMap { localization in
      let locale = table.file.locale ?? localization.locale
      return localization.texts.map { TableText(of: self, locale: locale, text: $0) }
    }
  }

  /// Whether some language has a list of phrases.
  var hasSet: Bool { entry.localizations.contains { $0.set != nil } }
}

/// A text of a table, and where it is.
struct TableText: Sendable {
  let of: TableEntry
  let locale: String
  let text: CatalogText

  var value: String { text.value }
  /// With its quotes.
  var place: Place { Place(of.file, text.span) }

  /// The first place of a part of the text, as the file writes it; the whole text where it is written otherwise.
  func place(of part: String) -> Place {
    place(ofBytes: Array(part.utf8)) ?? place
  }

  /// A part of a text in the notation of the file; nil where that has it in another way.
  func place(ofBytes part: [UInt8]) -> Place? {
    guard let bytes = of.table.catalog?.text.bytes,
      let found = bytes[Int(text.span.start)..<Int(text.span.end)].firstRange(ofBytes: part)
    else { return nil }
    return Place(of.file, ByteSpan(UInt32(found.lowerBound), UInt32(found.upperBound)))
  }

  /// Whether a part of the file can be replaced byte by byte: what is in UTF-16 is read as UTF-8.
  var isEditable: Bool { of.table.catalog?.encoding == .utf8 }
}
