import AppIntents

#if canImport(AppIntents) && canImport(Foundation)
  struct Here: AppIntent { static let title: LocalizedStringResource = "Here"; func perform() async throws -> some IntentResult { .result() } }
#endif
#if canImport(UIKit)
  struct Phone: AppIntent { static let title: LocalizedStringResource = "Phone"; func perform() async throws -> some IntentResult { .result() } }
#endif
#if !canImport(NoSuchModule)
  struct Without: AppIntent { static let title: LocalizedStringResource = "Without"; func perform() async throws -> some IntentResult { .result() } }
#endif
