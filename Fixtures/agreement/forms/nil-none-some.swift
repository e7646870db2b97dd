import AppIntents

struct Nothing: AppIntent {
  static let title: LocalizedStringResource = "Nothing"
  static let description: IntentDescription? = nil
  @Parameter(title: "a", default: nil) var a: Int?
  @Parameter(title: "b", default: .none) var b: Int?
  @Parameter(title: "c", default: .some(3)) var c: Int
  @Parameter(title: "d", default: Optional.none) var d: String?
  @Parameter(title: "e", default: Optional(4)) var e: Int
  @Parameter(title: "f", description: nil, default: 1) var f: Int
  func perform() async throws -> some IntentResult { .result() }
}
