import AppIntents

// The module's 'Parameter' is what '@Parameter' means, in an intent too; the compiler then refuses it.
struct Parameter {
  var name: String
}

struct Search: AppIntent {
  static let title: LocalizedStringResource = "Search"
  @Parameter(name: "text") var text: String
  @IntentParameter(title: "Count") var count: Int
  func perform() async throws -> some IntentResult { .result() }
}
