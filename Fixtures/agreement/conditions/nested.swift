import AppIntents

#if os(Linux) || os(macOS)
  #if arch(x86_64) || arch(arm64)
    #if targetEnvironment(simulator)
      struct Simulated: AppIntent { static let title: LocalizedStringResource = "Simulated"; func perform() async throws -> some IntentResult { .result() } }
    #else
      struct Device: AppIntent {
        #if !DEBUG
          static let title: LocalizedStringResource = "Release"
        #else
          static let title: LocalizedStringResource = "Debug"
        #endif
        func perform() async throws -> some IntentResult { .result() }
      }
    #endif
  #endif
#endif
