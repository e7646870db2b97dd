import AppIntents

struct Lone: AppIntent {
  static let title: LocalizedStringResource = "Lone"
  @Parameter(title: "Flag") var flag: Bool
  static var parameterSummary: some ParameterSummary { When(\.$flag, .notEqualTo, false) { Summary("On \(\.$flag)") } }
  func perform() async throws -> some IntentResult { .result() }
}
