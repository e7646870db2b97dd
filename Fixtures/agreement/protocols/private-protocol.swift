import AppIntents

fileprivate protocol Hidden: AppIntent {}
private struct Secret: Hidden { static let title: LocalizedStringResource = "Secret"; func perform() async throws -> some IntentResult { .result() } }
struct Holder {
  private struct Inner: Hidden { static let title: LocalizedStringResource = "Inner"; func perform() async throws -> some IntentResult { .result() } }
  fileprivate enum Deep { struct Most: AppIntent { static let title: LocalizedStringResource = "Most"; func perform() async throws -> some IntentResult { .result() } } }
}
private extension Holder { struct Extended: AppIntent { static let title: LocalizedStringResource = "Extended"; func perform() async throws -> some IntentResult { .result() } } }
