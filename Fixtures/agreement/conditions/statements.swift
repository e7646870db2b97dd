import AppIntents

func run(_ body: () -> Void) {}

func both() {
  #if os(iOS)
    struct Phone: AppIntent {
      static let title: LocalizedStringResource = "Phone"
      func perform() async throws -> some IntentResult { .result() }
    }
  #else
    struct Here: AppIntent {
      static let title: LocalizedStringResource = "Here"
      func perform() async throws -> some IntentResult { .result() }
    }
  #endif
}

#if os(iOS)
  func onPhone() {
    struct InFunction: AppIntent {
      static let title: LocalizedStringResource = "In Function"
      func perform() async throws -> some IntentResult { .result() }
    }
  }
#endif
