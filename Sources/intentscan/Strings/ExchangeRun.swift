import IntentLocalization
import OperatingSystem
import IntentReports
import DocumentFormats
import IntentScans

/// The texts of a run for a translator.
struct ExportRun {
  private(set) var sheet: TranslationSheet
  /// Notes about texts that are not in the sheet: their number and the reason.
  private(set) var notes: [String] = []

  init(_ apps: LocalizedApps, language: String) {
    let first = apps.apps.first?.localization
    sheet = TranslationSheet(
      sourceLanguage: first.flatMap { $0.plan.scopes.isEmpty ? nil : $0.sourceLanguage } ?? "en",
      language: language)
    var missing: Set<String> = [], seen: Set<String> = []
    for app in apps.apps {
      let localization = app.localization
      for string in localization.needed.strings where string.kind != .negativePhrase && !string.hasOwnBundle {
        guard let table = string.table else { continue }
        for scope in app.scopes(of: string) {
          let tables = localization.tables(named: table, in: scope)
          guard let file = Self.file(for: language, of: tables), let catalog = file.catalog else {
            // A target may lack the table of texts that only other builds have.
            if string.isActive { missing.insert("\(table)\u{0}\(string.key)") }
            continue
          }
          let path = file.file.reportedPath
          guard seen.insert("\(path)\u{0}\(string.key)\u{0}\(string.texts)").inserted else { continue }
          let source = catalog.format == .catalog ? nil : Self.file(for: sheet.sourceLanguage, of: tables)?.catalog
          if !sheet.add(string, of: catalog, source: source, file: path) {
            missing.insert("\(table)\u{0}\(string.key)")
          }
        }
      }
    }
    if !missing.isEmpty {
      notes.append(
        "\(areTexts(missing.count)) not exported: no table has an entry with one text in each language; "
          + "'intentscan strings --sync' adds new texts, and Xcode edits plural forms")
    }
  }

  /// The file that holds a language: a catalog, which has all of them, else the `.strings` file of the language. Nil if there is
  /// neither.
  private static func file(for language: String, of tables: [Localization.Table]) -> Localization.Table? {
    tables.first { $0.file.format == .catalog }
      ?? tables.first { $0.file.format == .strings && $0.file.isIn(language) }
  }

  func bytes(as format: String) -> [UInt8] {
    switch format {
    case "csv": Array(sheet.csv.utf8)
    case "xliff": Array(sheet.xliff(generator: (Generator.name, Generator.version)).utf8)
    default: Array(sheet.markdown.utf8)
    }
  }
}

/// Adds the translations of a file to the tables of a run.
struct ImportRun {
  private(set) var edits: [TableEdit] = []
  private(set) var count = 0
  private(set) var notes: [String] = []
  /// Errors in the order of the file. If there is one, nothing may be written.
  private(set) var errors: [SheetError] = []

  init(_ path: String, _ apps: LocalizedApps, _ scope: RepairScope, in environment: CommandEnvironment) throws {
    let bytes = try environment.files.bytes(at: path)
    let sheet: TranslationSheet
    do throws(SheetError) {
      let start = bytes.first { $0 > 0x20 && $0 < 0x80 }
      sheet = start == UInt8(ascii: "<") ? try TranslationSheet(xliff: bytes) : try TranslationSheet(csv: bytes)
    } catch {
      errors = [error]
      return
    }
    for (name, rows) in sheet.rowsByFile {
      do throws(SheetError) {
        try take(rows, sheet.language, into: name, apps, scope, in: environment)
      } catch {
        errors.append(error)
      }
    }
    errors.sort { $0.line < $1.line }
  }

  private mutating func take(
    _ rows: [TranslationSheet.Row], _ language: String, into name: String, _ apps: LocalizedApps,
    _ scope: RepairScope, in environment: CommandEnvironment
  ) throws(SheetError) {
    let line = rows.first?.line ?? 1
    guard let table = apps.table(named: name) else {
      throw SheetError("no app here has the table '\(name)'", line: line)
    }
    if let refusal = scope.refusal(of: table, in: environment.files) { throw SheetError(refusal, line: line) }
    guard let old = try? environment.files.contents(of: FilePath(table.shownPath)) else {
      throw SheetError("cannot read '\(table.shownPath)'", line: line)
    }
    let catalog: StringCatalog
    do throws(CatalogError) {
      catalog = try readCatalog(path: table.path, bytes: old)
    } catch {
      throw SheetError("'\(table.shownPath)' cannot be read: \(error.message)", line: line)
    }
    if let locale = table.locale, !table.isIn(language) {
      throw SheetError("'\(name)' is for \(locale), and the translations are for \(language)", line: line)
    }
    let work = TranslationImport(rows, language: language, into: catalog, strings: apps.strings(of: table))
    errors += work.errors
    notes += work.notes
    count += work.count
    if let new = work.bytes { edits.append(TableEdit(table: table, old: old, new: new)) }
  }
}

extension LocalizedApps {
  fileprivate func table(named path: String) -> TableFile? {
    apps.lazy.flatMap(\.localization.plan.files).first { $0.reportedPath == path }
  }

  /// The texts that are looked up in a file, by key, and phrases also by their own text.
  fileprivate func strings(of table: TableFile) -> [String: NeededString] {
    var strings: [String: NeededString] = [:]
    for app in apps {
      for string in app.localization.needed.strings where string.table == table.table {
        for key in string.kind == .phrases ? string.texts + [string.key] : [string.key] where strings[key] == nil {
          strings[key] = string
        }
      }
    }
    return strings
  }
}
