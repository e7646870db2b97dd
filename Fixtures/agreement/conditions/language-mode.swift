import AppIntents

// 'swift(…)' asks for the language mode, which here is Swift 5's, 'compiler(…)' for the compiler.
#if swift(>=6.0)
  struct Six: AppIntent { static let title: LocalizedStringResource = "6"; func perform() async throws -> some IntentResult { .result() } }
#elseif swift(>=5.10.1)
  struct FiveLater: AppIntent { static let title: LocalizedStringResource = "5.10.1"; func perform() async throws -> some IntentResult { .result() } }
#elseif swift(>=5.10) && compiler(>=6.0)
  struct Five: AppIntent { static let title: LocalizedStringResource = "5"; func perform() async throws -> some IntentResult { .result() } }
#endif
#if hasFeature(ConciseMagicFile) || hasFeature(RegionBasedIsolation)
  struct Feature: AppIntent { static let title: LocalizedStringResource = "Feature"; func perform() async throws -> some IntentResult { .result() } }
#endif
