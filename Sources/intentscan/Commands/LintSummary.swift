import Reports

extension Report {
  /// One line for people: what was found and how much was read. The counts are those of the entries that are shown, plus the
  /// notes that are not.
  var summary: String {
    let counts = [counted(count(.error), "error"), counted(count(.warning), "warning"), noteCount]
    var parts = [
      "\(counts.joined(separator: ", ")) in \(counted(scope.files, "file")) with \(counted(scope.types, "type"))"
    ]
    let fixable = entries.count { $0.fixes.contains { $0.safety == .safe } }
    if fixable > 0 { parts.append("\(fixable) fixable with --fix") }
    if expected > 0 { parts.append("\(counted(expected, "finding")) hidden by the baseline") }
    if !notChecked.isEmpty {
      parts.append("\(counted(notChecked.count, "rule")) not checked (run with --explain-unchecked)")
    }
    return parts.joined(separator: "; ")
  }

  private var noteCount: String {
    let shown = counted(count(.note), "note")
    if hiddenNotes == 0 { return shown }
    let hidden = "\(counted(hiddenNotes, "note")) not shown (run with --notes)"
    return count(.note) == 0 ? hidden : "\(shown), \(hidden)"
  }

  /// How many findings each rule has, as lines: the rules with the most findings first.
  var statistics: String {
    let groups = Dictionary(grouping: entries, by: \.rule).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    let rows = groups.map { rule, entries in
      let severity = entries.map(\.severity).max() ?? .note
      let fixable = entries.count { $0.fixes.contains { $0.safety == .safe } }
      let files = counted(Set(entries.map(\.location.file)).count, "file")
      return (
        count: counted(entries.count, severity.rawValue),
        text: "\(rule) (in \(files)\(fixable > 0 ? "; \(fixable) fixable with --fix" : ""))"
      )
    }
    let width = rows.map(\.count.count).max() ?? 0
    return rows.map { $0.count + String(repeating: " ", count: width - $0.count.count + 2) + $0.text + "\n" }.joined()
  }

  /// The rules that could not be checked, in lines, with what they need and where to state it. Empty if all were checked.
  var uncheckedRules: [String] {
    var rulesByNeeds: [String: [String]] = [:]
    for id in notChecked { rulesByNeeds[needs(of: id), default: []].append(id) }
    return rulesByNeeds.sorted { $0.key < $1.key }.flatMap { needs, ids in
      ["not checked, because the tool does not know \(needs):"] + ids.map { "  \($0)" }
    }
  }
}
