import AppIntents

private struct Same: AppIntent { static let title: LocalizedStringResource = "Same A"; func perform() async throws -> some IntentResult { .result() } }
private typealias Kind = AppIntent
struct UsesA: Kind { static let title: LocalizedStringResource = "Uses A"; func perform() async throws -> some IntentResult { .result() } }
