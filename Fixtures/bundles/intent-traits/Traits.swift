import AppIntents

// What the newest releases add.
@AppIntent(.tool)
struct LookUpWord: AppIntent {
  static let title: LocalizedStringResource = "Look Up Word"
  static let description = IntentDescription("Finds a word's meaning.")
  static let allowedExecutionTargets: IntentExecutionTargets = .main
  @Parameter(title: "Word", description: "The word to look up") var word: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "") }
}

struct ShareWord: AppIntent {
  static let title: LocalizedStringResource = "Share Word"
  static var allowedExecutionTargets: IntentExecutionTargets { [.main, .appIntentsExtension] }
  func perform() async throws -> some IntentResult { .result() }
}
