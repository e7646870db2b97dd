import AppIntents

@AppIntents.AppIntent(schema: .system.search)
struct Find { @AppIntents.IntentParameter(title: "Words") var words: String; static let title: LocalizedStringResource = "Find"; func perform() async throws -> some IntentResult { .result() } }
