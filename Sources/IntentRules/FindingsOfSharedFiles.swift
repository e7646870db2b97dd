import IntentReports
import SourceScan

/// A file that is scanned as part of several modules has the same findings in each: people read them once.
extension [Finding] {
  /// The findings without repetitions: a finding in a file that several modules compile is kept once, with the names of the targets
  /// that have it. If a rule has different severities at one place in several modules, the most severe finding stays. `files` are
  /// those that the findings are in.
  package func once(in files: [LintFile]) -> [Finding] {
    var first: [FindingInText: (file: FileID, position: Int)] = [:], worst = first, result: [Finding] = []
    for finding in self {
      guard files.indices.contains(finding.place.file) else {
        result.append(finding)
        continue
      }
      let file = files[finding.place.file]
      let key = FindingInText(
        path: file.path, span: finding.place.span, rule: finding.rule, message: finding.message)
      let anyMessage = FindingInText(path: file.path, span: finding.place.span, rule: finding.rule, message: nil)
      if let other = worst[anyMessage], other.file != finding.place.file, first[key] == nil,
        result[other.position].severity != finding.severity
      {
        // A note in one target and a warning in another: people need the warning.
        if result[other.position].severity < finding.severity {
          result[other.position] = finding
          worst[anyMessage] = (finding.place.file, other.position)
          first[key] = (finding.place.file, other.position)
        }
        continue
      }
      guard let known = first[key], known.file != finding.place.file else {
        // Duplicates within one module are kept.
        if first[key] == nil { first[key] = (finding.place.file, result.count) }
        if worst[anyMessage] == nil { worst[anyMessage] = (finding.place.file, result.count) }
        result.append(finding)
        continue
      }
      guard let target = file.target, let own = files[known.file].target, target != own else { continue }
      if result[known.position].targets.isEmpty { result[known.position].targets = [own] }
      if !result[known.position].targets.contains(target) { result[known.position].targets.append(target) }
    }
    return result
  }
}

private struct FindingInText: Hashable {
  var path: String
  var span: ByteSpan
  var rule: String
  /// Nil for any message.
  var message: String?
}
