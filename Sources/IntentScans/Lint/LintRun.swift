import IntentLocalization
import IntentModel
import IntentRules
import OperatingSystem
import IntentReports

/// The purpose for which rules run.
package enum LintPurpose: Sendable {
  /// Reports all findings.
  case findings
  /// Determines the rules that lack a fact, and reads texts in the source's language only. There are no findings, and rules that
  /// always have their facts do not run.
  case missingFacts
}

/// A scan of modules with its findings. `linted(with:)` repeats it with other contents, to apply fix-its.
package struct LintRun: Sendable {
  @Boxed package private(set) var part: ScanPlan.Part
  var selection: RuleSelection { part.selection }
  @Boxed package private(set) var scan: Scan
  @Boxed private(set) var model: LintModel
  package let files: [LintFile]
  package let result: LintResult
  let tables: LintedTables
  /// The texts of the string tables; nil if no rule reads them.
  package let localization: Localization?
  /// The tables that the project lists and that cannot be read to their ends, by path.
  let unreadTables: [Localization.Table]

  /// Lints a scan.
  init(
    _ part: ScanPlan.Part, _ scan: Scan, _ tables: LintedTables, for purpose: LintPurpose = .findings,
    in fileSystem: FileSystem, timings: inout StageTimings
  ) {
    self.part = part
    let selection = part.selection
    self.tables = tables
    let workers = part.options.workers
    let localization = timings.measure("tables", detail: { "\($0?.tables.count ?? 0) files" }) {
      tables.localization(of: scan, languages: purpose == .findings ? .all : .source)
    }
    self.localization = localization
    let files = part.markingOverrides(
      in: lintFiles(of: scan, part) + tables.files(localization), of: fileSystem)
    let unread = (localization?.tables.values.filter(\.isIncomplete) ?? []).sorted { $0.file.path < $1.file.path }
    unreadTables = unread
    (model, result) = timings.measure("lint", detail: { "\($0.1.findings.count) findings" }) {
      let readsLanguages = localization?.languages == .all
      let model = LintModel(
        scan.bundle, files: scan.program.fileFacts, settings: part.settings, localization: localization,
        facts: purpose == .findings || readsLanguages ? selection.facts : [])
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
        // The rule about errors was checked, if all files are there.
        let reporting = unread.allSatisfy(\.isMalformed) ? Rule.appShortcutsStringsMalformed.id : nil
        let rules = selection.rules.filter { $0.needs.contains(.stringTables) && $0.id != reporting }.map(\.id)
        result.notChecked += rules.filter { !result.notChecked.contains($0) }
      }
      return (model, result)
    }
    self.scan = scan
    self.files = files
  }

  /// The text that people see in the language of the source. A string table can replace the text in the code.
  package func shownText(_ text: LocalizedText, of module: String) -> String { model.shownText(text, of: module) }

  /// The phrases of an App Shortcut as people say them in the language of the source.
  package func shownPhrases(of shortcut: AppShortcut) -> [String] { model.shownPhrases(of: shortcut) }

  /// The languages of the tables of this run and of the parts before it; nil unless a rule reads them.
  var countedLanguages: CountedLanguages? { model.countedLanguages }

  /// The products of the part, with the declarations that the system sees of each; empty without a target map.
  package var products: AppProducts { part.products(in: scan, model.files) }

  /// The runners of the intents: the code and the parts of the system that run them, with their processes.
  package var runners: IntentRunners { model.runners(in: products) }

  /// The rules that could not check everything, with the facts that they lack.
  package var missing: [String: Set<RuleDescription.Need>] {
    let rules = Dictionary(selection.rules.map { ($0.id, $0) }) { first, _ in first }
    let tables = unreadTables.first.map { first in
      let others = unreadTables.count - 1
      let rest = others == 0 ? "" : " and \(counted(others, "other string table"))"
      return RuleDescription.Need("what is in '\(first.file.shownPath)'\(rest), which cannot be read")
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

/// The files of a scan, in the scan's order. Files that were only outlined get empty paths, because nothing is reported in them.
package func lintFiles(of scan: Scan, _ part: ScanPlan.Part) -> [LintFile] {
  let targets = Dictionary(part.group?.targets.map { ($0.moduleName, $0.name) } ?? []) { first, _ in first }
  let facts = part.modules.flatMap { module in
    module.files.map { file in
      let target =
        part.filesOfHomonyms.isEmpty
        ? targets[module.name] : part.targets(of: module.name, compiling: file.reportedPath.text).first?.name
      return (isContext: module.isContext || !file.isReported, target: target)
    }
  }
  return scan.files.indices.map { index in
    let parsed = scan.program.files[index].parsed
    return LintFile(
      path: parsed == nil ? "" : scan.files[index].path.text,
      reportedPath: parsed == nil ? "" : scan.program.files[index].path, parsed: parsed,
      isContext: facts[index].isContext, target: facts[index].target)
  }
}

extension ScanPlan.Part {
  /// The files of a run, each with the indices of the overrides in the configuration that apply to it.
  fileprivate func markingOverrides(in files: [LintFile], of fileSystem: FileSystem) -> [LintFile] {
    guard !selection.overrides.isEmpty else { return files }
    let matcher = OverrideMatcher(selection, in: fileSystem)
    let names = modules.flatMap { module in Array(repeating: self.names(of: module), count: module.files.count) }
    var files = files
    for index in files.indices where files[index].text != nil {
      files[index].overrides = matcher.numbers(
        for: files[index].path, names: names.indices.contains(index) ? names[index] : appNames)
    }
    return files
  }

  /// The name of the app as a list; empty if the part has no app.
  package var appNames: [String] { [group?.app?.name].compactMap(\.self) }

  /// The names by which a configuration can select the files of a module: those of the app, the target and the module.
  package func names(of module: ModuleInput) -> [String] {
    appNames + (group?.targets.filter { $0.moduleName == module.name }.map(\.name) ?? []) + [module.name]
  }
}
