import IntentReports

extension Report {
  /// One line for people: the findings, the amount of input, and hints about what the run does not show. The counts are those of
  /// the shown entries, plus the hidden notes.
  var summary: String {
    let counts = [words(.error), words(.warning), noteCount].joined(separator: ", ")
    return (["\(counts) in \(extent)"] + hints).joined(separator: "; ")
  }

  /// The summary for a terminal: a line with the counts that are not zero, and lines with hints about what the run does not show.
  func summary(_ style: TextStyle, width: Int) -> String {
    let found = Severity.allCases.reversed().filter { count($0) > 0 }.map { ($0, words($0)) }
    let hidden = hiddenNotes.findings == 0 ? [] : ["\(hiddenNotes.words("note")) not shown (run with --notes)"]
    let rest = wrapped((hidden + hints).joined(separator: "; "), width: width)
    return "\n\(found.isEmpty ? style.good("no findings") : style.counts(found)) in \(extent)\n"
      + (rest.isEmpty ? "" : style.dim(rest) + "\n")
  }

  private var extent: String { "\(counted(scope.files, "file")) with \(counted(scope.types, "type"))" }

  private var hints: [String] {
    var parts: [String] = []
    let fixable = entries.count { $0.fixes.contains { $0.safety == .safe } }
    if fixable > 0 { parts.append("\(fixable) fixable with --fix") }
    if expected.locations > 0 { parts.append("\(expected.words("finding")) hidden by the baseline") }
    if !notChecked.isEmpty {
      parts.append("\(counted(notChecked.count, "rule")) not checked (run with --explain-unchecked)")
    }
    return parts
  }

  /// The number of shown findings of a severity: `3 errors`, `1 warning at 24 locations`.
  private func words(_ severity: Severity) -> String {
    FindingCount(entries.lazy.filter { $0.severity == severity }).words(severity.rawValue)
  }

  private var noteCount: String {
    let shown = words(.note)
    if hiddenNotes.findings == 0 { return shown }
    let hidden = "\(hiddenNotes.words("note")) not shown (run with --notes)"
    return count(.note) == 0 ? hidden : "\(shown), \(hidden)"
  }

  /// The number of findings of all severities, in words: `3 findings`.
  var countOfFindings: String { FindingCount(entries).words("finding") }

  /// The number of findings of each rule, as lines: the rules with the most findings first.
  var statistics: String {
    let groups = Dictionary(grouping: entries, by: \.rule).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    let rows = groups.map { rule, entries in
      let severity = entries.map(\.severity).max() ?? .note
      let fixable = entries.count { $0.fixes.contains { $0.safety == .safe } }
      let files = counted(Set(entries.map(\.location.file)).count, "file")
      return (
        count: FindingCount(entries).words(severity.rawValue),
        text: "\(rule) (in \(files)\(fixable > 0 ? "; \(fixable) fixable with --fix" : ""))"
      )
    }
    let width = rows.map(\.count.count).max() ?? 0
    return rows.map { $0.count + String(repeating: " ", count: width - $0.count.count + 2) + $0.text + "\n" }.joined()
  }

  /// The rules that could not be checked, in lines, with the missing facts and where to state them. Empty if all were checked.
  var uncheckedRules: [String] {
    var rulesByNeeds: [String: [String]] = [:]
    for id in notChecked { rulesByNeeds[needs(of: id), default: []].append(id) }
    return rulesByNeeds.sorted { $0.key < $1.key }.flatMap { needs, ids in
      ["not checked, because the tool does not know \(needs):"] + ids.map { "  \($0)" }
    }
  }
}
