import ChangeReports
import IntentBundle
import IntentChanges
import IntentExtraction
import IntentLocalization
import IntentModel
import IntentRules
import MetadataDocuments
import Reports
import SourceFindings
import SourceScan

/// Two versions of a program of one file, through everything that the tool does with sources.
struct ProgramRun {
  private let old: Version
  private let new: Version

  struct Failure: Error { var message: String }

  init(_ source: String, _ next: String, allConditions: Bool) throws {
    old = try Version(Array(source.utf8), allConditions)
    new = try Version(Array(next.utf8), allConditions)
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
    let document = actionsDocument(of: old.bundle, .init(target: "App", allowsUnverified: true))
    let strings = neededStrings(of: old.bundle)
    let linted = try old.lint()
    let repaired = try repaired(linted)
    let findings = linted.findings + repaired.after.findings
    return old.json.count + new.json.count + document.diagnostics.count + strings.strings.count
      + report.rendered(as: .json).count + findings.reduce(0) { $0 + $1.message.utf8.count }
      + Report(
        LintResult(findings: linted.findings, notChecked: []), files: linted.files, rules: [], scope: scope
      )
      .rendered(as: .text).count
  }

  private func repaired(_ linted: LintedSources) throws -> Repaired {
    var broken: (any Error)?
    let repaired = Repaired(linted) { contents in
      do {
        return try contents[0].map { try Version($0, old.allConditions).lint() } ?? linted
      } catch {
        broken = error
        return linted
      }
    }
    if let broken { throw broken }
    if let contents = repaired.contents[0], let text = linted.files[0].parsed?.text {
      _ = unifiedDiff(Array(text.bytes[..<text.count]), contents, path: "A.swift")
    }
    return repaired
  }

  private struct Version {
    let allConditions: Bool
    let program: Program
    var bundle: MetadataBundle
    let json: [UInt8]
    let catalog: Catalog

    init(_ bytes: [UInt8], _ allConditions: Bool) throws {
      let text = SourceText(bytes)
      self.allConditions = allConditions
      program = Program(
        parsing: [SourceFile(module: "App", path: "A.swift", text: text)],
        configuration: BuildConfiguration(allConditions: allConditions))
      bundle = extract(program)
      bundle.reportUnreadableValues()
      json = bundle.json(paths: ["A.swift"]) { _ in LineIndex(text) }
      catalog = try Catalog(bundle: json)
    }

    func lint() throws -> LintedSources {
      var settings = LintSettings()
      settings.deployment = ["iOS": [16, 0]]
      settings.applicationName = "App"
      settings.modules = ["App": .app]
      let model = LintModel(bundle, files: program.fileFacts, settings: settings)
      let files = program.files.map { LintFile(path: $0.path, reportedPath: $0.path, parsed: $0.parsed) }
      var selection = RuleSelection()
      for rule in Rule.known { selection.enable(rule.id) }
      return LintedSources(files: files, findings: LintResult(of: model, files: files, selection: selection).findings)
    }
  }
}
