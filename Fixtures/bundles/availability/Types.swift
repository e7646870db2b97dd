import AppIntents

@available(iOS 17.0, macOS 14.0, *)
struct Introduced: AppIntent {
  static let title: LocalizedStringResource = "Introduced"
  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS, introduced: 16.4, deprecated: 18, message: "Use \"Introduced\" instead.")
@available(macOS, introduced: 13.3, obsoleted: 15.1.2)
struct SeveralAttributes: AppIntent {
  static let title: LocalizedStringResource = "Several Attributes"
  func perform() async throws -> some IntentResult { .result() }
}

@available(macOS, unavailable)
@available(visionOS, unavailable)
struct NotEverywhere: AppIntent {
  static let title: LocalizedStringResource = "Not Everywhere"

  @available(iOS 18, *)
  @Parameter(title: "Newer")
  var newer: String?

  func perform() async throws -> some IntentResult { .result() }
}

@available(*, deprecated, renamed: "Introduced")
struct Renamed: AppIntent {
  static let title: LocalizedStringResource = "Renamed"
  func perform() async throws -> some IntentResult { .result() }
}

@available(swift 5.5)
@available(iOSApplicationExtension, unavailable)
struct Others: AppIntent {
  static let title: LocalizedStringResource = "Others"
  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 17, *)
enum Namespace {
  struct Nested: AppIntent {
    static let title: LocalizedStringResource = "Nested"
    func perform() async throws -> some IntentResult { .result() }
  }
}

struct NewInExtension: AppIntent {
  static let title: LocalizedStringResource = "New in an Extension"
  @available(iOS 26, macOS 26, *)
  static var supportedModes: IntentModes { .background }
  func perform() async throws -> some IntentResult { .result() }
}
