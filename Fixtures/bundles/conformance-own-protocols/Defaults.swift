import AppIntents

extension LibraryIntent {
  static var isDiscoverable: Bool { false }
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresAuthentication }
  func perform() async throws -> Answer { try await answer() }
}

@available(iOS, deprecated: 26)
@available(macOS, deprecated: 26)
extension QuietIntent {
  static var openAppWhenRun: Bool { false }
}

@available(iOS 26, macOS 26, *)
extension QuietIntent {
  static var supportedModes: IntentModes { .background }
}

extension LibraryEntity {
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}
