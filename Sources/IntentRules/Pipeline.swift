import IntentReports
import SourceScan

extension LintResult {
  /// Lints in full: runs the rules on the model, drops the findings that the selection of their file excludes, applies the
  /// suppressions in the sources and the severities that the user states, and lays out the fix-its. `map` may run rules at the same
  /// time, see `init(of:with:map:)`.
  package init(
    of model: LintModel, files: [LintFile], selection: RuleSelection,
    map: (_ count: Int, @escaping @Sendable (Int) -> LintResult) -> [LintResult] = { (0..<$0).map($1) }
  ) {
    let rules = selection.rules
    self.init(of: model, with: rules.filter { !$0.isAboutSuppressions }, map: map)
    let selections = FileSelections(selection, files), notChecked = notChecked
    findings.removeAll { !selections.selection(of: $0.place.file).runs($0.rule) }
    suppress(in: files) { selections.ran(in: $0).subtracting(notChecked) }
    for index in findings.indices {
      let finding = findings[index]
      if let severity = selections.selection(of: finding.place.file).severities[finding.rule] {
        findings[index].severity = severity
      }
    }
    layOutFixes(in: files)
  }

  /// Removes the findings that comments in the sources suppress, and adds findings about the suppressions themselves. `ran` gives
  /// the ids of the rules that ran in a file.
  mutating func suppress(in files: [LintFile], ran: (FileID) -> Set<String>) {
    var suppressions: [FileID: Suppressions] = [:]
    for (index, file) in files.enumerated() where !file.isContext {
      suppressions[FileID(index)] =
        file.parsed.flatMap { Suppressions($0, file: FileID(index)) } ?? Suppressions(file, file: FileID(index))
    }
    guard !suppressions.isEmpty else { return }
    findings.removeAll { finding in
      if suppressions[finding.place.file]?.silences(finding) ?? false { return true }
      // The comment may also be at the text in the source that a finding in a table is about.
      guard files.indices.contains(finding.place.file), files[finding.place.file].table != nil else { return false }
      return finding.notes.contains { note in
        var finding = finding
        finding.place = note.place
        return suppressions[note.place.file]?.silences(finding) ?? false
      }
    }
    for index in suppressions.keys.sorted() {
      var found = suppressions[index]?.findings(ran: ran(index), path: files[index].reportedPath) ?? []
      // Suppressions of these findings are applied, but unused ones are not reported.
      found.removeAll { suppressions[index]?.silences($0) ?? false }
      findings += found
    }
    sort()
  }

  mutating func sort() {
    findings.sort { left, right in
      (left.place.file, left.place.span.start, left.rule, left.message)
        < (right.place.file, right.place.span.start, right.rule, right.message)
    }
  }
}

/// A cache of the selections of the files of a run: one selection for each combination of overrides.
private final class FileSelections {
  private let selection: RuleSelection
  private let files: [LintFile]
  private var known: [[Int]: (selection: RuleSelection, ran: Set<String>)] = [:]

  init(_ selection: RuleSelection, _ files: [LintFile]) {
    self.selection = selection
    self.files = files
  }

  func selection(of file: FileID) -> RuleSelection { facts(of: file).selection }

  /// The ids of the rules that run in a file.
  func ran(in file: FileID) -> Set<String> { facts(of: file).ran }

  private func facts(of file: FileID) -> (selection: RuleSelection, ran: Set<String>) {
    let overrides = files.indices.contains(file) ? files[file].overrides : []
    if let facts = known[overrides] { return facts }
    let selection = selection.applying(overrides)
    let facts = (selection, Set(selection.rules.map(\.id)))
    known[overrides] = facts
    return facts
  }
}

extension RuleSelection {
  fileprivate func runs(_ id: String) -> Bool { Rule.named(id).map(includes) ?? true }
}
