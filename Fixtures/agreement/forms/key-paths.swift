import AppIntents

struct Paths: AppIntent {
  static let title: LocalizedStringResource = "Paths"
  @Parameter(title: "a") var a: String
  @Parameter(title: "b") var b: Int
  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$a)") {
      \.$b
      \Self.$a
      \Paths.$b
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}
