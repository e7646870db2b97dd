import AppIntents

enum K { static let s = "s"; static let list = ["a"] }
struct Members: AppIntent {
  static let title: LocalizedStringResource = "Title \(K.s)"
  static let description: IntentDescription? = IntentDescription("Described \(K.s)\(K.list.count)")
  @Parameter(title: "a", default: "a \(K.s) b") var a: String
  @Parameter(title: "b", default: "\(K.list.count)") var b: String
  func perform() async throws -> some IntentResult { .result() }
}
