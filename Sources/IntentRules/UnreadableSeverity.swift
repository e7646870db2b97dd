import IntentModel
import IntentReports

extension Unreadable {
  /// A warning for macros: the source does not hold their expansion, and whether Apple's tool sees it is unverified. Nil for
  /// the rule's own severity.
  var severity: Severity? { reason == .macro ? .warning : nil }
}
