@testable import IntentLocalization
@testable import IntentModel
@testable import IntentRules
@testable import DocumentFormats
@testable import IntentReports
@testable import SourceScan

/// Any bytes as the files of string tables: read, changed, brought up to date with a source, and read again.
nonisolated(unsafe) let tableTargets: [String: Target] = [
  "catalog": { bytes throws(JSONError) in update("AppShortcuts.xcstrings", bytes) },
  "strings": { bytes throws(JSONError) in update("de.lproj/AppShortcuts.strings", bytes) },
  "stringsdict": { bytes throws(JSONError) in update("de.lproj/Localizable.stringsdict", bytes) },
  // Texts that a translator gives back, as CSV or XLIFF.
  "translations": { bytes throws(JSONError) in takeTranslations(bytes) },
  // Swift, a catalog of phrases and a `.strings` file, with a zero byte between them.
  "tables": { bytes throws(JSONError) in
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map { Array($0) }
    lintTables(
      of: SourceText(parts[0]),
      [
        "AppShortcuts.xcstrings": parts.count > 1 ? parts[1] : Array("{}".utf8),
        "de.lproj/Localizable.strings": parts.count > 2 ? parts[2] : [],
      ])
  },
]

/// All rules about a source and its string tables.
private func lintTables(of source: SourceText, _ contents: [String: [UInt8]]) {
  let program = Program(
    parsing: [SourceFile(module: "App", path: "A.swift", text: source)], configuration: BuildConfiguration())
  let bundle = extract(program)
  let plan = TablePlan(files: contents.keys.sorted().compactMap { TableFile(path: $0) }, inFolder: ".")
  let needed = neededStrings(of: bundle)
  let localization = Localization(plan, needed, tables: Localization.tables(for: needed)) { contents[$0.path] }
  for language in localization.writtenLanguages.prefix(4) {
    let said = SpokenSentences(bundle, localization, language: language, applicationNames: ["App"]) { _ in "A.swift" }
    for phrase in said.shortcuts.flatMap(\.phrases) {
      precondition(phrase.sentences.count <= phrase.count.value, "more sentences than are counted")
    }
  }
  var settings = LintSettings()
  settings.deployment = ["iOS": [16, 0]]
  settings.modules = ["App": .app]
  let model = LintModel(bundle, files: program.fileFacts, settings: settings, localization: localization)
  let files =
    program.files.map { LintFile(path: $0.path, reportedPath: $0.path, parsed: $0.parsed) }
    + plan.files.enumerated().map { number, file in
      LintFile(
        path: file.path, reportedPath: file.path, parsed: nil,
        table: localization.tables[number]?.text ?? SourceText())
    }
  var selection = RuleSelection()
  for rule in Rule.known { selection.enable(rule.id) }
  let result = LintResult(of: model, files: files, selection: selection)
  for finding in result.findings {
    guard let text = files[finding.place.file].text else { continue }
    precondition(Int(finding.place.span.end) <= text.count, "a finding outside of the file")
  }
  let report = Report(result, files: files, rules: [], scope: Report.Scope(files: 1, types: 0, intents: 0))
  for format in [ReportFormat.text, .json] { _ = report.rendered(as: format) }
}

private func update(_ path: String, _ bytes: [UInt8]) {
  guard let catalog = read(path, bytes) else { return }
  for entry in catalog.entries {
    _ = catalog.entry(entry.key)
    for localization in entry.localizations {
      for text in localization.texts {
        precondition(Int(text.span.end) <= catalog.text.count, "a text outside of the file")
      }
    }
  }
  if catalog.format == .catalog {
    edit(catalog, bytes)
  } else {
    var editor = StringsEditor(catalog)
    for text in catalog.entries.prefix(8).flatMap(\.localizations).flatMap(\.texts) { editor.set(text, to: "a \"b\"") }
    _ = editor.add("A new entry", "b", comment: "c")
    precondition(!editor.hasChanges || read(path, editor.bytes) != nil, "what was edited can't be read")
  }
  for prune in [false, true] {
    let update = CatalogUpdate(of: catalog, for: needs, prune: prune)
    guard let written = update.bytes else { continue }
    guard let new = read(path, written) else { preconditionFailure("what was written can't be read") }
    precondition(
      CatalogUpdate(of: new, for: needs, prune: prune).changes.isEmpty, "an update that changes something again")
  }
}

private func takeTranslations(_ bytes: [UInt8]) {
  let sheet: TranslationSheet
  do throws(SheetError) {
    sheet = bytes.first == UInt8(ascii: "<") ? try TranslationSheet(xliff: bytes) : try TranslationSheet(csv: bytes)
  } catch {
    precondition(error.line > 0 && !error.message.isEmpty, "a mistake without a place")
    return
  }
  let csv = Array(sheet.csv.utf8)
  if !csv.contains(0), !sheet.language.isEmpty {
    guard let again = try? TranslationSheet(csv: csv) else { preconditionFailure("what was written can't be read") }
    precondition(again.rows.map(texts) == sheet.rows.map(texts), "other texts than those that were written")
  }
  _ = sheet.xliff(generator: ("a", "1"))
  _ = sheet.markdown
  let strings = Dictionary(
    needs.strings.flatMap { string in (string.texts + [string.key]).map { ($0, string) } },
    uniquingKeysWith: { first, _ in first })
  for (path, contents) in [("AppShortcuts.xcstrings", translatedCatalog), ("de.lproj/A.strings", translatedStrings)] {
    guard let catalog = read(path, Array(contents.utf8)) else { preconditionFailure("a catalog of the fuzzer") }
    for (_, rows) in sheet.rowsByFile {
      let work = TranslationImport(rows, language: sheet.language, into: catalog, strings: strings)
      precondition(work.errors.allSatisfy { $0.line > 0 && !$0.message.isEmpty }, "a mistake without a place")
      guard let new = work.bytes else { continue }
      precondition(read(path, new) != nil, "what was changed can't be read")
    }
  }
}

private func texts(_ row: TranslationSheet.Row) -> [String] {
  [row.file, row.key, String(row.number), row.source, row.target, row.state]
}

private let translatedCatalog = """
  {"sourceLanguage": "en", "strings": {"Open ${applicationName}": {"localizations": {"en": {"stringSet": {"state": "new",
  "values": ["Open ${applicationName}", "Show ${applicationName}"]}}}}, "Open \\"it\\"": {"localizations": {"de": {"stringUnit":
  {"state": "new", "value": "a"}}}}}, "version": "1.0"}
  """

private let translatedStrings = """
  "Open ${applicationName}" = "a ${applicationName}";
  "Open \\"it\\"" = "b";
  """

private func edit(_ catalog: StringCatalog, _ bytes: [UInt8]) {
  precondition(CatalogEditor(catalog).bytes == bytes, "bytes that were not edited changed")
  var editor = CatalogEditor(catalog)
  editor.add(NewCatalogEntry(key: "A new entry", localizations: ["de": .set(["a", "b"], .new)]))
  for entry in catalog.entries {
    editor.setExtractionState(.stale, of: entry.key)
    editor.setState(.needsReview, locales: Set(catalog.locales), of: entry.key)
  }
  guard let edited = read("A.xcstrings", editor.bytes) else { preconditionFailure("what was edited can't be read") }
  precondition(edited.entry("A new entry") != nil, "an entry that was added is not there")
}

private func read(_ path: String, _ bytes: [UInt8]) -> StringCatalog? {
  do throws(CatalogError) {
    return try readCatalog(path: path, bytes: bytes)
  } catch {
    precondition(
      error.position.line > 0 && error.position.column > 0 && !error.message.isEmpty, "a mistake without a place")
    return nil
  }
}

/// The texts of a source: phrases of two App Shortcuts, and a title.
private let needs = CatalogNeeds(strings: [
  needed(.phrases, ["Open ${applicationName}", "Show ${applicationName}"]),
  needed(.phrases, ["Open my ${shelf} in ${applicationName}"]), needed(.title, ["Open \"it\""]),
])

private func needed(_ kind: NeededString.Kind, _ texts: [String]) -> NeededString {
  NeededString(
    kind: kind, module: "App", table: nil, key: texts[0], texts: texts, name: "text '\(texts[0])'", symbol: "",
    place: Place(FileID(0), ByteSpan(0, 0)))
}
