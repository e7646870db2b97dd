import IntentRules
import OperatingSystem
import Reports
import SourceFindings
import SourceScan

/// One scan of modules with what was found in it; again with other contents, where files are repaired.
struct LintRun: Sendable {
  private let modules: [ModuleInput]
  private let scanOptions: ScanOptions
  private let options: LintOptions
  private(set) var scan: Scan
  private let model: LintModel
  let files: [LintFile]
  let result: LintResult
  let part: ScanPlan.Part

  /// `shared`: what is known of the files of all parts.
  init(
    _ part: ScanPlan.Part, _ options: LintOptions, _ shared: SharedFirstPass?, _ environment: CommandEnvironment,
    _ timings: inout StageTimings
  ) {
    self.part = part
    modules = part.modules
    scanOptions = part.options
    self.options = options
    let (modules, scanOptions) = (modules, scanOptions)
    var progress = ProgressLine(in: environment, isQuiet: options.isQuiet)
    let scan = intentscan.scan(
      modules, scanOptions, shared, in: environment.files, timings: &timings, progress: &progress)
    progress.erase()
    let files = lintFiles(of: scan, modules, part.group)
    (model, result) = timings.measure("lint", detail: { "\($0.1.findings.count) findings" }) {
      let model = LintModel(scan.bundle, files: scan.program.fileFacts, settings: part.settings)
      var result = lint(model, files: files, selection: options.selection) {
        scanOptions.workers.map(count: $0, body: $1)
      }
      result.findings.removeAll { files.indices.contains($0.place.file) && files[$0.place.file].isContext }
      return (model, result)
    }
    self.scan = scan
    self.files = files
  }

  /// The rules that were not checked, with what they lack.
  var missing: [String: Set<RuleDescription.Need>] {
    let rules = Dictionary(options.selection.rules.map { ($0.id, $0.description) }) { first, _ in first }
    return Dictionary(result.notChecked.map { id in (id, rules[id].map(part.settings.missing) ?? []) }) { $0.union($1) }
  }

  // MARK: Repairs

  /// Applies the safe repairs, or prints what they would change, and lints what they made of the files.
  ///
  /// `done` are the paths that an earlier part of the run has repaired.
  mutating func repair(except done: Set<String> = [], in environment: CommandEnvironment) throws {
    let (part, options) = (part, options)
    let before = files
    let foreign = foreignFiles(in: environment).union(files.indices.filter { done.contains(files[$0].path) })
    let findings = repairable.filter { !foreign.contains($0.place.file) }
    let repaired = IntentRules.repair(LintedSources(files: files, findings: findings), options.safeties) { contents in
      var timings = StageTimings()
      let run = LintRun(part.replacing(contents), options.withoutProgress, nil, environment, &timings)
      return LintedSources(files: run.files, findings: run.repairable.filter { !foreign.contains($0.place.file) })
    }
    for refusal in repaired.refusals {
      let place = refusal.finding.place
      let line = scan.lines(of: place.file).position(of: place.span.start)
      environment.report(
        line: "\(visiblePath(before[place.file].path)):\(line.line):\(line.column): warning: "
          + "'\(refusal.finding.rule)' is not fixed: \(refusal.reason)")
    }
    let changes = try changedFiles(repaired.contents)
    if !options.isQuiet { environment.report(line: summary(of: repaired)) }
    if options.isDryRun {
      let diffs = changes.map { unifiedDiff($0.old, $0.new, path: before[$0.file].reportedPath) }
      try environment.write(Array(diffs.joined()), to: options.output)
      return
    }
    for change in changes { try write(change, to: before[change.file].path, in: environment) }
    var timings = StageTimings()
    self = LintRun(part.replacing(repaired.contents), options.withoutProgress, nil, environment, &timings)
  }

  /// What was fixed, and what could be: "fixed 2 findings; 1 finding needs review (--unsafe-fixes applies its fix-it)".
  private func summary(of repaired: Repaired) -> String {
    let toReview = repaired.after.findings.count { finding in
      !finding.fixes.isEmpty && !finding.fixes.contains { options.safeties.contains($0.safety) }
    }
    let fixed = "\(options.isDryRun ? "would fix" : "fixed") \(counted(repaired.count, "finding"))"
    guard toReview > 0 else { return fixed }
    let verb = toReview == 1 ? "needs" : "need"
    return "\(fixed); \(counted(toReview, "finding")) \(verb) review (--unsafe-fixes applies the fix-its)"
  }

  /// The findings that may be repaired: what the baseline expects is left alone.
  private var repairable: [Finding] {
    var findings = result.findings
    _ = options.baseline?.apply(to: &findings, ran: [], modules: Set(scan.bundle.modules))
    return findings
  }

  /// The files that would be repaired if a link did not lead out of what the user named to them. Says which those are.
  private func foreignFiles(in environment: CommandEnvironment) -> Set<Int> {
    let candidates = Set(
      repairable.filter { finding in finding.fixes.contains { options.safeties.contains($0.safety) } }.map(\.place.file)
    )
    let scope = part.group == nil ? options.repairScope : .project
    let foreign = candidates.filter { !scope.contains(scan.files[$0].path, in: environment.files) }
    for file in foreign.sorted() {
      environment.report(
        line: "warning: '\(scan.files[file].path.text)' is not fixed: a link to it leads out of what is scanned; "
          + "name the file that it leads to")
    }
    return foreign
  }

  private struct Change {
    var file: Int
    var old: [UInt8]
    var new: [UInt8]
  }

  /// One change for each path: a file that several modules share is here several times.
  private func changedFiles(_ contents: [Int: [UInt8]]) throws(CommandError) -> [Change] {
    var byPath: [FilePath: Change] = [:]
    for (file, new) in contents.sorted(by: { $0.key < $1.key }) {
      guard let text = scan.program.files[file].parsed?.text else { continue }
      let path = scan.files[file].path
      let change = Change(file: file, old: Array(text.bytes[..<text.count]), new: new)
      if let other = byPath[path], other.new != new {
        throw CommandError("'\(path.text)' belongs to several modules whose fix-its differ, so it was not changed")
      }
      if byPath[path] == nil { byPath[path] = change }
    }
    return byPath.values.sorted { $0.file < $1.file }
  }

  private func write(_ change: Change, to path: String, in environment: CommandEnvironment) throws(CommandError) {
    let file = scan.files[change.file].path
    let isUnchanged: Bool
    do throws(SystemError) {
      isUnchanged = try environment.files.contents(of: file) == change.old
      if isUnchanged { try OutputFile(file, in: environment.files).replace(with: change.new, isPrecious: true) }
    } catch {
      throw CommandError("cannot write '\(path)': \(error.message)")
    }
    if !isUnchanged { throw CommandError("'\(path)' changed during the run, so it was not fixed; run again") }
  }
}

extension ScanPlan.Part {
  /// With other contents of some files.
  fileprivate func replacing(_ contents: [Int: [UInt8]]) -> ScanPlan.Part {
    var copy = self, index = 0
    for module in modules.indices {
      for position in modules[module].files.indices {
        if let bytes = contents[index] {
          let file = modules[module].files[position]
          var changed = InputFile(file.path, reportedAs: file.reportedPath.text, contents: SourceText(bytes))
          changed.isReported = file.isReported
          changed.conditionScope = file.conditionScope
          copy.modules[module].files[position] = changed
        }
        index += 1
      }
    }
    return copy
  }
}

/// The files in their order. Of those that were only outlined no caller asks for the path.
func lintFiles(of scan: Scan, _ modules: [ModuleInput], _ group: ProjectGroup? = nil) -> [LintFile] {
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
