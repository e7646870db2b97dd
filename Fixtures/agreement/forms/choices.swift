import AppIntents

let flag = true
struct Choices: AppIntent {
  static let title: LocalizedStringResource = flag ? "A" : "B"
  static let description: IntentDescription? = if flag { "A" } else { "B" }
  static let openAppWhenRun = switch flag { case true: true; case false: false }
  @Parameter(title: "a", default: flag ? 1 : 2) var a: Int
  @Parameter(title: "b", default: { 3 }()) var b: Int
  func perform() async throws -> some IntentResult { .result() }
}
