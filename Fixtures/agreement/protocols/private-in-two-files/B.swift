import AppIntents

private struct Same: AppIntent { static let title: LocalizedStringResource = "Same B"; func perform() async throws -> some IntentResult { .result() } }
private typealias Kind = Sendable
struct UsesB: Kind { static let title = "not an intent" }
