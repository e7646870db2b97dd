import AppIntents

struct Policies: AppIntent {
  static let title: LocalizedStringResource = "Policies"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  static let isDiscoverable: Bool = (false)
  static var persistentIdentifier: String { "com.example.policies" }
  static let supportedModes: IntentModes = [.foreground(.immediate), IntentModes.background]
  func perform() async throws -> some IntentResult { .result() }
}
