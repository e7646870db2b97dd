import AppIntents

struct Words: AppIntent {
  static let title: LocalizedStringResource = "Words"
  @Parameter(title: "a") var a: String
  @Parameter(title: "b") var b: Int
  static var parameterSummary: some ParameterSummary { Summary("Say \(\.$a) \"\(\.$b)\" times\\") }
  func perform() async throws -> some IntentResult { .result() }
}
struct Nothing: AppIntent { static let title: LocalizedStringResource = "Nothing"; static var parameterSummary: some ParameterSummary { Summary() }; func perform() async throws -> some IntentResult { .result() } }
struct Only: AppIntent { static let title: LocalizedStringResource = "Only"; @Parameter(title: "x") var x: Int; static var parameterSummary: some ParameterSummary { Summary { \.$x } }; func perform() async throws -> some IntentResult { .result() } }
struct Stored: AppIntent { static let title: LocalizedStringResource = "Stored"; static var parameterSummary: some ParameterSummary { return Summary("Fixed", table: "T") }; func perform() async throws -> some IntentResult { .result() } }
