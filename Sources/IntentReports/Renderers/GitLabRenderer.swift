import DocumentFormats

/// GitLab's Code Quality report: an array of findings, each with a fingerprint of its own.
extension Report {
  func gitLabCodeQuality() -> [UInt8] {
    var json = JSONWriter()
    var fingerprints = Fingerprints()
    let unread = failures.map { failure in
      Issue(
        description: failure.message, check: "unreadable",
        fingerprint: fingerprints.next(rule: "unreadable", symbol: failure.file), severity: "blocker",
        path: failure.file, lines: 1...1)
    }
    let found = entries.map { entry in
      Issue(
        description: entry.message, check: entry.rule, fingerprint: entry.fingerprint,
        severity: gitLabSeverity(entry.severity), path: entry.location.file,
        lines: entry.location.start.line...max(entry.location.start.line, entry.location.end.line))
    }
    json.array(unread + found) { json, issue in json.object { write(issue, &$0) } }
    return json.document()
  }

  private struct Issue {
    var description: String
    var check: String
    var fingerprint: String
    var severity: String
    var path: String
    var lines: ClosedRange<Int>
  }

  private func write(_ issue: Issue, _ json: inout JSONWriter) {
    json.member("description", issue.description)
    json.member("check_name", issue.check)
    json.member("fingerprint", issue.fingerprint)
    json.member("severity", issue.severity)
    json.object("location") { json in
      json.member("path", issue.path)
      json.object("lines") { json in
        json.member("begin", issue.lines.lowerBound)
        json.member("end", issue.lines.upperBound)
      }
    }
  }

  private func gitLabSeverity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
