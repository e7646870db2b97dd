import AppIntents

struct ByteOrderMark: AppIntent {
  static let title: LocalizedStringResource = "Byte Order Mark"
  func perform() async throws -> some IntentResult { .result() }
}
