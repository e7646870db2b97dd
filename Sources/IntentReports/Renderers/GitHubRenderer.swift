import DocumentFormats

/// Workflow commands of GitHub Actions, which become annotations of a pull request: `::error
/// file=…,line=…,col=…,endColumn=…,title=rule::message`.
///
/// GitHub shows ten annotations of each level from one step, and drops the others. So errors come first, then within each level
/// one finding of each rule, so that ten findings of one rule do not hide the others. The dropped findings are lines of the
/// log, below a heading that counts them.
extension Report {
  /// The number of annotations of each level in one step: `_maxIssueCount` in the source of GitHub's runner
  /// (ExecutionContext.cs).
  private static let annotationLimit = 10

  func gitHubAnnotations() -> String {
    var text = failures.map { "::error title=unreadable::\(data($0.message))\n" }.joined()
    var others: [Entry] = []
    for severity in [Severity.error, .warning, .note] {
      let entries = oneOfEachRuleFirst(entries.filter { $0.severity == severity })
      let limit = max(0, Self.annotationLimit - (severity == .error ? failures.count : 0))
      text += entries.prefix(limit).map(annotation).joined()
      others += entries.dropFirst(limit)
    }
    guard !others.isEmpty else { return text }
    text +=
      "::group::\(counted(others.count, "finding")) without an annotation, because GitHub shows no more than \(Self.annotationLimit) of each level\n"
    for entry in others {
      text += "\(visiblePath(entry.location.file)):\(entry.location.start.line):\(entry.location.start.column): "
      text += "\(entry.severity.rawValue): \(entry.message) [\(entry.rule)]\n"
    }
    return text + "::endgroup::\n"
  }

  private func oneOfEachRuleFirst(_ entries: [Entry]) -> [Entry] {
    var rules: Set<String> = [], first: [Entry] = [], others: [Entry] = []
    for entry in entries {
      if rules.insert(entry.rule).inserted { first.append(entry) } else { others.append(entry) }
    }
    return first + others
  }

  private func annotation(_ entry: Entry) -> String {
    let location = entry.location
    var place = "file=\(property(visible(location.file))),line=\(location.start.line)"
    if location.end.line == location.start.line {
      place += ",col=\(location.start.utf16Column),endColumn=\(location.end.utf16Column)"
    } else {
      // GitHub accepts columns for a single line only.
      place += ",endLine=\(location.end.line)"
    }
    let notes = entry.notes.map { note in
      "\nnote: \(note.message) (\(visible(note.location.file)):\(note.location.start.line))"
    }
    return "::\(command(entry.severity)) \(place),title=\(property(entry.rule))::"
      + data(entry.message + notes.joined()) + "\n"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escapes the characters that end a command or start an escape.
  private func data(_ text: String) -> String { percentEncoded(text) { "%\r\n".utf8.contains($0) } }

  /// Escapes a property, which `:` and `,` end, too.
  private func property(_ text: String) -> String { percentEncoded(text) { "%\r\n:,".utf8.contains($0) } }
}
