import AppIntents

struct Initial: AppIntent {
  static let title: LocalizedStringResource = "Initial"
  @Parameter(title: "a") var a: Int = 5
  @Parameter(title: "b", description: "d") var b: String = "x y"
  @Parameter(title: "c") var c: Bool = true
  func perform() async throws -> some IntentResult { .result() }
}
