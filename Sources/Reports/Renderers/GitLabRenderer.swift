import JSONDocuments

/// GitLab's Code Quality report: an array of findings, each with a fingerprint of its own.
extension Report {
  func gitLabCodeQuality() -> [UInt8] {
    var json = JSONWriter()
    json.array(entries) { json, entry in
      json.object { json in
        json.member("description", entry.message)
        json.member("check_name", entry.rule)
        json.member("fingerprint", entry.fingerprint)
        json.member("severity", gitLabSeverity(entry.severity))
        json.object("location") { json in
          json.member("path", entry.location.file)
          json.object("lines") { json in
            json.member("begin", entry.location.start.line)
            json.member("end", entry.location.end.line)
          }
        }
      }
    }
    return json.document()
  }

  private func gitLabSeverity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
