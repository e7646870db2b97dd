import AppIntents

struct Helped: AppIntent {
  static let title: LocalizedStringResource = "Helped"
  @Parameter(title: "a") var a: Int
  static var parameterSummary: some ParameterSummary { helper() }
  static func helper() -> some ParameterSummary { Summary("Help \(\.$a)") as IntentParameterSummary<Helped> }
  func perform() async throws -> some IntentResult { .result() }
}
