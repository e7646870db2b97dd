import AppIntents

enum Price { case pay(Int, x: String), free }
struct Payload: AppIntent {
  static let title: LocalizedStringResource = "Payload"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  let price = Price.pay(3, x: "q")
  func perform() async throws -> some IntentResult { .result() }
}
