import AppIntents

struct Migrated: CustomIntentMigratedAppIntent {
  static let intentClassName = "MigratedIntent"
  static var title: LocalizedStringResource = "Migrated"
  func perform() async throws -> some IntentResult { .result() }
}
struct Old: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Old"
  static let deprecation = IntentDeprecation(message: "Use the new one", replacedBy: Migrated.self)
  func perform() async throws -> some IntentResult { .result() }
}
