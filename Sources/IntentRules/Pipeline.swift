import IntentReports
import SourceScan

extension LintResult {
  /// The whole of linting: rules over the model, then what the sources and the user say against them. `map` may run rules at
  /// the same time, see `init(of:with:map:)`.
  package init(
    of model: LintModel, files: [LintFile], selection: RuleSelection,
    map: (_ count: Int, @escaping @Sendable (Int) -> LintResult) -> [LintResult] = { (0..<$0).map($1) }
  ) {
    let rules = selection.rules
    self.init(of: model, with: rules.filter { !$0.isAboutSuppressions }, map: map)
    suppress(in: files, ran: Set(rules.map(\.id)).subtracting(notChecked))
    for index in findings.indices {
      if let severity = selection.severities[findings[index].rule] { findings[index].severity = severity }
    }
    layOutFixes(in: files)
  }

  /// Takes out what the sources switch off, and adds what is wrong with the switches.
  mutating func suppress(in files: [LintFile], ran: Set<String>) {
    var suppressions: [FileID: Suppressions] = [:]
    for (index, file) in files.enumerated() where !file.isContext {
      if let parsed = file.parsed { suppressions[FileID(index)] = Suppressions(parsed, file: FileID(index)) }
    }
    guard !suppressions.isEmpty else { return }
    findings.removeAll { finding in
      if suppressions[finding.place.file]?.silences(finding) ?? false { return true }
      // A table has no comments for this tool: the comment is at the text in the source that the finding is about.
      guard files.indices.contains(finding.place.file), files[finding.place.file].table != nil else { return false }
      return finding.notes.contains { note in
        var finding = finding
        finding.place = note.place
        return suppressions[note.place.file]?.silences(finding) ?? false
      }
    }
    for index in suppressions.keys.sorted() {
      var found = suppressions[index]?.findings(ran: ran, path: files[index].reportedPath) ?? []
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
