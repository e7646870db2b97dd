import IntentLocalization
import IntentModel
import IntentRules
import OperatingSystem
import IntentReports
import SourceScan

/// The purpose for which rules run.
package enum LintPurpose: Sendable {
  /// All that they find.
  case findings
  /// The rules that lack a fact, and the texts in the language of the source. There are no findings, and no rule runs that cannot
  /// lack a fact.
  case missingFacts
}

/// One scan of modules with what was found in it; again with other contents, where files are repaired.
package struct LintRun: Sendable {
  package let part: ScanPlan.Part
  let selection: RuleSelection
  package let scan: Scan
  private let model: LintModel
  package let files: [LintFile]
  package let result: LintResult
  package let tables: LintedTables
  /// What the tables have for the texts of the scan; nil where no rule reads them.
  package let localization: Localization?
  /// The tables that the project lists and that cannot be read, by path.
  let unreadTables: [TableFile]

  /// `shared`: what is known of the files of all parts.
  package init(
    _ part: ScanPlan.Part, _ selection: RuleSelection, _ shared: SharedFirstPass? = nil, _ tables: LintedTables,
    for purpose: LintPurpose = .findings, in fileSystem: FileSystem, timings: inout StageTimings, progress: ProgressLine
  ) {
    let scan = Scan(part.modules, part.options, shared, in: fileSystem, timings: &timings, progress: progress)
    self.init(part, scan, selection, tables, for: purpose, timings: &timings)
  }

  /// What is found in a scan.
  init(
    _ part: ScanPlan.Part, _ scan: Scan, _ selection: RuleSelection, _ tables: LintedTables,
    for purpose: LintPurpose = .findings, timings: inout StageTimings
  ) {
    self.part = part
    self.selection = selection
    self.tables = tables
    let workers = part.options.workers
    let localization = timings.measure("tables", detail: { "\($0?.tables.count ?? 0) files" }) {
      tables.localization(of: scan, languages: purpose == .findings ? .all : .source)
    }
    self.localization = localization
    let files = lintFiles(of: scan, part.modules, part.group) + tables.files(localization)
    let unread = localization?.tables.values.filter { $0.content == nil }.map(\.file) ?? []
    unreadTables = unread.sorted { $0.path < $1.path }
    (model, result) = timings.measure("lint", detail: { "\($0.1.findings.count) findings" }) {
      let readsLanguages = localization?.languages == .all
      let model = LintModel(
        scan.bundle, files: scan.program.fileFacts, settings: part.settings, localization: localization,
        facts: readsLanguages ? selection.facts : [])
      var result: LintResult
      switch purpose {
      case .findings:
        result = LintResult(of: model, files: files, selection: selection) { workers.map(count: $0, body: $1) }
        result.findings.removeAll { files.indices.contains($0.place.file) && files[$0.place.file].isContext }
      case .missingFacts:
        let rules = selection.rulesThatMayLackFacts(with: model.settings, readsLanguages: readsLanguages)
        result = LintResult(of: model, with: rules) { workers.map(count: $0, body: $1) }
        result.findings = []
      }
      if !unread.isEmpty {
        let rules = selection.rules.filter { $0.needs.contains(.stringTables) }.map(\.id)
        result.notChecked += rules.filter { !result.notChecked.contains($0) }
      }
      return (model, result)
    }
    self.scan = scan
    self.files = files
  }

  /// The text that people see in the language of the source, which a table may have.
  package func shownText(_ text: LocalizedText, of module: String) -> String { model.shownText(text, of: module) }

  /// The products with what the system sees of each; empty without a target map.
  package var products: AppProducts { part.products(in: scan) }

  /// The rules that were not checked, with what they lack.
  package var missing: [String: Set<RuleDescription.Need>] {
    let rules = Dictionary(selection.rules.map { ($0.id, $0) }) { first, _ in first }
    let tables = unreadTables.first.map { first in
      let others = unreadTables.count - 1
      let rest = others == 0 ? "" : " and \(counted(others, "other string table"))"
      return RuleDescription.Need("what is in '\(first.shownPath)'\(rest), which cannot be read")
    }
    return Dictionary(
      result.notChecked.map { id in
        let needs = result.lacked[id] ?? rules[id].map(model.settings.missing) ?? []
        guard let tables, rules[id]?.needs.contains(.stringTables) == true else { return (id, needs) }
        return (id, needs.subtracting([.readableTables]).union([tables]))
      }
    ) { $0.union($1) }
  }
}

/// The files in their order. Of those that were only outlined no caller asks for the path.
package func lintFiles(of scan: Scan, _ modules: [ModuleInput], _ group: ProjectGroup? = nil) -> [LintFile] {
  let targets = Dictionary(group?.targets.map { ($0.moduleName, $0.name) } ?? []) { first, _ in first }
  let facts = modules.flatMap { module in
    module.files.map { (isContext: module.isContext || !$0.isReported, target: targets[module.name]) }
  }
  return scan.files.indices.map { index in
    let parsed = scan.program.files[index].parsed
    return LintFile(
      path: parsed == nil ? "" : scan.files[index].path.text,
      reportedPath: parsed == nil ? "" : scan.program.files[index].path, parsed: parsed,
      isContext: facts[index].isContext, target: facts[index].target)
  }
}
