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
    let rule = description
    json.member("id", id)
    json.member("severity", severity.rawValue)
    json.member("isOptIn", rule.isOptIn)
    json.array("profiles", RuleDescription.Profile.allCases.filter(rule.profiles.contains)) { $0.string($1.rawValue) }
    json.member("summary", rule.summary)
    json.member("rationale", rule.rationale)
    json.member("source", rule.source)
    if let message = rule.appleMessage { json.member("appleMessage", message) }
    if !needs.isEmpty { json.array("needs", needs.map(\.key).sorted()) { $0.string($1) } }
    if !rule.aliases.isEmpty { json.array("aliases", rule.aliases) { $0.string($1) } }
    json.member("isFixable", isFixable)
  }
}
