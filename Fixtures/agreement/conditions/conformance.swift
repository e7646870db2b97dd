import AppIntents

struct Sometimes { static let title: LocalizedStringResource = "Sometimes"; func perform() async throws -> some IntentResult { .result() } }
#if os(Linux)
  extension Sometimes: AppIntent {}
#else
  extension Sometimes: OpenIntent {}
#endif
#if os(iOS)
  extension Never: AppIntent {}
#endif
