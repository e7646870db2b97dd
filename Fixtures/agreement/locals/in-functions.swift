import AppIntents

func outer() {
  struct First: AppIntent { static let title: LocalizedStringResource = "First"; func perform() async throws -> some IntentResult { .result() } }
  struct Second: AppIntent { static let title: LocalizedStringResource = "Second"; func perform() async throws -> some IntentResult { .result() } }
}
func overloaded(_ x: Int) { struct Same: AppIntent { static let title: LocalizedStringResource = "Int"; func perform() async throws -> some IntentResult { .result() } } }
func overloaded(_ x: String) { struct Same: AppIntent { static let title: LocalizedStringResource = "String"; func perform() async throws -> some IntentResult { .result() } } }
