import AppIntents

protocol Deepest: AppIntent {}
struct Second { static let title: LocalizedStringResource = "Second"; func perform() async throws -> some IntentResult { .result() } }
struct Not: CustomStringConvertible { var description: String { "no" } }
