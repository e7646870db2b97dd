import AppIntents

#if os(Linux)
  struct Open: AppIntent {
    static let title: LocalizedStringResource = "Linux"
    func perform() async throws -> some IntentResult { .result() }
  }
#else
  struct Open: AppIntent {
    static let title: LocalizedStringResource = "Else"
    func perform() async throws -> some IntentResult { .result() }
  }
#endif
#if hasFeature(StrictConcurrency) && hasAttribute(available)
  struct Strict: AppIntent { static let title: LocalizedStringResource = "Strict"; func perform() async throws -> some IntentResult { .result() } }
#endif
#if hasAttribute(available)
  struct Attributes: AppIntent { static let title: LocalizedStringResource = "Attributes"; func perform() async throws -> some IntentResult { .result() } }
#endif
