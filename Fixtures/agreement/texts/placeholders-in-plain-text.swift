import AppIntents

struct Odd: AppIntent {
  static let title: LocalizedStringResource = "Costs ${amount} and 100% %@ %lld"
  @Parameter(title: "$ {x}") var x: Int
  static var parameterSummary: some ParameterSummary { Summary("Plain ${x} and \(\.$x)") }
  func perform() async throws -> some IntentResult { .result() }
}
