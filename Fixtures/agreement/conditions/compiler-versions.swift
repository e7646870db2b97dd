import AppIntents

#if compiler(>=99)
  this isn't even Swift { "
  struct Never: AppIntent { }
#elseif swift(>=5.9) && compiler(>=6.0)
  struct Now: AppIntent { static let title: LocalizedStringResource = "Now"; func perform() async throws -> some IntentResult { .result() } }
#else
  struct Old: AppIntent { static let title: LocalizedStringResource = "Old"; func perform() async throws -> some IntentResult { .result() } }
#endif
#if swift(<4) || os(watchOS)
  struct Watch: AppIntent { static let title: LocalizedStringResource = "Watch"; func perform() async throws -> some IntentResult { .result() } }
#endif
