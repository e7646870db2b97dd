import SourceFindings
import SourceScan

/// A file that is scanned as part of several modules has the same findings in each: people read them once.
extension [Finding] {
  /// Each finding about a file's text once, whichever module it is of. `files` are those that the findings are in.
  public func once(in files: [LintFile]) -> [Finding] {
    var firstFile: [FindingInText: Int] = [:]
    return filter { finding in
      guard files.indices.contains(finding.place.file) else { return true }
      let key = FindingInText(
        path: files[finding.place.file].path, span: finding.place.span, rule: finding.rule, message: finding.message)
      // What one module has twice stays.
      if let first = firstFile[key] { return first == finding.place.file }
      firstFile[key] = finding.place.file
      return true
    }
  }
}

private struct FindingInText: Hashable {
  var path: String
  var span: ByteSpan
  var rule: String
  var message: String
}
