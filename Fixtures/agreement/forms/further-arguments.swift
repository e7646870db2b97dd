import AppIntents

struct Further: AppIntent {
  static let title = LocalizedStringResource("key", table: "Table", comment: "a comment")
  static let description = IntentDescription("text", categoryName: "Category", searchKeywords: ["one", "two"], resultValueName: "Value")
  @Parameter(title: LocalizedStringResource("k.a", defaultValue: "A"), description: .init("k.d", defaultValue: "D", table: "T")) var a: Int
  func perform() async throws -> some IntentResult { .result() }
}
