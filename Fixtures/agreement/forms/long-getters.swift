import AppIntents

struct LongGetters: AppIntent {
  static var title: LocalizedStringResource {
    let text: LocalizedStringResource = "Two Statements"
    return text
  }
  static var openAppWhenRun: Bool {
    print("side effect")
    return true
  }
  static var isDiscoverable: Bool { if #available(macOS 13, *) { return true } else { return false } }
  static var authenticationPolicy: IntentAuthenticationPolicy { _read { yield .alwaysAllowed } }
  func perform() async throws -> some IntentResult { .result() }
}
