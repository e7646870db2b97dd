import AppIntents

#if os(Linux)
  @available(*, deprecated, message: "on Linux")
#else
  @available(iOS 17, *)
#endif
struct Attributed: AppIntent { static let title: LocalizedStringResource = "Attributed"; func perform() async throws -> some IntentResult { .result() } }
