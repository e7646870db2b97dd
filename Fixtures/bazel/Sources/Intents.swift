import AppIntents

#if arch(x86_64)
  struct IntelIntent: AppIntent {
    static let title: LocalizedStringResource = "Intel"

    func perform() async throws -> some IntentResult { .result() }
  }
#else
  struct ArmIntent: AppIntent {
    static let title: LocalizedStringResource = "Arm"

    func perform() async throws -> some IntentResult { .result() }
  }
#endif
