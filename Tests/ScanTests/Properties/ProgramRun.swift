@testable import IntentLocalization
@testable import IntentReports
@testable import MetadataDocuments
@testable import IntentChanges
@testable import IntentModel
@testable import IntentRules
@testable import SourceScan

@testable import intentscan

/// Two versions of a program, through everything that the tool does with sources.
///
/// `--- Kit/Shelf.swift` starts a file of a module in a text; text before the first one is a file of the module `App`. Files of
/// string tables belong to the app.
struct ProgramRun {
  private let old: Version
  private let new: Version

  struct Failure: Error { var message: String }

  init(_ source: String, _ next: String, allConditions: Bool) throws {
    old = try Version(ProgramSources(source, allConditions))
    new = try Version(ProgramSources(next, allConditions))
  }

  /// The stages of one version that count steps: the scan, rules and repairs. No stage after them counts any.
  ///
  /// `kind`: that of every module; if nil, `App` is an app, and the other modules are not in the target map.
  static func repair(_ source: String, allConditions: Bool, kind: LintSettings.ModuleKind?) {
    let scan = ProgramSources(source, allConditions, kind).scanned()
    _ = repaired(scan, scan.lint())
  }

  /// How many bytes are written; throws where something is wrong with them.
  func run() throws -> Int {
    guard VersionComparison(old: old.catalog, new: old.catalog).changes().isEmpty else {
      throw Failure(message: "a version differs from itself")
    }
    let changed = VersionComparison(old: old.catalog, new: new.catalog).changes()
    let scope = Report.Scope(files: 1, types: 1, intents: 1)
    let report = ChangeReport(
      changed, old: ComparedSide(name: "old"), new: ComparedSide(name: "new"),
      scope: scope)
    let bundle = old.scan.bundle
    let document = actionsDocument(of: bundle, .init(target: "App", allowsUnverified: true))
    let strings = neededStrings(of: bundle)
    let linted = old.scan.lint()
    let repaired = Self.repaired(old.scan, linted)
    let findings = linted.findings + repaired.after.findings
    return old.json.count + new.json.count + document.diagnostics.count + strings.strings.count
      + report.rendered(as: .json).count + findings.reduce(0) { $0 + $1.message.utf8.count }
      + Report(
        LintResult(findings: linted.findings, notChecked: []), files: linted.files, rules: [], scope: scope
      )
      .rendered(as: .text).count + old.scan.tables() + old.scan.preview(linted)
  }

  private static func repaired(_ scan: ProgramSources.Scanned, _ linted: LintedSources) -> Repaired {
    let repaired = Repaired(linted) { scan.sources.replacing($0).scanned().lint() }
    for (file, contents) in repaired.contents {
      guard let text = linted.files[file].text else { continue }
      _ = unifiedDiff(Array(text.bytes[..<text.count]), contents, path: "A.swift")
    }
    return repaired
  }

  private struct Version {
    let scan: ProgramSources.Scanned
    let json: [UInt8]
    let catalog: Catalog

    init(_ sources: ProgramSources) throws {
      scan = sources.scanned()
      let files = sources.files
      json = scan.bundle.json(paths: files.map(\.path)) { LineIndex(files[$0].text) }
      catalog = try Catalog(bundle: json)
    }
  }
}

/// The files of one version, and what they are to the linter.
private struct ProgramSources {
  var files: [SourceFile] = []
  var tables: [(file: TableFile, text: SourceText)] = []
  var allConditions: Bool
  var kind: LintSettings.ModuleKind?

  init(_ source: String, _ allConditions: Bool, _ kind: LintSettings.ModuleKind? = nil) {
    self.allConditions = allConditions
    self.kind = kind
    for (path, contents) in ProgramSketch.contents(of: source) {
      let text = SourceText(contents.utf8)
      if let table = TableFile(path: path) {
        tables.append((table, text))
      } else {
        files.append(SourceFile(module: String(path.prefix { $0 != "/" }), path: path, text: text))
      }
    }
  }

  func replacing(_ contents: [FileID: [UInt8]]) -> ProgramSources {
    var sources = self
    for (file, bytes) in contents {
      // Tables come after the sources.
      if sources.files.indices.contains(file) {
        let old = sources.files[file]
        sources.files[file.rawValue] = SourceFile(module: old.module, path: old.path, text: SourceText(bytes))
      } else {
        sources.tables[file.rawValue - files.count].text = SourceText(bytes)
      }
    }
    return sources
  }

  func scanned() -> Scanned {
    let program = Program(parsing: files, configuration: BuildConfiguration(allConditions: allConditions))
    var bundle = extract(program)
    bundle.reportUnreadableValues()
    return Scanned(sources: self, program: program, bundle: bundle)
  }

  struct Scanned {
    let sources: ProgramSources
    let program: Program
    let bundle: MetadataBundle

    func lint() -> LintedSources {
      var settings = LintSettings()
      settings.deployment = ["iOS": [16, 0]]
      settings.applicationName = "App"
      settings.modules = ["App": .app]
      if let kind = sources.kind {
        settings.modules = Dictionary(bundle.modules.map { ($0, kind) }) { first, _ in first }
      }
      let model = LintModel(bundle, files: program.fileFacts, settings: settings, localization: localization)
      let files =
        program.files.map { LintFile(path: $0.path, reportedPath: $0.path, parsed: $0.parsed) }
        + sources.tables.map { LintFile(path: $0.file.path, reportedPath: $0.file.path, parsed: nil, table: $0.text) }
      return LintedSources(files: files, findings: LintResult(of: model, files: files, selection: Self.all).findings)
    }

    /// The tables brought up to the source, sent to a translator and back, and what people can say. How many bytes that is.
    func tables() -> Int {
      guard let localization else { return 0 }
      let strings = Dictionary(grouping: localization.needed.strings) { $0.table ?? "" }
      var size = 0
      for table in localization.tables.values {
        guard let catalog = table.catalog, let language = catalog.locales.last else { continue }
        let own = strings[catalog.table] ?? []
        size += CatalogUpdate(of: catalog, for: CatalogNeeds(strings: own)).bytes?.count ?? 0
        var sheet = TranslationSheet(sourceLanguage: "en", language: language)
        for string in own { _ = sheet.add(string, of: catalog, file: table.file.path) }
        let byKey = Dictionary(own.flatMap { string in (string.texts + [string.key]).map { ($0, string) } }) { $1 }
        let sheets = [
          try? TranslationSheet(xliff: Array(sheet.xliff(generator: ("a", "1")).utf8)),
          try? TranslationSheet(csv: Array(sheet.csv.utf8)),
        ]
        for sheet in sheets.compactMap(\.self) {
          let work = TranslationImport(sheet.rows, language: language, into: catalog, strings: byKey)
          size += work.bytes?.count ?? 0
        }
        size += sheet.markdown.utf8.count
      }
      for language in localization.writtenLanguages.prefix(3) {
        let sentences = SpokenSentences(
          bundle, localization, language: language, applicationNames: ["App"], path: { _ in "App/A.swift" })
        size += sentences.shortcuts.flatMap(\.phrases).flatMap(\.sentences).reduce(0) { $0 + $1.utf8.count }
      }
      return size
    }

    func preview(_ linted: LintedSources) -> Int {
      let paths = program.files.map(\.path)
      let translations = localization.map { Translations($0, paths: paths, chosen: []) } ?? Translations()
      let app = PreviewApp(
        name: "App", kind: nil, bundle: bundle, files: linted.files, findings: linted.findings,
        reported: linted.findings, translations: translations)
      return renderPreview(PreviewInput(title: "App", apps: [app])).count
    }

    private var localization: Localization? {
      guard !sources.tables.isEmpty else { return nil }
      let needed = neededStrings(of: bundle), tables = sources.tables
      let plan = TablePlan(files: tables.map(\.file), inFolder: ".")
      return Localization(plan, needed, tables: Localization.tables(for: needed)) { file in
        tables.first { $0.file.path == file.path }.map { Array($0.text.bytes[..<$0.text.count]) }
      }
    }

    private static let all = {
      var selection = RuleSelection()
      for rule in Rule.known { selection.enable(rule.id) }
      return selection
    }()
  }
}
