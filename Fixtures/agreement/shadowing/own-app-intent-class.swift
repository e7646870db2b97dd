import AppIntents

class AppIntent {}
class Not: AppIntent {}
struct Is: AppIntents.AppIntent { static let title: LocalizedStringResource = "Is"; func perform() async throws -> some IntentResult { .result() } }
extension Later: AppIntents.AppIntent {}
struct Later { static let title: LocalizedStringResource = "Later"; func perform() async throws -> some IntentResult { .result() } }
