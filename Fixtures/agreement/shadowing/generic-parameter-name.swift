import AppIntents

struct Box<AppIntent> { var value: AppIntent? }
func take<AppEntity>(_ x: AppEntity) {}
struct Is: AppIntent { static let title: LocalizedStringResource = "Is"; func perform() async throws -> some IntentResult { .result() } }
