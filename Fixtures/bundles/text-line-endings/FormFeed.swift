import AppIntents

struct FormFeed: AppIntent {
	static let title: LocalizedStringResource = "Form Feed"
	func perform() async throws -> some IntentResult { .result() }
}
