import IntentRules
import OperatingSystem
import IntentReports
import IntentScans
import SourceScan

/// The fix-its that `--fix` applies, or prints as a patch with `--dry-run`.
extension LintRun {
  /// Applies the fix-its, writes the files and lints them again; in a dry run, only returns the patch.
  ///
  /// `done` are the paths of the files of earlier parts of the run, which are not changed again. `name`: the part, if there are
  /// several.
  fileprivate mutating func repair(
    except done: Set<String>, named name: String?, _ options: LintOptions, budget: inout RepairBudget,
    in environment: CommandEnvironment
  ) throws -> [UInt8] {
    let original = self, before = files, baseline = options.baseline
    let repairedBefore = files.enumerated().filter { done.contains($0.element.path) }.map { FileID($0.offset) }
    let foreign = foreignFiles(options, in: environment).union(repairedBefore)
    let findings = repairable(besides: baseline).filter { !foreign.contains($0.place.file) }
    let sources = LintedSources(files: files, findings: findings)
    budget.beginApp()
    let repaired = Repaired(sources, options.safeties, budget: &budget) { contents, rules in
      let run = original.linted(with: contents, rules: rules, in: environment.files)
      return LintedSources(
        files: run.files, findings: run.repairable(besides: baseline).filter { !foreign.contains($0.place.file) })
    }
    var indices = LineIndices { LineIndex(before[$0].text ?? SourceText()) }
    for refusal in repaired.refusals {
      let place = refusal.finding.place
      let line = indices.lines(of: place.file).position(of: place.span.start)
      environment.report(
        line: "\(visiblePath(before[place.file].path)):\(line.line):\(line.column): warning: "
          + "'\(refusal.finding.rule)' is not fixed: \(refusal.reason)")
    }
    let changes = try changedFiles(repaired.contents)
    let summary = Self.summary(of: repaired, options), line = name.map { "\($0): \(summary)" } ?? summary
    if options.isDryRun {
      if !options.isQuiet { environment.report(line: line) }
      return Array(changes.map { unifiedDiff($0.old, $0.new, path: before[$0.file].reportedPath) }.joined())
    }
    for change in changes { try write(change, to: before[change.file].path, in: environment) }
    // Fix-its are reported only after the files were written.
    if !options.isQuiet { environment.report(line: line) }
    self = original.linted(with: repaired.contents, in: environment.files)
    return []
  }

  /// The numbers of findings that were fixed and that need review: "fixed 2 findings; 1 finding needs review (--unsafe-fixes
  /// applies the fix-its)".
  private static func summary(of repaired: Repaired, _ options: LintOptions) -> String {
    let toReview = repaired.after.findings.count { finding in
      !finding.fixes.isEmpty && !finding.fixes.contains { options.safeties.contains($0.safety) }
    }
    let fixed = "\(options.isDryRun ? "would fix" : "fixed") \(counted(repaired.count, "finding"))"
    guard toReview > 0 else { return fixed }
    let verb = toReview == 1 ? "needs" : "need"
    return "\(fixed); \(counted(toReview, "finding")) \(verb) review (--unsafe-fixes applies the fix-its)"
  }

  /// The files with fix-its that are not changed, because a link to them leads out of the paths that the user named. Reports each
  /// of them.
  private func foreignFiles(_ options: LintOptions, in environment: CommandEnvironment) -> Set<FileID> {
    let candidates = Set(
      repairable(besides: options.baseline).filter { finding in
        finding.fixes.contains { options.safeties.contains($0.safety) }
      }
      .map(\.place.file)
    )
    let foreign = candidates.filter { !options.repairScope.contains(path(of: $0), in: environment.files) }
    for file in foreign.sorted() {
      environment.report(
        line: "warning: '\(path(of: file).text)' is not fixed: a link to it leads out of what is scanned; "
          + "name the file that it leads to")
    }
    return foreign
  }

  /// The path of a file. The files of tables come after those of the source.
  private func path(of file: FileID) -> FilePath {
    scan.files.indices.contains(file) ? scan.files[file].path : FilePath(files[file].path)
  }

  private struct Change {
    var file: FileID
    var old: [UInt8]
    var new: [UInt8]
  }

  /// One change for each path: a file that several modules share has several elements in `contents`. Throws if these differ.
  private func changedFiles(_ contents: [FileID: [UInt8]]) throws(InputError) -> [Change] {
    var byPath: [FilePath: Change] = [:]
    for (file, new) in contents.sorted(by: { $0.key < $1.key }) {
      guard let text = files[file].text else { continue }
      let path = self.path(of: file)
      let change = Change(file: file, old: Array(text.bytes[..<text.count]), new: new)
      if let other = byPath[path], other.new != new {
        throw InputError("'\(path.text)' belongs to several modules whose fix-its differ, so it was not changed")
      }
      if byPath[path] == nil { byPath[path] = change }
    }
    return byPath.values.sorted { $0.file < $1.file }
  }

  private func write(_ change: Change, to path: String, in environment: CommandEnvironment) throws(InputError) {
    let file = self.path(of: change.file)
    let isUnchanged: Bool
    do throws(SystemError) {
      isUnchanged = try environment.files.contents(of: file) == change.old
      if isUnchanged { try OutputFile(file, in: environment.files).replace(with: change.new, isPrecious: true) }
    } catch {
      throw InputError("cannot write '\(path)': \(error.message)")
    }
    if !isUnchanged { throw InputError("'\(path)' changed during the run, so it was not fixed; run again") }
  }
}

extension LintRuns {
  /// Applies the fix-its of each part in turn. A file that several parts have is changed once. Returns the patch of a dry run;
  /// empty otherwise.
  mutating func repair(_ options: LintOptions, in environment: CommandEnvironment) throws -> [UInt8] {
    var done: Set<String> = [], patch: [UInt8] = [], budget = RepairBudget()
    let hasApps = runs.contains { $0.part.group?.app != nil }
    for index in runs.indices {
      let group = runs[index].part.group
      let name = runs.count > 1 ? group?.app?.name ?? Overview.App.title(group, hasApps: hasApps) : nil
      patch += try runs[index].repair(except: done, named: name, options, budget: &budget, in: environment)
      done.formUnion(runs[index].files.map(\.path).filter { !$0.isEmpty })
    }
    return patch
  }
}
