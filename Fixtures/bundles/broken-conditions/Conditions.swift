import AppIntents

struct Before: AppIntent {
  static let title: LocalizedStringResource = "Before"
  func perform() async throws -> some IntentResult { .result() }
}

#endif

#if os(iOS) &&
struct OddCondition: AppIntent {
  static let title: LocalizedStringResource = "Odd Condition"
}
#endif

struct Between: AppIntent {
  static let title: LocalizedStringResource = "Between"
  func perform() async throws -> some IntentResult { .result() }
}

#if os(iOS)
struct Unclosed: AppIntent {
  static let title: LocalizedStringResource = "Unclosed"
  func perform() async throws -> some IntentResult { .result() }
}
