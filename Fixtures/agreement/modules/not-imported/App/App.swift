import AppIntents

protocol AppIntentLike {}
struct Not: AppIntentLike {}
struct Is: AppIntent { static let title: LocalizedStringResource = "Is"; func perform() async throws -> some IntentResult { .result() } }
