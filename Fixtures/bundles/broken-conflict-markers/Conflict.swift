import AppIntents

struct Before: AppIntent {
  static let title: LocalizedStringResource = "Before"
  func perform() async throws -> some IntentResult { .result() }
}

<<<<<<< HEAD
struct Ours: AppIntent {
  static let title: LocalizedStringResource = "Ours"
=======
struct Theirs: AppIntent {
  static let title: LocalizedStringResource = "Theirs"
>>>>>>> branch
  func perform() async throws -> some IntentResult { .result() }
}

struct After: AppIntent {
  static let title: LocalizedStringResource = "After"
  func perform() async throws -> some IntentResult { .result() }
}
