import AppIntents

struct Holder {
  typealias AppIntent = Sendable
  struct Not: AppIntent {}
}
struct Other {
  typealias Act = AppIntents.AppIntent
  struct Is: Act { static let title: LocalizedStringResource = "Is"; func perform() async throws -> some IntentResult { .result() } }
}
