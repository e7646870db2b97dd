import IntentModel
import IntentReports

extension Unreadable {
  /// What a macro expands to is not in the source, and whether Apple's tool sees through it is unverified: a warning. Nil for
  /// the rule's own severity.
  var severity: Severity? { reason == .macro ? .warning : nil }
}
