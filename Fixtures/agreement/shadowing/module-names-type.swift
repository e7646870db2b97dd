import AppIntents

struct AppIntents2 { struct AppIntent {} }
struct Plain: AppIntents.AppIntent { static let title: LocalizedStringResource = "Plain"; func perform() async throws -> some IntentResult { .result() } }
enum App { struct Inner: AppIntents.AppIntent { static let title: LocalizedStringResource = "Inner"; func perform() async throws -> some IntentResult { .result() } } }
