import AppIntents

struct Sum: AppIntent {
  static let title: LocalizedStringResource = "Sum"
  @Parameter(title: "A") var a: Int
  static var parameterSummary: some ParameterSummary {
    #if os(Linux)
      Summary("Linux \(\.$a)")
    #else
      Summary("Else \(\.$a)") { \.$a }
    #endif
  }
  func perform() async throws -> some IntentResult { .result() }
}
