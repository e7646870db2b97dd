import AppIntents

struct Collections: AppIntent {
  static let title: LocalizedStringResource = "Collections"
  @Parameter(title: "a", default: [1, 2, 3]) var a: [Int]
  @Parameter(title: "b", default: []) var b: [String]
  @Parameter(title: "c", default: ["x", "y",]) var c: Set<String>
  @Parameter(title: "d", default: [1, 2 + 3, 4]) var d: [Int]
  @Parameter(title: "e", default: ["a", "b"] as [String]) var e: [String]?
  func perform() async throws -> some IntentResult { .result() }
}
