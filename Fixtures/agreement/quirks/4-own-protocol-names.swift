import AppIntents

// Protocols are gathered by name alone: these are the project's own.
protocol AppEntity { static var title: String { get } }
protocol EntityQuery {}
struct Fake: AppEntity { static let title = "fake" }
struct FakeQuery: EntityQuery {}
struct Real: AppIntents.AppIntent { static let title: LocalizedStringResource = "Real"; func perform() async throws -> some IntentResult { .result() } }
