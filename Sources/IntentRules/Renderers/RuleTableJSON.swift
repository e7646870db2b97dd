import DocumentFormats
import IntentReports

extension Rule {
  /// All rules as a JSON document: `intentscan rules --format json`. `more` adds members to it.
  package static func json(_ more: (inout JSONWriter) -> Void = { _ in }) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", 1)
      json.array("rules", known) { json, rule in json.object { rule.write(&$0) } }
      more(&json)
    }
    return json.document()
  }
}

extension Rule {
  fileprivate func write(_ json: inout JSONWriter) {
    description.write(&json, needs: needs)
    json.member("isFixable", isFixable)
  }
}

extension RuleDescription {
  fileprivate func write(_ json: inout JSONWriter, needs: Set<RuleNeed>) {
    json.member("id", id)
    json.member("severity", severity.rawValue)
    json.member("isOptIn", isOptIn)
    json.array("profiles", Profile.allCases.filter(profiles.contains)) { $0.string($1.rawValue) }
    json.member("summary", summary)
    json.member("rationale", rationale)
    json.member("source", source)
    if let appleMessage { json.member("appleMessage", appleMessage) }
    if !needs.isEmpty { json.array("needs", needs.map(\.key).sorted()) { $0.string($1) } }
    if !aliases.isEmpty { json.array("aliases", aliases) { $0.string($1) } }
  }
}
