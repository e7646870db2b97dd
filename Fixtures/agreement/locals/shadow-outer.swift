import AppIntents

struct Open: AppIntent { static let title: LocalizedStringResource = "Outer"; func perform() async throws -> some IntentResult { .result() } }
func scope() {
  struct Open: AppIntent { static let title: LocalizedStringResource = "Local"; @Parameter(title: "l") var l: Int; func perform() async throws -> some IntentResult { .result() } }
}
struct Holder { struct Open: AppIntent { static let title: LocalizedStringResource = "Nested"; func perform() async throws -> some IntentResult { .result() } } }
