import AppIntents

func run(_ body: () -> Void) { body() }

#if os(iOS)
  run {
    struct OnPhone: AppIntent {
      static let title: LocalizedStringResource = "On Phone"
      func perform() async throws -> some IntentResult { .result() }
    }
  }
#elseif os(Linux)
  if true {
    struct OnLinux: AppIntent {
      static let title: LocalizedStringResource = "On Linux"
      func perform() async throws -> some IntentResult { .result() }
    }
  }
#endif
