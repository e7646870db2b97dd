import SourceScan

/// Checkstyle's XML, which most CI servers read.
extension Report {
  func checkstyle() -> String {
    var xml = XMLWriter()
    xml.begin("checkstyle", ["version": "10.0"])
    for failure in failures {
      xml.begin("file", ["name": visible(failure.file)])
      xml.element("error", ["severity": "error", "message": failure.message, "source": "intentscan"])
      xml.end()
    }
    for (file, entries) in entries.grouped(by: \.location.file) {
      xml.begin("file", ["name": visible(file)])
      for entry in entries {
        xml.element(
          "error",
          [
            "line": String(entry.location.start.line), "column": String(entry.location.start.utf16Column),
            "severity": entry.severity == .note ? "info" : entry.severity.rawValue, "message": entry.message,
            "source": "intentscan.\(entry.rule)",
          ])
      }
      xml.end()
    }
    xml.end()
    return xml.text
  }
}
